"""Telegram over loopback: from an update to its answer, while fifty chats play at once.

The server stands in for Telegram in the same process, so both take part of the time.
"""

import asyncio
import gc
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import structlog

from bot.chat.telegram_chat import Access, TelegramChat, Webhook
from bot.chat.telegram_chat.limiter import Rate, SendingRates
from bot.desk.desk import Desk
from bot.store.opening import open_store
from tests.bench.timing import Row
from tests.bot.scripted import ScriptedChance
from tests.bot.store.servers import free_ports
from tests.fakes.telegram_server import Chat, TelegramServer, User
from tests.fakes.telegram_server.world import TOKEN

CHATS = 50
MOVES = ("e2", "e8", "e3", "e7", "e4", "e6", "d4", "d6", "c4", "c6")
GOAL = 0.150
CONNECTIONS = 40
"""How many updates Telegram brings to a webhook at the same time."""
THINKING = 3.0
"""Seconds between two moves in a chat: a group is shown no more than twenty a minute."""
MANY = Rate(1_000_000, 1.0)
UNLIMITED = SendingRates((MANY,), (MANY,), words=(MANY,), person=MANY, overall=(MANY,))
UNHURRIED = 1e-9
"""How long a second of the server's limits takes: they are not what is measured."""


def rows() -> list[Row]:
    """Measure by long polling and by webhook."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    return [
        _row(how, asyncio.run(_measure(webhook=how == "webhook")))
        for how in ("long polling", "webhook")
    ]


def _row(how: str, times: list[float]) -> Row:
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    return Row(
        f"Telegram, update → board changed, {CHATS} chats, {how}, p50 / p99",
        f"{middle * 1e3:.1f} / {late * 1e3:.1f} ms",
        f"{GOAL * 1e3:.0f} ms",
        f"{late / GOAL:.2f} x",
        "p99 < 1 x",
    )


async def _measure(*, webhook: bool) -> list[float]:
    port = free_ports(1)[0]
    hook = Webhook("https://parlour.example/telegram", port, "127.0.0.1") if webhook else None
    with TemporaryDirectory(prefix="parlour-") as folder:
        async with (
            TelegramServer.running(UNHURRIED) as server,
            open_store(None, Path(folder)) as store,
            server.bringing(f"http://127.0.0.1:{port}/telegram", at_once=CONNECTIONS),
        ):
            desk = Desk(store, chance=ScriptedChance())
            bot = TelegramChat(desk, Access(TOKEN, server.url, hook), rates=UNLIMITED)
            running = asyncio.create_task(bot.run())
            try:
                return await _play(server)
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)


async def _play(server: TelegramServer) -> list[float]:
    anna, ben = server.user(1, "Anna"), server.user(2, "Ben")
    chats = [server.group(-100 - number, anna, ben) for number in range(CHATS)]
    for chat in chats:
        await _ask(server, anna, chat, "/play quoridor", "One more player")
        await _ask(server, ben, chat, "/join", "The game begins")
    gc.collect()
    times = await asyncio.gather(
        *(_play_in(server, chat, at / CHATS * THINKING) for at, chat in enumerate(chats))
    )
    return [seconds for each in times for seconds in each]


async def _play_in(server: TelegramServer, chat: Chat, wait: float) -> list[float]:
    """Make some moves at a player's pace."""
    await asyncio.sleep(wait)
    players = cycle([server.methods.users[1], server.methods.users[2]])
    times = []
    for user, move in zip(players, MOVES, strict=False):
        times.append(await _ask(server, user, chat, f"/move {move}", f"plays {move}"))
        await asyncio.sleep(THINKING - times[-1])
    return times


async def _ask(server: TelegramServer, user: User, chat: Chat, text: str, words: str) -> float:
    """Return how long it takes until the chat shows what was asked for."""
    start = perf_counter()
    await server.type(user, chat, text)
    await server.until(lambda: bool(chat.of_bot) and words in chat.last.text, chat.id)
    return perf_counter() - start
