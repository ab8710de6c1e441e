"""What happens by itself some seconds after a move: it changes the newest board, and alerts nobody.

One turn is one new message that alerts one player.
"""

import pytest

from bot.table.events import Moved
from bot.table.lines import lines
from bot.table.table import Table
from rules.game import PASS
from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.chat.discord_chat.play import next_move, tap_move
from tests.bot.chat.scores import SCORES
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Channel
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import is_private, labels
from tests.fakes.discord_server.world import GROUP

ROLLS = ("61", "31", "52")
MOVE = "13/7 8/7"


async def hand_over(made: Club, channel: Channel | None = None) -> Json:
    """Let Anna move, and return the board that tells Ben about it."""
    asked = await made.anna.slash(channel or made.channel, "move", move=MOVE)
    return asked.said[0]


async def test_a_turn_is_one_message_with_one_alert_and_the_roll_changes_it() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        await sit_down(made, "backgammon")
        board = await hand_over(made)
        assert "Ben" in text_of(board)
        assert alerted(board) == [str(made.ben.id)]
        assert labels(board) == ["Roll", "Take back", "More …"]
        before = list(made.channel.messages)
        await made.board()
        await made.later()
        assert await made.board() == board
        assert list(made.channel.messages) == before
        assert "Ben to play 3-1." in text_of(board)
        assert "Anna played 6-1: 13/7 8/7." in text_of(board)
        assert len(board["attachments"]) == 1
        await made.ben.press(board, "8/5 6/5")
        assert alerted(await made.board()) == [str(made.anna.id)]


async def test_a_move_that_is_taken_back_is_not_followed_by_a_roll() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        await sit_down(made, "backgammon")
        await hand_over(made)
        await made.anna.press(await made.board(), "Take back")
        board = await made.board()
        await made.later()
        assert await made.board() == board
        assert "Anna to play 6-1." in text_of(board)


async def test_a_roll_that_leaves_no_move_puts_up_a_board_for_the_next_player() -> None:
    score = SCORES["backgammon"]
    async with club(chance=ScriptedChance(*score.rolls)) as made:
        await sit_down(made, "backgammon")
        while not _passed(await made.table()):
            move = await next_move(made, score.moves)
            if not _passed(await made.table()):
                await tap_move(made, move)
        board = await made.board()
        before = made.channel.public[-2]
        assert [alerted(before), alerted(board)] == [[str(made.ben.id)], [str(made.anna.id)]]
        assert "Ben can’t come in from the bar" in text_of(board)
        assert items_of(before) == []


def _passed(table: Table) -> bool:
    return any(isinstance(line, Moved) and line.text == PASS for line in lines(table.log))


async def test_a_reminder_is_a_new_message_that_alerts() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        await sit_down(made, "backgammon", clock="5m")
        board = await hand_over(made)
        await made.board()
        await made.later()
        assert await made.board() == board
        await made.later(300)
        reminder = await made.board()
        assert reminder["id"] != board["id"]
        assert alerted(reminder) == [str(made.ben.id)]
        assert items_of(board) == []


async def test_a_board_that_was_deleted_is_put_up_again() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        await sit_down(made, "backgammon")
        board = await hand_over(made)
        await made.board()
        del made.channel.messages[int(board["id"])]
        await made.later()
        again = await made.board()
        assert again["id"] != board["id"]
        assert "Ben to play 3-1." in text_of(again)
        assert alerted(again) == [str(made.ben.id)]


async def test_the_roll_changes_the_newest_board_also_after_a_restart() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        await sit_down(made, "backgammon")
        board = await hand_over(made)
        await made.board()
        await made.restart()
        await made.later()
        assert await made.board() == board


def foreign(made: Club, *, in_a_server: bool) -> Channel:
    """Return a place where the bot may do nothing but answer."""
    guild = made.server.add_guild(2, member=False) if in_a_server else None
    return made.server.add_channel(guild, kind=0 if guild else GROUP)


async def begin(made: Club, place: Channel) -> Json:
    opened = await made.anna.slash(place, "play", game="backgammon")
    await made.ben.press(opened.said[0], "Join")
    return await made.board(place)


@pytest.mark.parametrize("in_a_server", [True, False])
async def test_a_roll_is_shown_where_the_bot_can_only_answer(in_a_server: bool) -> None:  # noqa: FBT001
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        place = foreign(made, in_a_server=in_a_server)
        await begin(made, place)
        typed = await hand_over(made, place)
        await made.later()
        assert "Ben to play 3-1." in text_of(typed)
        await made.ben.press(typed, "8/5 6/5")
        await made.server.until(lambda: "Ben plays" in text_of(place.public[-1]))
        board = place.public[-1]
        assert alerted(board) == [str(made.anna.id)]
        await made.later()
        assert "Anna to play 5-2." in text_of(place.public[-1])
        assert place.public[-1] == board


async def test_a_press_on_a_board_that_missed_the_roll_shows_the_board_as_it_is() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        place = foreign(made, in_a_server=True)
        await begin(made, place)
        board = await hand_over(made, place)
        await made.restart()
        await made.later()
        assert "Ben to play 3-1." not in text_of(board)
        asked = await made.ben.press(board, "More …")
        await made.server.until(lambda: asked.follow_ups)
        assert "Ben to play 3-1." in text_of(board)
        assert is_private(asked.follow_ups[0])
        assert "My side" in labels(asked.follow_ups[0])


async def test_a_stale_press_where_the_bot_can_only_answer_shows_the_board_twice() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        place = foreign(made, in_a_server=False)
        await begin(made, place)
        board = await hand_over(made, place)
        await made.restart()
        await made.later()
        asked = await made.ben.press(board, "Take back")
        await made.server.until(lambda: asked.follow_ups)
        (private,) = asked.follow_ups
        assert "Your turn to play 3-1." in text_of(private)
        assert private["attachments"]
        assert "8/5 6/5" in labels(private)
        assert "8/5 6/5" in labels(board)
