"""What one player alone sees: menus, refusals, the board from their side."""

from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import club
from tests.bot.chat.discord_chat.play import EDIT
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.seen import is_private, labels


async def test_a_move_is_tapped_in_a_message_that_only_the_player_sees() -> None:
    async with club() as made:
        board = await sit_down(made, "quoridor")
        first = (await made.anna.press(board, "Wall ▬")).said[0]
        assert is_private(first)
        assert sorted(labels(first)) == [*"12345678", "Back"]
        second = await made.anna.press(first, "3")
        assert (second.answer, second.original) == (EDIT, first)
        assert len(first["attachments"]) == 1
        await made.anna.press(first, "Back")
        await made.anna.press(first, "3")
        await made.anna.press(first, "e")
        new = await made.board()
        assert "Anna plays e3h." in text_of(new)
        await made.server.until(lambda: int(first["id"]) not in made.channel.messages)


async def test_somebody_else_who_presses_is_refused_kindly_and_alone() -> None:
    async with club() as made:
        board = await sit_down(made)
        caio = Person(made.server, "Caio")
        asked = await caio.press(board, "c3-d4")
        assert is_private(asked.said[0])
        assert "Only the players at the table can do that" in asked.text
        asked = await made.ben.press(board, "c3-d4")
        assert is_private(asked.said[0])
        assert "It’s Anna’s turn" in asked.text
        assert made.channel.live == [board]


async def test_a_press_on_an_old_board_shows_the_board_as_it_is() -> None:
    async with club() as made:
        board = await sit_down(made)
        old = {**board, "components": board["components"]}
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.board()
        asked = await made.ben.press(old, "c3-d4")
        (shown,) = asked.said
        assert is_private(shown)
        assert shown["attachments"]
        assert "Your move." in asked.text
        await made.ben.press(shown, "f6-g5")
        assert "Ben plays f6-g5." in text_of(await made.board())
        await made.server.until(lambda: int(shown["id"]) not in made.channel.messages)


async def test_giving_up_has_to_be_confirmed() -> None:
    async with club() as made:
        board = await sit_down(made)
        private = (await made.anna.press(board, "More …")).said[0]
        assert is_private(private)
        await made.anna.press(private, "Resign")
        assert (await made.table()).playing
        await made.anna.press(private, "Resign")
        over = await made.board()
        assert "Ben wins" in text_of(over)
        assert labels(over)[0] == "Rematch"


async def test_the_board_from_my_side_is_for_me_alone() -> None:
    async with club() as made:
        board = await sit_down(made)
        private = (await made.ben.press(board, "More …")).said[0]
        await made.ben.press(private, "My side")
        assert is_private(private)
        assert private["attachments"]
        assert made.channel.live == [board]


async def test_a_draw_is_offered_and_accepted_by_buttons() -> None:
    async with club() as made:
        private = (await made.anna.press(await sit_down(made), "More …")).said[0]
        await made.anna.press(private, "Draw")
        board = await made.board()
        assert alerted(board) == [str(made.ben.id)]
        await made.ben.press(board, "Accept")
        assert "It’s a draw" in text_of(await made.board())
