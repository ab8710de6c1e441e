"""One living board: edited while everybody looks at it, put up anew where somebody has to know."""

from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import LIVE, Club, club
from tests.bot.chat.discord_chat.play import next_move, play_by_buttons, play_by_commands
from tests.bot.chat.discord_chat.test_games import see_the_end
from tests.bot.chat.scores import EVERY_SCORE, SCORES
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import is_private
from tests.fakes.outages import Failure

PATIENCE = LIVE.patience
MOST = 15
"""So many messages and pings a game that is played live may take."""


def pings(made: Club) -> int:
    return sum(len(alerted(message)) for message in made.channel.public)


async def move(made: Club, text: str) -> Json:
    """Type a move of whoever is to move, and return the board."""
    await (await made.to_act()).slash(made.channel, "move", move=text)
    return await made.board()


@EVERY_SCORE
async def test_a_live_game_is_one_message(game: str) -> None:
    score = SCORES[game]
    async with club(chance=ScriptedChance(*score.rolls), timeouts=LIVE) as made:
        opened = await made.anna.slash(made.channel, "play", game=game)
        await made.ben.press(opened.said[0], "Join")
        await play_by_buttons(made, score.moves)
        await see_the_end(made, score)
        assert (len(made.channel.public), pings(made)) == (1, 0)
        # Nothing that was for one person alone is left lying about.
        await made.server.until(lambda: [*made.channel.messages.values()] == made.channel.public)


@EVERY_SCORE
async def test_a_live_game_that_is_typed_is_few_messages(game: str) -> None:
    score = SCORES[game]
    async with club(chance=ScriptedChance(*score.rolls), timeouts=LIVE) as made:
        await made.anna.slash(made.channel, "play", game=game, opponent=made.ben)
        await made.ben.slash(made.channel, "accept")
        await play_by_commands(made, score.moves)
        await see_the_end(made, score)
        assert len(made.channel.public) <= MOST
        assert pings(made) <= MOST
        await made.server.until(lambda: [*made.channel.messages.values()] == made.channel.public)


async def test_over_days_every_turn_is_an_alert() -> None:
    score = SCORES["checkers"]
    async with club(timeouts=LIVE) as made:
        await sit_down(made)
        turns = 0
        while text := await next_move(made, score.moves):
            await made.later(PATIENCE)
            before, turns = made.channel.public[-1], turns + 1
            board = await move(made, text)
            if (await made.table()).playing:
                assert board["id"] != before["id"]
                assert alerted(board) == [str((await made.to_act()).id)]
                assert not before["attachments"]
        assert turns == 13


async def test_a_player_who_went_away_is_alerted_to_the_board_that_changed_quietly() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        await move(made, "c3-d4")
        quiet = await move(made, "f6-g5")
        assert quiet["id"] == board["id"]
        await made.later(PATIENCE - 1)
        assert made.channel.public == [board]
        await made.later(1)
        new = await made.board()
        assert new["id"] != board["id"]
        assert alerted(new) == [str(made.anna.id)]
        assert "Ben plays f6-g5." in text_of(new)
        assert (items_of(board), board["attachments"]) == ([], [])
        await made.later(PATIENCE * 10)
        assert made.channel.public == [board, new]
        await made.anna.press(new, "g3-h4")
        await made.board()


async def test_whoever_looks_around_is_not_alerted() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        await move(made, "c3-d4")
        await made.later(PATIENCE - 10)
        await made.ben.press(board, "More …")
        await made.later(20)
        assert pings(made) == 0
        await made.later(PATIENCE)
        assert alerted(await made.board()) == [str(made.ben.id)]


async def test_the_alert_survives_a_restart_and_does_not_come_early() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        await move(made, "c3-d4")
        await made.restart()
        await made.later(10)
        assert made.channel.public == [board]
        await made.later(PATIENCE)
        assert alerted(await made.board()) == [str(made.ben.id)]


async def test_a_board_that_has_scrolled_away_is_put_up_anew() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        caio = Person(made.server, "Caio")
        for number in range(4):
            caio.say(made.channel, f"Message {number}")
            await caio.slash(made.channel, "help")
        assert (await move(made, "c3-d4"))["id"] == board["id"]
        caio.say(made.channel, "One more.")
        new = await move(made, "f6-g5")
        assert new["id"] != board["id"]
        assert alerted(new) == [str(made.anna.id)]
        assert made.channel.live == [new]


async def test_a_typed_move_changes_the_board_and_leaves_nothing_else() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.server.until(lambda: asked.original is None)
        assert list(made.channel.messages.values()) == [board]
        assert "Anna plays c3-d4." in text_of(board)


async def test_looking_at_the_board_brings_it_down_and_keeps_the_alert() -> None:
    async with club(timeouts=LIVE) as made:
        await sit_down(made)
        await move(made, "c3-d4")
        await made.anna.slash(made.channel, "board")
        assert alerted(await made.board()) == []
        await made.later(PATIENCE)
        assert alerted(await made.board()) == [str(made.ben.id)]


async def test_a_board_that_was_deleted_is_put_up_again() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        del made.channel.messages[int(board["id"])]
        new = await move(made, "c3-d4")
        assert new["id"] != board["id"]
        assert not is_private(new)


async def test_a_board_that_was_edited_too_often_is_put_up_again() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        made.channel.worn_out.add(int(board["id"]))
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.server.until(lambda: "c3-d4" in text_of(made.channel.public[-1]))
        assert made.channel.public[-1]["id"] != board["id"]


async def test_a_board_that_cannot_be_edited_now_is_told_a_moment_later() -> None:
    async with club(timeouts=LIVE) as made:
        board = await sit_down(made)
        editing = f"PATCH /api/channels/{made.channel.id}/messages/{board['id']}"
        made.server.outages.plan(editing, Failure.FORBIDDEN_PAGE)
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.server.until(lambda: asked.follow_ups)
        await made.later(60)
        assert "Anna plays c3-d4." in text_of(await made.board())


async def test_a_move_tapped_in_private_changes_the_board_where_the_bot_can_only_answer() -> None:
    async with club(timeouts=LIVE) as made:
        channel = made.server.add_channel(made.server.add_guild(2, member=False))
        opened = await made.anna.slash(channel, "play", game="quoridor")
        await made.ben.press(opened.said[0], "Join")
        board = await made.board(channel)
        private = (await made.anna.press(board, "Wall ▬")).said[0]
        await made.anna.press(private, "3")
        await made.anna.press(private, "e")
        assert await made.board(channel) == board
        assert "Anna plays e3h." in text_of(board)
        assert channel.public == [board]
