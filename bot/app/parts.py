"""The parts of Parlour: they run at the same time until one of them ends, or somebody stops it."""

import asyncio
import signal
from collections.abc import Coroutine, Iterable
from typing import Any

from bot.desk.desk import Desk


def stop_signal() -> asyncio.Event:
    """Return an event that is set by Ctrl-C or SIGTERM."""
    stopped = asyncio.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, stopped.set)
    return stopped


async def until_stopped(stopped: asyncio.Event, desks: Iterable[Desk]) -> None:
    """Return when somebody wants Parlour to stop, and its desk has finished what it was doing."""
    await stopped.wait()
    for desk in desks:
        await desk.close()


async def run_until_first_ends(*parts: Coroutine[Any, Any, object]) -> None:
    """Run all parts at the same time until one of them ends; then cancel the others."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
