"""The end of a game that another follows: a message of its own, before the next board."""

from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import is_private, labels

ROLLS = ("61", "31", "42")


async def see_the_end_and_the_next_game(made: Club) -> None:
    """Look at the last two messages: how the game ended, and the board of the next one."""
    board = await made.board()
    finale, last = made.channel.public[-2:]
    assert last == board
    assert "Ben wins" in text_of(finale)
    assert "Anna to play 3-1." in text_of(board)
    assert "Ben wins" not in text_of(board)
    assert items_of(finale) == []
    assert alerted(finale) == []
    assert pictures(finale) == pictures(board) == 1
    described = [message["attachments"][0]["description"] for message in (finale, board)]
    assert described[0] != described[1]
    assert "More …" in labels(board)


def pictures(message: Json) -> int:
    return len([one for one in message["attachments"] if one["filename"] == "board.png"])


async def test_a_game_that_is_resigned_by_command_is_shown_before_the_next() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        await sit_down(made, "backgammon", match="5")
        asked = await made.anna.slash(made.channel, "resign", how="backgammon")
        assert not is_private(asked.said[0])
        await see_the_end_and_the_next_game(made)
        # The board is known by its own message, and not by that of the end.
        await made.anna.press(await made.board(), "More …")
        assert labels(await made.board())


async def test_a_game_that_is_resigned_by_buttons_is_shown_before_the_next() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        board = await sit_down(made, "backgammon", match="5")
        private = (await made.anna.press(board, "More …")).said[0]
        await made.anna.press(private, "Resign")
        await made.anna.press(private, "backgammon (3)")
        await see_the_end_and_the_next_game(made)
        assert items_of(board) == []


async def test_a_game_lost_on_time_is_shown_before_the_next() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        board = await sit_down(made, "backgammon", match="5", clock="5m", falls="yes")
        await made.later(270)
        await made.board()
        await made.later(80)
        await see_the_end_and_the_next_game(made)
        assert items_of(board) == []
