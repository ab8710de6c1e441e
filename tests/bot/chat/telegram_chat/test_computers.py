"""Games against computers: how they are begun, and one board that is edited in place."""

import asyncio

from bot.engines.question import Question
from tests.bot.chat.moves import leading_to, moves_made, tokens_of
from tests.bot.chat.scores import EVERY_SCORE, SCORES
from tests.bot.chat.telegram_chat.club import AT_ONCE, Club, club
from tests.bot.chat.telegram_chat.players import ASIDE, alerted, rolls_by_itself
from tests.bot.quick_computers import QuickWorkers, by_chance
from tests.fakes.telegram_server import Chat, Message

LONGEST = 400


async def go_on(members: Club, chat: Chat) -> bool:
    """Let happen what happens without Anna; return whether she has to act then."""
    for _ in range(LONGEST):
        table = await members.table(chat)
        if table.ending:
            return False
        if table.computer_to_act:
            await members.think()
        elif rolls_by_itself(table):
            await members.wait()
        else:
            return True
    raise AssertionError


async def go_straight_on(members: Club, chat: Chat) -> None:
    """Let Anna walk to the other side by the buttons of the board, unless somebody is faster."""
    while await go_on(members, chat):
        board = members.board(chat)
        assert alerted(members, board) in ([members.anna], [])
        message = next(iter(chat.seen_by(members.anna)), board)
        ways = [label for label in message.labels if label not in ASIDE]
        await members.press(members.anna, ways[0], message)


async def tap_move(members: Club, move: str) -> None:
    """Let Anna make a move by the buttons of the board and nothing else."""
    table, board = await members.table(), members.board()
    tokens = tokens_of(table, move)
    assert alerted(members, board) in ([members.anna], [])
    while (await members.table()).log == table.log:
        message = next(iter(members.group.seen_by(members.anna)), board)
        payloads = [button["callback_data"] for row in message.buttons for button in row]
        wanted = leading_to(payloads, table, move, tokens)
        label = message.labels[payloads.index(wanted)]
        await members.press(members.anna, label, message)


def game_button(message: Message, game: str) -> str:
    """Return the button that begins a game against a computer."""
    return next(one for one in message.labels if one.startswith("🤖") and game in one.casefold())


@EVERY_SCORE
async def test_a_whole_game_by_buttons_alone(game: str) -> None:
    score = SCORES[game]

    async def choose(_: Question) -> str:
        return score.moves[moves_made(await members.table())]

    async with club(*score.rolls, workers=QuickWorkers(choose)) as members:
        await members.say(members.anna, "/start")
        await members.press(members.anna, game_button(members.group.last, game))
        while await go_on(members, members.group):
            await tap_move(members, score.moves[moves_made(await members.table())])
        board = members.board()
        assert score.won in board.text
        assert "Rematch" in board.labels
        assert alerted(members, board) == []
        boards = [one for one in members.group.of_bot if "photo" in one.payload]
        assert boards == [board]  # from the first move to the last, it is one message


async def test_one_person_plays_three_computers_whose_moves_are_told_together() -> None:
    async with club(workers=QuickWorkers()) as members:
        board = await members.say(members.anna, "/play quoridor 3 computers")
        assert "Casual computer 2 and 🤖 Casual computer 3: Quoridor" in board.text
        await members.press(members.anna, "↑ e2", board)
        assert board.text == "Anna plays e2.\n🤖 Casual computer is thinking …"
        assert await go_on(members, members.group)
        told = [line.partition(" plays ")[0] for line in board.text.splitlines()]
        assert told[:3] == [f"🤖 Casual computer{number}" for number in ("", " 2", " 3")]
        await go_straight_on(members, members.group)
        assert " wins: first to the goal." in members.board().text
        assert [one for one in members.group.of_bot if "photo" in one.payload] == [board]


async def test_a_match_with_the_cube() -> None:
    workers = QuickWorkers(by_chance("double", "take"))
    async with club("61", "21", "43", "52", "31", "16", workers=workers) as members:
        board = await members.say(members.anna, "/play backgammon 5 computer=3")
        await members.press(members.anna, "13/7 8/7", board)
        assert await go_on(members, members.group)
        assert "🤖 Club computer doubles to 2" in board.text
        assert alerted(members, board) == [members.anna]
        await members.press(members.anna, "Take", board)
        assert await go_on(members, members.group)
        assert "🤖 Club computer plays" in board.text
        await members.press(members.anna, "Double", board)
        assert board.text.endswith("🤖 Club computer is thinking …")
        assert await go_on(members, members.group)
        assert "🤖 Club computer takes" in board.text


