"""Draws pictures in a thread of its own, so that the event loop does not wait."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from bot.metrics import Stage, timed
from bot.recent import RecentCache
from bot.replies.drawings import Drawing, draw
from render import Picture

CACHED: Final = 256
"""How many pictures are cached; one has about twenty kilobytes."""


class Painter:
    """Draws pictures, and caches the latest.

    There is one thread, so that no picture is drawn twice at the same time.
    """

    def __init__(self, make: Callable[[Drawing], Picture] = draw) -> None:
        self._make = timed(Stage.DRAW)(make)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._pictures = RecentCache[Hashable, Future[Picture]](CACHED)

    async def paint(self, drawing: Drawing) -> Picture:
        """Return the picture; one that could not be drawn is tried again the next time."""
        drawn = self._pictures.get(drawing.look)
        if drawn is None or (drawn.done() and drawn.exception()):
            drawn = self._pictures.put(drawing.look, self._thread.submit(self._make, drawing))
        return drawn.result() if drawn.done() else await _shared(drawn)


async def _shared(drawn: Future[Picture]) -> Picture:
    """Wait for a picture that others may wait for too. To stop waiting does not stop it."""
    return await asyncio.shield(asyncio.wrap_future(drawn))
