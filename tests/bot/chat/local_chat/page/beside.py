"""An event loop of its own, in a thread beside the test."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import AbstractAsyncContextManager, contextmanager
from threading import Thread
from typing import Any, TypeVar

PATIENCE = 20

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, Any]], Any]
"""Runs something in the other loop, and returns what comes of it."""


@contextmanager
def beside(opening: Callable[[], AbstractAsyncContextManager[T]]) -> Iterator[tuple[Run, T]]:
    """Open something while the block runs, and give the way to run more beside it."""
    started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event, T]] = Future()

    async def hold() -> None:
        stopped = asyncio.Event()
        async with opening() as opened:
            started.set_result((asyncio.get_running_loop(), stopped, opened))
            await stopped.wait()

    thread = Thread(target=lambda: asyncio.run(hold()))
    thread.start()
    loop, stopped, opened = started.result(PATIENCE)

    def run(asked: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401 - whatever it returns
        return asyncio.run_coroutine_threadsafe(asked, loop).result(PATIENCE)

    try:
        yield run, opened
    finally:
        loop.call_soon_threadsafe(stopped.set)
        thread.join(PATIENCE)
        assert not thread.is_alive()
