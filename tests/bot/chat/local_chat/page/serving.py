"""The local page on a real port, in a thread beside the test."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread

from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.games import game_routes
from bot.chat.local_chat.server import address, listen, serve
from bot.computers.workers import Workers
from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.desk.thinker import Thinker
from bot.language import Language
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.table.chance import Chance
from bot.table.clock import TIMEOUTS, Timeouts
from tests.bot.scripted import ScriptedChance

AT_ONCE = Timeouts(take_back=0)
"""Whatever happens by itself happens at once, and no move can be taken back freely."""
SOON = Timeouts(take_back=600)
"""It happens after a moment."""
_PAUSE = 0.1
"""Seconds between two sweeps."""


@contextmanager
def table(
    chance: Chance | None = None,
    store: Store | None = None,
    port: int = 0,
    timeouts: Timeouts = TIMEOUTS,
    workers: Workers | None = None,
) -> Iterator[str]:
    """Serve the page, with dice that a test decides, and give its address."""
    desk = Desk(store or MemoryStore(), chance=chance or ScriptedChance(), timeouts=timeouts)
    listening = listen("127.0.0.1", port)
    started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def run() -> None:
        stopped, chat = asyncio.Event(), LocalChat(desk)
        sweeper = Sweeper(desk, {chat.platform: chat})
        thinking = (
            Thinker(desk, {chat.platform: chat}, workers).run() if workers else stopped.wait()
        )
        thinker = asyncio.create_task(thinking)
        routes = game_routes(desk, Language.ENGLISH)
        async with serve(chat, listening, Language.ENGLISH, routes):
            started.set_result((asyncio.get_running_loop(), stopped))
            while not stopped.is_set():
                await sweeper.sweep()
                await asyncio.sleep(_PAUSE)
        thinker.cancel()
        await asyncio.gather(thinker, return_exceptions=True)

    thread = Thread(target=lambda: asyncio.run(run()))
    thread.start()
    loop, stopped = started.result(timeout=10)
    try:
        yield address(listening)
    finally:
        loop.call_soon_threadsafe(stopped.set)
        thread.join(timeout=10)
        assert not thread.is_alive()
