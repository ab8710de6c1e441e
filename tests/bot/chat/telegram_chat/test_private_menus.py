"""Menus and answers in a group that only whoever pressed sees."""

from bot.chat.telegram_chat.limiter import Limiter, Rate, SendingRates
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_private_choosing import seen


async def test_a_menu_is_seen_by_its_asker_alone() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        await members.press(members.ben, "More …", board)
        menu = seen(members, members.ben)
        assert menu.text == "What would you like to do?"
        assert members.group.last is board
        await members.press(members.ben, "↩", menu)
        assert members.group.private == {}
        assert board.payload == before


async def test_whether_to_resign_is_asked_alone_and_the_board_keeps_its_buttons() -> None:
    async with club() as members:
        board = await begin(members)
        before = board.payload
        await members.press(members.ben, "More …", board)
        menu = seen(members, members.ben)
        await members.press(members.ben, "Resign", menu)
        assert seen(members, members.ben) is menu
        assert menu.text.startswith("Do you want to resign?")
        assert board.payload == before
        assert members.group.last is board
        await members.press(members.ben, next(iter(menu.labels)), menu)
        assert members.group.private == {}
        assert (await members.table()).ending


async def test_a_long_answer_is_seen_by_its_asker_alone() -> None:
    async with club() as members:
        table = await members.say(members.anna, "/play narde")
        answer = await members.press(members.ben, "Rules", table)
        assert answer.text == ""
        assert len(seen(members, members.ben).text) > 200
        assert members.group.last is table


async def test_an_answer_takes_the_place_of_its_menu_if_it_fits() -> None:
    async with club() as members:
        board = await begin(members)
        await members.press(members.ben, "More …", board)
        menu = seen(members, members.ben)
        await members.press(members.ben, "Moves so far", menu)
        assert seen(members, members.ben) is menu
        assert "No moves" in menu.text


async def test_an_answer_that_is_too_long_for_its_menu_is_another_message() -> None:
    async with club() as members:
        board = await begin(members)
        await members.press(members.ben, "More …", board)
        menu = seen(members, members.ben)
        await members.press(members.ben, "Rules", menu)
        assert seen(members, members.ben) is not menu
        assert len(seen(members, members.ben).text) > 1_024


async def test_my_side_is_shown_in_the_group_and_alone() -> None:
    async with club() as members:
        board = await begin(members)
        await members.press(members.ben, "More …", board)
        await members.press(members.ben, "My side", seen(members, members.ben))
        mine = seen(members, members.ben)
        assert mine.is_photo
        assert mine.buttons == []
        assert members.server.own_chat(members.ben).of_bot == []


async def test_a_menu_that_is_gone_is_sent_to_the_group() -> None:
    async with club() as members:
        board = await begin(members)
        await members.press(members.ben, "More …", board)
        menu = seen(members, members.ben)
        members.group.private.clear()
        await members.press(members.ben, "Resign", menu)
        assert members.group.last.text.startswith("Ben: Do you want to resign?")


def test_what_one_member_sees_has_a_limit_of_its_own() -> None:
    limiter = Limiter(SendingRates(chat=(Rate(1, 60),), overall=(Rate(2, 60),)), clock=lambda: 0)
    beside = limiter.beside()
    limiter.count(7)
    assert limiter.wait(7) > 0
    assert beside.wait(7) <= 0
    beside.count(7)
    assert beside.wait(8) > 0
