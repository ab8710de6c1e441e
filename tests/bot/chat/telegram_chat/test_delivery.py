"""Updates sent twice, unreachable servers, and chats that blocked the bot."""

from dataclasses import replace
from math import inf
from urllib.parse import urlsplit

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.chat.telegram_chat import (
    Access,
    PortTaken,
    TelegramChat,
    TokenRefused,
    Webhook,
    WebhookRefused,
    connection,
)
from bot.desk import turns
from bot.desk.desk import Desk, now
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, TableId
from bot.replies.reply import Announcement
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, StoreUnreachable
from bot.table.clock import DAY
from tests.bot.chat.telegram_chat.club import RATES, SECOND, Club, club
from tests.bot.chat.telegram_chat.players import DICE, type_a_game
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_games import check_end
from tests.bot.scripted import ScriptedChance
from tests.bot.store.servers import free_ports
from tests.fakes.telegram_server import TelegramServer
from tests.fakes.telegram_server.world import TOKEN

LONG_AFTER = Moment(2**42)


def sweeper(members: Club) -> Sweeper:
    """Return a sweeper whose clock is a day ahead."""
    return Sweeper(members.desk, {"telegram": members.chat}, clock=lambda: Moment(now() + DAY))


@pytest.mark.parametrize("how", ["polling", "webhook"])
async def test_an_update_that_comes_twice_counts_once(how: str) -> None:
    async with club("61", "11", "22", webhook=how == "webhook") as members:
        await begin(members, "backgammon")
        message = members.group.add(members.anna.data(), {"text": "/move 8/2 6/5", "entities": []})
        update = await members.server.updates.send("message", message.data())
        await members.server.updates.repeat(update)
        await members.settle()
        assert (await members.table()).to_act == 1
        said = len(members.group.of_bot)
        await members.server.updates.repeat(update)
        await members.settle()
        assert len(members.group.of_bot) == said


async def test_a_question_that_comes_twice_is_answered_once() -> None:
    async with club(webhook=True) as members:  # whoever polls is asked for later updates only
        message = members.group.add(members.anna.data(), {"text": "/rules narde", "entities": []})
        update = await members.server.updates.send("message", message.data())
        await members.server.updates.repeat(update)
        await members.settle()
        assert len(members.group.of_bot) == 1


async def test_an_update_that_comes_twice_counts_once_in_two_processes() -> None:
    async with club() as members:
        board = await begin(members)
        message = members.group.add(members.anna.data(), {"text": "/move c3-d4", "entities": []})
        update = await members.server.updates.send("message", message.data())
        await members.settle()
    async with TelegramServer.running(SECOND) as server:
        later = Club(server, members.store, ScriptedChance())
        later.group = later.server.methods.chats[-50] = members.group
        async with later.open():
            await server.updates.repeat(update)
            await later.settle()
            assert (await later.table()).log[-1].event.text == "c3-d4"  # type: ignore[union-attr]
            assert later.group.last is board


async def test_a_webhook_lets_in_only_telegram() -> None:
    async with club(webhook=True) as members, aiohttp.ClientSession() as session:
        await members.say(members.anna, "/play checkers")
        for secret in ("", "guess"):
            headers = {"X-Telegram-Bot-Api-Secret-Token": secret}
            async with session.post(members.routes[0], json={}, headers=headers) as answer:
                assert answer.status == 403
        async with session.get(members.routes[0]) as answer:
            assert answer.status == 405


async def test_several_processes_serve_one_game() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance(*DICE))
        async with members.open(webhook=True, processes=3):
            await members.say(members.anna, "/play checkers")
            await members.say(members.ben, "/join")
            await type_a_game(members, members.group)
            check_end(members)
        assert server.faults == []


async def test_one_chat_that_has_to_wait_disturbs_no_other() -> None:
    async with club() as members:
        board = await begin(members)
        other = members.server.group(-60, members.anna, members.ben)
        await members.say(members.anna, "/play checkers", other)
        await members.say(members.ben, "/join", other)
        members.server.methods.rates.stop(members.group.id, inf)
        before = board.payload
        for user, move in (
            (members.anna, "c3-d4"),
            (members.ben, "f6-g5"),
            (members.anna, "d4-e5"),
        ):
            await members.server.type(user, members.group, f"/move {move}")
            await members.server.type(user, other, f"/move {move}")
        await members.server.until(lambda: "Anna plays d4-e5." in other.last.text)
        answer = await members.server.press(members.cleo, board, "c3-d4")
        assert answer.alert
        assert board.payload == before
        calls = len(members.server.calls)
        members.server.methods.rates.stop(members.group.id, 0)
        await members.settle()
        assert "Anna plays d4-e5." in board.text
        edits = [call for call in members.server.calls[calls:] if call[0] == "editMessageMedia"]
        assert edits.count(("editMessageMedia", 200)) == 1
        told = board.text.splitlines()
        assert told[:3] == ["Anna plays c3-d4.", "Ben plays f6-g5.", "Anna plays d4-e5."]
        assert await members.store.claim_unannounced("telegram", LONG_AFTER, LONG_AFTER) == ()
        assert set(members.server.methods.rates.refused) == {members.group.id}


