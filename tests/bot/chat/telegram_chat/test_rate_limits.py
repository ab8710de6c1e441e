"""Rate limits and outages of Telegram: players soon see the current board."""

import asyncio
from time import monotonic

import aiohttp
import pytest
from aiohttp import web

from bot.chat.telegram_chat import Access, TelegramChat, Webhook, connection
from bot.chat.telegram_chat.limiter import SendingRates
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.shared_turns import SharedTurns
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import RATES, SECOND, Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_delivery import LONG_AFTER
from tests.bot.scripted import ScriptedChance
from tests.bot.store.servers import free_ports
from tests.fakes.telegram_server import TelegramServer
from tests.fakes.telegram_server.world import TOKEN


async def test_a_board_that_had_to_wait_shows_what_another_process_has_done() -> None:
    async with club() as members:
        board = await begin(members)
        members.server.methods.rates.stop(members.group.id, 0.8)
        await members.server.type(members.anna, members.group, "/move c3-d4")
        await members.server.until(lambda: bool(members.server.methods.rates.refused))
        elsewhere = Desk(members.store, chance=members.chance)
        request = move_of(members, "f6-g5")
        await elsewhere.announced(await elsewhere.handle(request))
        await members.settle()
        assert "Anna plays c3-d4." in board.text
        assert "Anna to move." in board.text
        assert await members.store.claim_unannounced("telegram", LONG_AFTER, LONG_AFTER) == ()


async def test_what_had_to_wait_is_told_in_the_order_in_which_it_happened() -> None:
    async with club() as members:
        board = await begin(members, "quoridor")
        for own, other in (("e2", "e8"), ("e3", "e7")):
            await members.say(members.anna, f"/move {own}")
            await members.say(members.ben, f"/move {other}")
        members.server.methods.rates.stop(members.group.id, 0.8)
        await members.server.type(members.anna, members.group, "/move e4")
        await members.server.until(lambda: bool(members.server.methods.rates.refused))
        await members.server.type(members.ben, members.group, "/move e6")
        await members.settle()
        assert board.text == "Anna plays e4.\nBen plays e6.\nAnna to move."


def move_of(members: Club, move: str) -> Request:
    """Return Ben's move, as another process gets it."""
    player = Player(PlayerId(f"telegram:{members.ben.id}"), "Ben")
    table = Place(members.group.id).table
    return Request(table=table, player=player, text=f"/move {move}")


async def test_a_press_is_answered_while_the_own_chat_has_to_wait() -> None:
    async with club(private=False) as members:
        board = await begin(members)
        await members.press(members.ben, "More …", board)
        members.server.methods.rates.stop(members.ben.id, 3)
        began = monotonic()
        answer = await members.server.press(members.ben, members.group.last, "My side")
        assert monotonic() - began < 2.5
        assert answer.text == "I sent you the board from your side in our private chat."


async def test_where_no_pictures_may_be_sent_the_board_is_told_in_words() -> None:
    async with club() as members:
        members.group.pictures = False
        board = await begin(members)
        assert "Anna to move." in board.text
        assert "White: men a1" in board.text
        assert "c3-d4" in board.labels


async def test_talk_under_a_board_is_left_alone() -> None:
    async with club() as members:
        board = await begin(members)
        await members.server.type(members.cleo, members.group, "haha, nice game", answers=board)
        await members.settle()
        assert members.group.last is board
        await members.say(members.anna, "c3-d4", answers=board)
        assert "Anna plays c3-d4." in members.group.last.text
        told = await members.say(members.ben, "take", answers=board)
        assert told is not board


async def test_a_limit_at_the_start_is_waited_for() -> None:
    async with TelegramServer.running(SECOND) as server:
        server.busy = ["getMe", "setWebhook"]
        members = Club(server, MemoryStore(), ScriptedChance())
        async with members.open(webhook=True):
            assert "Anna wants" in (await members.say(members.anna, "/play narde")).text


async def test_a_silent_telegram_is_left_within_a_second() -> None:
    async with TelegramServer.running(SECOND) as server:
        chat = TelegramChat(Desk(MemoryStore()), Access(TOKEN, server.url), rates=RATES)
        task = asyncio.create_task(chat.run())
        await server.until(lambda: server.updates.pollers > 0)
        server.talking.clear()
        began = monotonic()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert monotonic() - began < 1.7
        server.talking.set()


async def test_it_is_noticed_that_telegram_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as members:
        await members.say(members.anna, "/play checkers")
        assert members.chat.connected
        monkeypatch.setattr(connection, "SILENCE_LIMIT", -1.0)
        assert not members.chat.connected


async def test_a_balancer_can_ask_where_telegram_calls() -> None:
    async def well(_: web.Request) -> web.Response:
        return web.Response(text="well")

    (port,) = free_ports(1)
    routes = (web.get("/healthz", well),)
    async with TelegramServer.running(SECOND) as server:
        webhook = Webhook("https://parlour.example/telegram", port, "127.0.0.1", routes)
        access = Access(TOKEN, server.url, webhook)
        task = asyncio.create_task(TelegramChat(Desk(MemoryStore()), access, rates=RATES).run())
        await server.until(lambda: ("setWebhook", 200) in server.calls)
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/healthz") as answer,
        ):
            assert await answer.text() == "well"
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_all_processes_together_keep_to_the_limits_of_a_group() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        async with members.open(webhook=True, processes=3):
            for text in ["/rules narde", "/rules checkers"] * 15:
                for user in (members.anna, members.ben, members.cleo):
                    await server.type(user, members.group, text)
            await members.settle()
        assert server.methods.rates.refused == []


async def test_a_chat_with_one_person_needs_no_shared_turns() -> None:
    turns = SharedTurns(Desk(MemoryStore()), SendingRates())
    assert [await turns.take(7) for _ in range(30)] == [0] * 30
    assert [await turns.take(-7) > 0 for _ in range(21)] == [False] * 20 + [True]
