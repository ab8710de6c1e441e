"""Choosing a move in a group: only whoever chooses sees it, and the board waits as it is."""

from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import Message, TelegramServer, User
from tests.fakes.telegram_server.private_messages import WINDOW

ROW = "Wall ▬ – which row?"
COLUMN = "Wall ▬ 6 – which column?"


def seen(members: Club, user: User) -> Message:
    """Return the one message that a member alone sees."""
    (message,) = members.group.seen_by(user)
    return message


async def choose(members: Club, board: Message) -> Message:
    """Let Anna begin to place a wall, and return what she alone sees."""
    await members.press(members.anna, "Wall ▬", board)
    return seen(members, members.anna)


def calls(members: Club, method: str) -> int:
    """Return how often a method was called."""
    return sum(called == method for called, _ in members.server.calls)


async def test_a_move_is_chosen_where_nobody_else_sees_it() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        before = board.payload
        answer = await members.press(members.anna, "Wall ▬", board)
        assert answer.text == ""
        choice = seen(members, members.anna)
        assert choice.text == ROW
        first = choice.payload["photo"]
        await members.press(members.anna, "6", choice)
        assert seen(members, members.anna) is choice
        assert choice.text == COLUMN
        assert choice.payload["photo"] != first
        assert board.payload == before
        await members.press(members.anna, "e", choice)
        assert members.group.private == {}
        assert board.text == "Anna plays e6h.\nBen to move."
        assert members.group.last is board


async def test_a_move_is_chosen_from_the_own_side_and_in_the_order_of_the_picture() -> None:
    async with club() as members:
        await members.say(members.anna, "/play quoridor")
        board = await members.say(members.cleo, "/join")
        await members.press(members.anna, "↑ e2", board)
        await members.press(members.cleo, "Wall ▬", board)
        choice = seen(members, members.cleo)
        assert [button["text"] for button in choice.buttons[0]] == list("12345678")
        await members.press(members.cleo, "6", choice)
        assert choice.labels[:8] == list("hgfedcba")


async def test_others_do_not_disturb_a_choice() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        choice = await choose(members, board)
        before = choice.payload
        for user in (members.ben, members.cleo):
            assert (await members.press(user, "Wall ▮", board)).text
        assert seen(members, members.anna) is choice
        assert choice.payload == before
        assert members.group.seen_by(members.ben) == []


async def test_a_choice_that_is_left_leaves_the_board_as_it_is() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        before = board.payload
        choice = await choose(members, board)
        made = calls(members, "editMessageMedia")
        await members.press(members.anna, "↩", choice)
        assert members.group.private == {}
        assert board.payload == before
        assert calls(members, "editMessageMedia") == made


async def test_a_second_choice_takes_the_place_of_the_first() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        first = await choose(members, board)
        await members.press(members.anna, "Wall ▮", board)
        assert seen(members, members.anna) is not first
        assert seen(members, members.anna).text == "Wall ▮ – which row?"


async def test_a_roll_is_followed_by_the_choice_of_a_move() -> None:
    async with club("61", "43") as members:
        await members.say(members.anna, "/play backgammon 3 cube")
        board = await members.say(members.ben, "/join")
        await members.say(members.anna, "/move 13/7 8/7")
        await members.press(members.ben, "Roll", board)
        choice = seen(members, members.ben)
        assert choice.text == "Which piece do you want to move?"
        assert "Ben rolls" in board.text
        label = next(label for label in choice.labels if label in board.labels)
        await members.press(members.ben, label, choice)
        assert seen(members, members.ben) is choice


async def test_news_let_a_choice_go_away() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        await choose(members, board)
        await members.say(members.anna, "/move e2")
        assert members.group.private == {}


async def test_a_choice_that_is_out_of_date_goes_away_when_it_is_pressed() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        choice = await choose(members, board)
        await members.say(members.anna, "/move e2")
        members.group.private[choice.private] = choice  # that it has gone did not arrive
        answer = await members.press(members.anna, "6", choice)
        assert "out of date" in answer.text
        assert members.group.private == {}
        assert board.text == "Anna plays e2.\nBen to move."


async def test_a_choice_that_did_not_arrive_can_be_opened_again() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        members.server.methods.private.lost = 1
        await members.press(members.anna, "Wall ▬", board)
        assert members.group.private == {}
        choice = await choose(members, board)
        members.server.methods.private.lost = 1
        await members.press(members.anna, "6", choice)
        assert choice.text == ROW
        await members.press(members.anna, "6", choice)
        assert choice.text == COLUMN