async def test_a_player_who_comes_back_plays_on_in_the_same_message() -> None:
    async with club(workers=QuickWorkers(by_chance("f6-g5"))) as members:
        board = await members.say(members.anna, "/computer checkers")
        await members.wait(4_000)
        await members.press(members.anna, "c3-d4", board)
        assert await go_on(members, members.group)
        assert members.board() is board
        assert "🤖 Casual computer plays f6-g5." in board.text


async def test_who_has_waited_for_long_is_alerted_by_a_new_message() -> None:
    async with club(workers=QuickWorkers(by_chance("f6-g5"))) as members:
        board = await members.say(members.anna, "/computer checkers")
        await members.press(members.anna, "c3-d4", board)
        await members.wait(61)
        await members.think()
        new = members.group.last
        assert new is not board
        assert not new.silent
        assert alerted(members, new) == [members.anna]


async def test_the_buttons_of_computers_have_rows_of_their_own() -> None:
    async with club(workers=QuickWorkers()) as members:
        await members.say(members.anna, "/start")
        assert _rows(members.group.last) == [
            ["Backgammon", "Long narde"],
            ["Brazilian checkers"],
            ["Quoridor"],
            ["🤖 Backgammon", "🤖 Long narde"],
            ["🤖 Brazilian checkers"],
            ["🤖 Quoridor"],
        ]
        board = await members.say(members.anna, "/play checkers")
        assert ["🤖 Play the computer"] in _rows(board)
        await members.press(members.anna, "🤖 Play the computer", board)
        assert (await members.table()).playing


def _rows(message: Message) -> list[list[str]]:
    return [[button["text"] for button in row] for row in message.buttons]


async def test_alone_with_the_bot_one_plays_the_computer_at_once() -> None:
    async with club("61", "31", "42", "65", workers=QuickWorkers()) as members:
        chat = members.server.own_chat(members.anna)
        menu = await members.say(members.anna, "/start", chat)
        assert menu.text == "Who do you want to play? With 🤖 you play the computer, at once."
        assert menu.labels[2:6] == [
            f"🤖 {game}" for game in ("Backgammon", "Long narde", "Brazilian checkers", "Quoridor")
        ]
        assert menu.labels[6] == "Play in a group"
        await members.press(members.anna, "🤖 Quoridor", menu)
        await go_straight_on(members, chat)
        assert " wins: first to the goal." in members.board(chat).text
        await members.say(members.anna, "/play narde", chat)
        assert (await members.table(chat)).playing


async def test_where_no_computer_plays_none_is_offered() -> None:
    async with club() as members:
        menus = members.server.methods.menus
        await members.server.until(lambda: len(menus) == 9)
        listed = {entry["command"] for menu in menus.values() for entry in menu}
        assert "computer" not in listed
        await members.say(members.anna, "/start")
        assert not [label for label in members.group.last.labels if label.startswith("🤖")]
        assert "🤖 Play the computer" not in (await members.say(members.anna, "/play narde")).labels


async def test_a_second_press_while_the_computer_answers_is_answered_without_words() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        anna, own = members.anna, members.server.own_chat(members.anna)
        await members.say(anna, "/play checkers computer", own)
        await members.say(anna, "/hint yes", own)  # so taking back costs no rating any more
        await members.say(anna, "c3-d4", own, answers=members.board(own))
        await members.think()
        for label, asked in (("Take back", "asks to take back"), ("Rematch", "wants a rematch")):
            if label == "Rematch":
                await members.say(anna, "/resign yes", own)
            count = len(own.of_bot)
            presses = (members.server.press(anna, members.board(own), label) for _ in range(2))
            answers = await asyncio.gather(*presses)
            await members.settle()
            assert [answer.text for answer in answers] == ["", ""]
            assert len(own.of_bot) == count
            told = members.board(own).text
            assert asked in told
            assert "🤖 Casual computer is thinking …" in told
            await members.think()
        assert (await members.table(own)).playing