async def test_who_has_blocked_the_bot_hears_no_reminders_and_keeps_the_game() -> None:
    async with club() as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, "/play checkers clock=1d @anna_a", own)
        members.anna.blocked = True
        await sweeper(members).sweep()
        assert (await members.table(own)).playing
        assert await members.store.claim_unannounced("telegram", LONG_AFTER, LONG_AFTER) == ()
        members.anna.blocked = False
        assert "Anna plays c3-d4." in (await members.say(members.anna, "c3-d4", own)).text


class Forgetful(MemoryStore):
    """A store that is away now and then."""

    away = False

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Load, or not."""
        if self.away:
            raise StoreUnreachable
        return await super().load(table, *owners)


async def test_a_press_is_answered_while_the_store_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "_PAUSE", 0.001)
    store = Forgetful()
    async with club(store=store) as members:
        board = await begin(members)
        store.away = True
        answer = await members.press(members.anna, "c3-d4", board)
        assert answer.text.startswith("I can’t reach my records right now, so that was not done.")
        store.away = False
        await members.press(members.anna, "c3-d4", board)
        assert board.text == "Anna plays c3-d4.\nBen to move."


async def test_reminders_are_new_messages() -> None:
    async with club() as members:
        board = await begin(members, "checkers clock=1d")
        await sweeper(members).sweep()
        await members.settle()
        reminder = members.group.last
        assert reminder is not board
        assert "Time is running out." in reminder.text
        assert board.buttons == []


async def test_where_the_bot_was_thrown_out_it_says_nothing() -> None:
    async with club() as members:
        await begin(members)
        members.group.kicked = True
        reply = Announcement(table=TableId("telegram:-50"), text="Hello?")
        with pytest.raises(Undeliverable):
            await members.chat.say(reply)
        with pytest.raises(Undeliverable):
            await members.chat.say(replace(reply, table=TableId("telegram:-99")))


async def test_a_server_that_is_away_is_tried_again_later() -> None:
    async with club() as members:
        await begin(members)
        members.server.closed = 1_000
        with pytest.raises(NotNow):
            await members.chat.say(Announcement(table=TableId("telegram:-50"), text="Hello?"))
        members.server.closed = 0


async def test_a_message_that_was_lost_is_sent_by_the_sweeper() -> None:
    async with club() as members:
        board = await begin(members)
        members.group.kicked = True
        await members.server.type(members.anna, members.group, "/move c3-d4")
        await members.settle()
        members.group.kicked = False
        assert "c3-d4" not in board.text
        await sweeper(members).sweep()
        assert "Anna plays c3-d4." in members.group.last.text


async def test_nothing_is_said_before_telegram_is_there() -> None:
    async with TelegramServer.running() as server:
        chat = TelegramChat(Desk(MemoryStore()), Access(TOKEN, server.url), rates=RATES)
        with pytest.raises(NotNow):
            await chat.say(Announcement(table=TableId("telegram:-50"), text="Hello?"))


async def test_a_second_poller_is_told_and_tries_again() -> None:
    async with TelegramServer.running() as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        with capture_logs() as lines:
            async with members.open():
                await server.until(lambda: server.updates.pollers > 0)
                async with aiohttp.ClientSession() as session:
                    url = f"{server.url}/bot{TOKEN}/getUpdates"
                    async with session.post(url, data={"timeout": "0"}) as answer:
                        assert answer.status == 200
                assert "Anna wants" in (await members.say(members.anna, "/play narde")).text
    warnings = [line["event"] for line in lines if line["log_level"] == "warning"]
    assert any(event.startswith("another program receives the updates") for event in warnings)


async def test_a_token_that_nobody_knows_is_the_end() -> None:
    async with TelegramServer.running() as server:
        access = Access(f"{TOKEN}-of-another", server.url)
        with pytest.raises(TokenRefused):
            await TelegramChat(Desk(MemoryStore()), access, rates=RATES).run()


async def test_telegram_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RETRY_PAUSE", 0.01)
    async with TelegramServer.running() as server:
        server.closed = 2
        members = Club(server, MemoryStore(), ScriptedChance())
        async with members.open():
            assert "Anna wants" in (await members.say(members.anna, "/play narde")).text


@pytest.mark.parametrize(
    ("url", "refused"),
    [("https://host:9999/x", WebhookRefused), ("https://host", PortTaken)],
)
async def test_a_webhook_that_cannot_be_is_refused(url: str, refused: type[Exception]) -> None:
    async with TelegramServer.running() as server:
        taken = urlsplit(server.url).port or 0
        port = taken if refused is PortTaken else free_ports(1)[0]
        access = Access(TOKEN, server.url, Webhook(url, port, "127.0.0.1"))
        with pytest.raises(refused):
            await TelegramChat(Desk(MemoryStore()), access, rates=RATES).run()
