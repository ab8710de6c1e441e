"""The button *Open board*: where it is, what it opens, and where there is none."""

from random import Random

import pytest

from bot.chat.telegram_chat import MiniApp
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.crowd import Crowd, buttons_of, command_of
from tests.bot.chat.telegram_chat.players import MIXED_DICE
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_double_taps import landings
from tests.bot.quick_computers import QuickWorkers
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import Message, TelegramServer
from tests.fakes.telegram_server.checks import keyboard
from tests.fakes.telegram_server.errors import Refused
from tests.fakes.telegram_server.world import TOKEN

APP = MiniApp("https://parlour.example/play", "board")
OPEN = "Open board"
GROUP_BUTTON = {
    "text": OPEN,
    "url": f"https://t.me/parlour_bot/board?startapp={TableTokens(TOKEN).seal(Place(-50).table)}",
}


def opens(message: Message) -> bool:
    """Return whether a message has the button, in a row of its own above the others."""
    assert message.labels.count(OPEN) == message.labels[:1].count(OPEN)
    return bool(message.buttons) and [one["text"] for one in message.buttons[0]] == [OPEN]


async def test_a_board_in_a_group_has_a_link_to_the_app() -> None:
    async with club(mini_app=APP) as members:
        lobby = await members.say(members.anna, "/play checkers")
        assert lobby.buttons[0] == [GROUP_BUTTON]
        assert "Invite" in lobby.labels
        board = await members.say(members.ben, "/join")
        assert board.buttons[0] == [GROUP_BUTTON]


async def test_a_board_in_a_private_chat_opens_the_page() -> None:
    async with club(mini_app=APP, workers=QuickWorkers()) as members:
        own = members.server.own_chat(members.anna)
        board = await members.say(members.anna, "/play checkers", own)
        token = TableTokens(TOKEN).seal(Place(own.id).table)
        url = f"https://parlour.example/play/?table={token}"
        assert board.buttons[0] == [{"text": OPEN, "web_app": {"url": url}}]
        assert board.is_photo


async def test_a_group_has_none_without_the_name_of_the_app() -> None:
    async with club(mini_app=MiniApp(APP.url)) as members:
        assert not opens(await begin(members))
        own = members.server.own_chat(members.anna)
        assert opens(await members.say(members.anna, "/play checkers", own))


async def test_without_an_address_nothing_changes() -> None:
    async with club() as members:
        assert not opens(await begin(members))
        own = members.server.own_chat(members.anna)
        assert not opens(await members.say(members.anna, "/play checkers", own))


async def test_the_button_stays_while_people_play() -> None:
    async with club(mini_app=APP, private=False) as members:
        board = await begin(members, "quoridor")
        await members.press(members.anna, "Wall ▬", board)
        assert opens(board)
        assert "↩" in board.labels
        await members.press(members.anna, "↩", board)
        assert opens(board)
        await members.say(members.anna, "/move e2")
        assert opens(members.board())
        await members.say(members.ben, "/resign")
        assert opens(members.board())
        assert members.server.faults == []


async def test_other_messages_have_no_such_button() -> None:
    async with club(mini_app=APP) as members:
        board = await begin(members)
        await members.press(members.anna, "More …", board)
        (menu,) = members.group.seen_by(members.anna)
        assert OPEN not in menu.labels
        for text in ("/play", "/rules narde", "/settings", "/board words"):
            assert OPEN not in (await members.say(members.cleo, text)).labels


async def test_it_is_written_in_the_language_of_the_table() -> None:
    async with club(mini_app=APP) as members:
        board = await members.say(members.cleo, "/play checkers")
        assert board.labels[0] == "Открыть доску"


async def test_a_new_game_can_be_begun_where_one_was_closed() -> None:
    async with club(mini_app=APP) as members:
        await members.say(members.anna, "/play checkers")
        await members.say(members.anna, "/leave")
        assert members.group.last.labels == [OPEN, "New game"]


async def test_a_board_that_has_not_changed_is_not_sent_again() -> None:
    async with club(mini_app=APP) as members:
        board = await begin(members)
        before = board.payload
        answer = await members.press(members.ben, "c3-d4", board)
        assert answer.text
        assert board.payload == before
        assert members.group.last is board


async def test_an_old_board_gets_the_button_with_its_next_move() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        async with members.open():
            board = await begin(members)
            assert not opens(board)
        members.mini_app = APP
        async with members.open():
            assert await members.say(members.anna, "/move c3-d4") is board
            assert opens(board)
        assert server.faults == []


@pytest.mark.parametrize("game", ["backgammon", "quoridor"])
async def test_no_grave_button_comes_where_another_was(game: str) -> None:
    async with club("61", *MIXED_DICE, mini_app=APP) as members:
        people = Crowd(members, members.group, (members.anna, members.ben), game, Random(1))
        await people.begin()
        board = members.board()
        more = next(each for each in buttons_of(board) if command_of(each) == "more")
        await people.press(members.anna, board, more)
        under = landings(board, more, people.shown_to(members.anna)[-1])
        assert [each["text"] for each in under if each.get("style") == "danger"] == []


def test_telegram_has_such_buttons_in_private_chats_only() -> None:
    button = {"text": OPEN, "web_app": {"url": "https://parlour.example/"}}
    keyboard({"inline_keyboard": [[button]]}, private=True)
    with pytest.raises(Refused, match="BUTTON_TYPE_INVALID"):
        keyboard({"inline_keyboard": [[button]]}, private=False)
    with pytest.raises(Refused, match="Only HTTPS"):
        keyboard(
            {"inline_keyboard": [[{**button, "web_app": {"url": "http://parlour.example/"}}]]},
            private=True,
        )