async def test_a_choice_that_is_gone_goes_on_in_the_board() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        choice = await choose(members, board)
        members.group.private.clear()
        await members.press(members.anna, "6", choice)
        assert board.text == f"Anna: {COLUMN}"
        await members.press(members.anna, "e", board)
        assert board.text == "Anna plays e6h.\nBen to move."


async def test_after_fifteen_seconds_a_move_is_chosen_in_the_board() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        members.server.methods.private.window = 0
        answer = await members.press(members.anna, "Wall ▬", board)
        assert answer.text == ""
        assert board.text == f"Anna: {ROW}"
        members.server.methods.private.window = WINDOW
        await members.press(members.anna, "↩", board)
        await choose(members, board)


async def test_where_a_chat_has_no_private_messages_that_is_learnt_once() -> None:
    async with club(private=False) as members:
        board = await begin(members, "quoridor")
        first = board.payload["photo"]
        for _ in range(2):
            await members.press(members.anna, "Wall ▬", board)
            assert board.text == f"Anna: {ROW}"
            assert board.payload["photo"] != first
            await members.press(members.anna, "↩", board)
        assert members.server.calls.count(("sendPhoto", 400)) == 1


async def test_an_older_server_shows_nobody_else_what_it_sends() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        members.server.methods.private.known = False
        for _ in range(2):
            await members.press(members.anna, "Wall ▬", board)
            assert board.text == f"Anna: {ROW}"
            assert members.group.last is board
            await members.press(members.anna, "↩", board)
        assert calls(members, "deleteMessage") == 1


async def test_a_choice_goes_on_in_the_board_if_the_server_forgets_how() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        choice = await choose(members, board)
        members.server.methods.private.known = False
        await members.press(members.anna, "6", choice)
        assert board.text == f"Anna: {COLUMN}"


async def test_where_no_pictures_may_be_sent_a_move_is_chosen_in_the_text() -> None:
    async with club() as members:
        members.group.pictures = False
        board = await begin(members, "quoridor")
        await members.press(members.anna, "Wall ▬", board)
        assert board.text.startswith(f"Anna: {ROW}\n\nAnna to move. Anna: pawn e1,")


async def test_a_typed_choice_goes_on_where_it_began() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        await members.say(members.anna, "/move")
        await members.press(members.anna, "Wall ▬", board)
        assert board.text == f"Anna: {ROW}"
        assert members.group.private == {}


async def test_a_choice_waits_for_its_own_limit_and_not_for_that_of_the_group() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        members.server.methods.rates.stop(members.group.id, 60)
        await choose(members, board)
        members.server.busy = ["sendPhoto"]
        await members.press(members.anna, "Wall ▮", board)
        assert seen(members, members.anna).text == "Wall ▮ – which row?"
        assert members.server.busy == []
        members.server.methods.rates.stopped.clear()


async def test_a_choice_in_comments_stays_at_its_table_also_after_a_restart() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        people = (members.anna, members.ben)
        group = server.supergroup(-1_000_000_000_060, *people)
        post = group.add_post("News")
        async with members.open():
            await members.say(members.anna, "/play quoridor", group, answers=post)
            board = await members.say(members.ben, "/join", group, answers=post)
            await members.press(members.anna, "Wall ▬", board)
            (choice,) = group.seen_by(members.anna)
            await members.press(members.anna, "6", choice)
            assert choice.text == COLUMN
        async with members.open():
            await members.press(members.anna, "e", choice)
            assert "Anna plays e6h." in board.text
            assert group.private == {}
        assert server.faults == []


async def test_a_choice_in_a_topic_stays_in_the_topic() -> None:
    async with club() as members:
        people = (members.anna, members.ben)
        forum = members.server.supergroup(-1_000_000_000_061, *people, topics=(7,))
        await members.say(members.anna, "/play quoridor", forum, topic=7)
        board = await members.say(members.ben, "/join", forum, topic=7)
        await members.press(members.anna, "Wall ▬", board)
        (choice,) = forum.seen_by(members.anna)
        assert choice.topic == 7
        await members.press(members.anna, "6", choice)
        await members.press(members.anna, "e", choice)
        assert "Anna plays e6h." in board.text
