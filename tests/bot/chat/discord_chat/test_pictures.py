"""Pictures on Discord: drawn beside the event loop, and told in words if they cannot be drawn."""

from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import club
from tests.bot.easel import Easel
from tests.fakes.discord_server.layouts import text_of


async def test_pictures_are_drawn_in_a_thread_of_their_own_and_once() -> None:
    easel = Easel()
    async with club(painter=easel.painter) as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "board")
        board = await made.board()
        assert board["attachments"]
    assert easel.apart
    assert len(easel.drawn) == 1


async def test_a_board_that_cannot_be_drawn_is_told_in_words() -> None:
    easel = Easel(broken=True)
    async with club(painter=easel.painter) as made:
        board = await sit_down(made)
        assert board["attachments"] == []
        assert "Anna to move." in text_of(board)
        assert "Anna, White: men a1" in text_of(board)
        easel.broken = False
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        assert "White: men" not in asked.text
        assert (await made.board())["attachments"]
