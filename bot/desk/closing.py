"""How Parlour stops: no new tables, what is being done is finished, and what takes long is told."""

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

from bot.commands.computers import COMPUTER, OTHER_LEVEL

GRACE: Final = 3.0
"""Seconds in which requests are finished that have come already."""
QUIET: Final = 0.3
"""Seconds without a new request after which nobody is waiting to be read."""
OPENING: Final = frozenset({"play", "rematch", COMPUTER, OTHER_LEVEL})
"""The commands that open a table, or begin another game."""

T = TypeVar("T")


class ClosingDown(Exception):
    """Parlour stops before something that takes long is done."""


class Closing:
    """Whether Parlour is about to stop, and what is still being done."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._doing = 0
        self._asked = 0
        self._nothing_left = asyncio.Event()
        self._nothing_left.set()

    @property
    def begun(self) -> bool:
        """Return whether Parlour is about to stop."""
        return self._begun.is_set()

    @contextmanager
    def doing(self) -> Iterator[None]:
        """Count something that is to be finished before Parlour stops."""
        self._doing += 1
        self._asked += 1
        self._nothing_left.clear()
        try:
            yield
        finally:
            self._doing -= 1
            if not self._doing:
                self._nothing_left.set()

    async def unless_closing(self, work: Awaitable[T]) -> T:
        """Return the result of something that takes long; raise ClosingDown if it is too late."""
        task, closing = asyncio.ensure_future(work), asyncio.create_task(self._begun.wait())
        try:
            await asyncio.wait({task, closing}, return_when=asyncio.FIRST_COMPLETED)
            if self.begun and (not task.done() or task.cancelled() or task.exception()):
                raise ClosingDown
            return await task
        finally:
            task.cancel()
            closing.cancel()

    async def pause(self, seconds: float) -> None:
        """Sleep, but no longer than until Parlour is about to stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._begun.wait()

    async def close(self) -> None:
        """Begin to close; return when everything is finished, or the time is up."""
        self._begun.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await self._finish()

    async def _finish(self) -> None:
        """Return when everything is finished, and nothing has come for a moment.

        Requests that have been sent may still have to be read: a window has one read at a time.
        """
        seen = -1
        while seen != self._asked:
            await self._nothing_left.wait()
            seen = self._asked
            await asyncio.sleep(QUIET)
