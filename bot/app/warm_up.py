"""Fills caches at startup, so that the first players do not wait for texts and pictures."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Event
from typing import Final

import render
from bot.language import Language
from bot.texts.bundles import load
from rules import GAMES
from rules.game import Seat

PAUSE: Final = 4.0
"""Seconds until it begins."""
_SELDOM: Final = 700, 10, 1_000
"""How often the garbage collector looks at what is young, older and old: at the old a hundredth as
often as usual. Once many boards are cached, such a look takes a fifth of a second, and nobody is
answered meanwhile."""


@asynccontextmanager
async def warming_up() -> AsyncIterator[None]:
    """Warm up in a thread while the block runs; stop early if the block ends first."""
    stopped = Event()
    thread = asyncio.create_task(asyncio.to_thread(warm_up, stopped))
    try:
        yield
    finally:
        stopped.set()
        await thread


def warm_up(stopped: Event) -> None:
    """Load every language, and draw the start of every game from every seat.

    The start comes first: on a small server the chats need the processor to connect.
    """
    stopped.wait(PAUSE)
    for step in _steps():
        if stopped.is_set():
            return
        step()
    spare_what_is_loaded()


def spare_what_is_loaded() -> None:
    """Let the garbage collector skip what is loaded by now, and seldom look at what is old."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)


def _steps() -> Iterator[Callable[[], object]]:
    for language in Language:
        yield partial(load, language)
    for game in GAMES.values():
        for size in sorted(game.table_sizes):
            for seat in range(size):
                yield partial(render.draw, game.opening(size), seat=Seat(seat))
