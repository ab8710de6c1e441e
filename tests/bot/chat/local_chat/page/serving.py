"""The local page on a real port, in a thread beside the test."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread

from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.server import address, listen, serve
from bot.desk.desk import Desk
from bot.language import Language
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.table.chance import Chance
from tests.bot.scripted import ScriptedChance


@contextmanager
def table(chance: Chance | None = None, store: Store | None = None, port: int = 0) -> Iterator[str]:
    """Serve the page, with dice that a test decides, and give its address."""
    desk = Desk(store or MemoryStore(), chance=chance or ScriptedChance())
    listening = listen("127.0.0.1", port)
    started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def run() -> None:
        stopped = asyncio.Event()
        async with serve(LocalChat(desk), listening, Language.ENGLISH):
            started.set_result((asyncio.get_running_loop(), stopped))
            await stopped.wait()

    thread = Thread(target=lambda: asyncio.run(run()))
    thread.start()
    loop, stopped = started.result(timeout=10)
    try:
        yield address(listening)
    finally:
        loop.call_soon_threadsafe(stopped.set)
        thread.join(timeout=10)
        assert not thread.is_alive()
