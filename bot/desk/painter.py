"""Draws pictures in a thread of its own, so that nobody else waits for them."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import structlog

from bot.metrics import Stage, timed
from bot.recent import RecentCache
from bot.replies.drawings import Drawing, draw
from render import Picture

KEPT: Final = 256
"""How many pictures are kept; one has about twenty kilobytes."""

_log: Final = structlog.get_logger("desk")


class Painter:
    """Draws each picture once, and keeps the latest.

    One thread draws for all: several at once would each draw what none of them has kept yet.
    """

    def __init__(self, make: Callable[[Drawing], Picture] = draw) -> None:
        self._make = timed(Stage.DRAW)(make)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._pictures = RecentCache[Hashable, Future[Picture]](KEPT)

    async def paint(self, drawing: Drawing) -> Picture | None:
        """Return the picture; None if it could not be drawn: its words have to do then."""
        drawn = self._pictures.get(drawing.look)
        if drawn is None or (drawn.done() and drawn.exception()):
            drawn = self._pictures.put(drawing.look, self._thread.submit(self._make, drawing))
        try:
            return drawn.result() if drawn.done() else await _shared(drawn)
        except Exception:  # noqa: BLE001 - a move is not lost because it cannot be drawn
            _log.exception("picture not drawn")
            return None


async def _shared(drawn: Future[Picture]) -> Picture:
    """Wait for a picture that others may wait for too: who gives up does not stop it."""
    return await asyncio.shield(asyncio.wrap_future(drawn))
