"""The page inside Telegram: the table of the chat, played here and there."""

from bot.engines.question import Question
from tests.bot.chat.frames.telegram import open_board, telegram
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_computers import go_on
from tests.bot.quick_computers import QuickWorkers, by_chance
from tests.fakes.outages import Failure

SUPERGROUP = -1_000_000_000_051


async def test_what_is_played_on_the_page_shows_in_the_chat_and_the_reverse() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        picture = board.payload["photo"]
        anna = await open_board(members, page, members.anna, board)
        assert anna.me == {"id": "telegram:1", "name": "Anna"}
        assert (anna.mine, anna.pane["status"]) == (True, "Your move.")
        assert "c3, your man" in anna.touches
        await anna.touch("c3", "b4")
        assert not anna.mine
        await members.server.until(lambda: "c3-b4" in board.text)
        assert board.text == "Anna plays c3-b4.\nBen to move."
        assert board.payload["photo"] != picture
        await members.press(members.ben, "b6-a5", board)
        await anna.until(lambda window: window.mine)
        assert anna.news == ["Anna plays c3-b4.", "Ben plays b6-a5."]


async def test_both_windows_follow_each_from_its_own_side() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        anna = await open_board(members, page, members.anna, board)
        ben = await open_board(members, page, members.ben, board)
        assert (anna.pane.get("seat", 0), ben.pane.get("seat", 0)) == (0, 1)
        assert (anna.mine, ben.mine, ben.touches) == (True, False, [])
        assert anna.pane["image"]["url"] != ben.pane["image"]["url"]
        await anna.touch("c3", "b4")
        await ben.until(lambda window: window.mine)
        await ben.touch("b6", "a5")
        await anna.until(lambda window: window.mine)
        await members.server.until(lambda: "b6-a5" in board.text)
        assert board.text == "Ben plays b6-a5.\nAnna to move."
        for window in (anna, ben):
            assert window.news == ["Anna plays c3-b4.", "Ben plays b6-a5."]


async def test_a_window_that_opens_later_shows_the_table_as_it_is() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        await members.press(members.anna, "c3-b4", board)
        ben = await open_board(members, page, members.ben, board)
        assert (ben.mine, ben.news) == (True, [])


async def test_in_a_private_chat_the_computer_answers_in_both_places() -> None:
    async def choose(question: Question) -> str:
        return await by_chance("b6-a5")(question)

    async with telegram(workers=QuickWorkers(choose)) as (members, page):
        own = members.server.own_chat(members.anna)
        board = await members.say(members.anna, "/play checkers", own)
        anna = await open_board(members, page, members.anna, board)
        assert anna.mine
        await anna.touch("c3", "b4")
        await members.server.until(lambda: "c3-b4" in board.text)
        assert await go_on(members, own)
        await anna.until(lambda window: window.mine)
        assert "b6-a5" in members.board(own).text
        assert "b6-a5" in anna.news[-1]


async def test_a_topic_of_a_forum_has_its_own_table() -> None:
    async with telegram() as (members, page):
        people = (members.anna, members.ben)
        forum = members.server.supergroup(SUPERGROUP, *people, topics=(7, 8))
        for topic in (7, 8):
            await members.say(members.anna, "/play checkers", forum, topic=topic)
            await members.say(members.ben, "/join", forum, topic=topic)
        boards = [members.board(forum, topic) for topic in (7, 8)]
        seven, eight = [await open_board(members, page, members.anna, one) for one in boards]
        await seven.touch("c3", "b4")
        await members.server.until(lambda: "c3-b4" in boards[0].text)
        await members.settle()
        assert boards[0].topic == 7
        assert "c3-b4" not in boards[1].text
        assert (seven.mine, eight.mine) == (False, True)


async def test_a_member_who_looks_on_can_press_nothing_of_the_players() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        dan = await open_board(members, page, members.dan, board)
        assert (dan.touches, dan.mine) == ([], False)
        assert [plate.get("yours", False) for plate in dan.pane["plates"]] == [False, False]
        anna = await open_board(members, page, members.anna, board)
        payload = anna.pane["touches"][0]["payload"]
        assert not await dan.press(payload)
        await anna.touch("c3", "b4")
        await dan.until(lambda window: window.news[-1] == "Anna plays c3-b4.")


async def test_nobody_acts_for_another_seat() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        anna = await open_board(members, page, members.anna, board)
        ben = await open_board(members, page, members.ben, board)
        assert not await ben.press("2 move c3-b4")
        assert not await ben.say("/move c3-b4")
        await anna.touch("c3", "b4")
        assert not await anna.press("3 move b6-a5")
        assert not await anna.say("b6-a5")
        assert (await members.table()).to_act == 1


async def test_who_looks_on_sits_down_as_themselves() -> None:
    async with telegram() as (members, page):
        board = await members.say(members.anna, "/play checkers")
        ben = await open_board(members, page, members.ben, board)
        assert await ben.say("/join")
        await members.server.until(lambda: "Ben" in members.board().text)
        assert [one.id for one in (await members.table()).players] == ["telegram:1", "telegram:2"]


async def test_the_page_speaks_the_language_of_the_app() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        cleo = await open_board(members, page, members.cleo, board)
        assert cleo.pane["status"] == "Ходит Anna."


async def test_a_group_that_becomes_a_supergroup_keeps_its_windows() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        proof = members.server.open_app(members.anna, board, "Open board")
        session = await page.session("telegram", proof)
        new = await members.server.upgrade(members.group, SUPERGROUP)
        await members.settle()
        anna = await page.open(session)
        await anna.touch("c3", "b4")
        await members.server.until(lambda: "c3-b4" in members.board(new).text)


async def test_news_that_a_window_knows_are_not_told_again() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        anna = await open_board(members, page, members.anna, board)
        await members.press(members.anna, "c3-b4", board)
        await anna.until(lambda window: window.news)
        again = await members.desk.catch_up((await members.table()).id, 3)
        assert again is not None
        for _ in range(2):
            await page.chat.say(again)
        await members.press(members.ben, "b6-a5", board)
        await anna.until(lambda window: window.mine)
        assert anna.news == ["Anna plays c3-b4.", "Ben plays b6-a5."]


async def test_what_is_not_about_the_table_stays_on_the_page() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        anna = await open_board(members, page, members.anna, board)
        ben = await open_board(members, page, members.ben, board)
        said = len(members.group.of_bot)
        assert await anna.say("/stats")
        await ben.until(lambda window: len(window.told) == 2)
        await members.settle()
        assert ben.news[0] == "/stats"
        assert len(members.group.of_bot) == said


async def test_what_telegram_does_not_take_now_is_shown_later() -> None:
    async with telegram() as (members, page):
        board = await begin(members)
        anna = await open_board(members, page, members.anna, board)
        members.server.outages.plan("editMessageMedia", Failure.UNAVAILABLE)
        await anna.touch("c3", "b4")
        assert anna.news == ["Anna plays c3-b4."]
        while not members.server.outages.over or "c3-b4" not in board.text:
            await members.wait(1)
        assert anna.news == ["Anna plays c3-b4."]
