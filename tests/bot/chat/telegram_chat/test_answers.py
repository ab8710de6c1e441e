"""Answers are messages of their own: they leave the board and its buttons alone."""

from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin

ANSWERED = (
    "/stats", "/stats @benb", "/top", "/replay", "/history", "/export", "/help", "/rules", "/moves",
    "/settings", "/forgetme", "/play", "/board mine", "/board words", "/verify", "/resign", "/more",
    "/move", "/move c3-d4", "/undo",
)  # fmt: skip


async def test_what_somebody_else_types_leaves_the_board_alone() -> None:
    async with club() as members:
        board = await begin(members)
        await members.say(members.anna, "/move c3-d4")
        before = board.payload
        for text in ANSWERED:
            answer = await members.say(members.cleo, text)
            assert answer is not board
            assert (text, board.payload) == (text, before)
        assert members.board() is board


async def test_what_is_pressed_after_a_game_leaves_its_last_board_alone() -> None:
    async with club("61") as members:
        board = await begin(members, "backgammon")
        await members.press(members.anna, "8/2 6/5", board)
        await members.say(members.anna, "/stop")
        before = board.payload
        for label in ("Replay", "As a file", "Check the dice", "New game"):
            await members.press(members.cleo, label, board)
            assert members.group.last is not board
            assert board.payload == before


async def test_a_move_is_chosen_while_others_ask_for_other_things() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        await members.press(members.anna, "Wall ▬", board)
        for user, text in ((members.cleo, "/board"), (members.ben, "/more"), (members.dan, "/top")):
            await members.say(user, text)
        await members.press(members.ben, "↩", members.group.of_bot[-2])
        assert board.text == "Anna: Wall ▬ – which row?"
        await members.press(members.anna, "6", board)
        await members.press(members.anna, "e", board)
        assert board.text == "Anna plays e6h.\nBen to move."
