"""SIGTERM while a command is at work: it stops the server that it has started, and ends."""

import asyncio
import signal
import threading
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

TERMINATED: Final = 128 + signal.SIGTERM
"""The exit code."""

T = TypeVar("T")


class Terminated(BaseException):
    """SIGTERM came, and what the command had begun is put away."""


def run_tool(work: Coroutine[Any, Any, T]) -> T:
    """Run the work of a command to its end; raise Terminated if SIGTERM comes before."""
    return asyncio.run(_until_terminated(work))


async def _until_terminated(work: Coroutine[Any, Any, T]) -> T:
    task, asked = asyncio.ensure_future(work), asyncio.Event()

    def terminate() -> None:
        asked.set()
        task.cancel()

    if threading.current_thread() is threading.main_thread():  # no other gets signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, terminate)
    try:
        return await task
    except asyncio.CancelledError:
        if asked.is_set():
            raise Terminated from None
        raise
