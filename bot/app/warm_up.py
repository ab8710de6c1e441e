"""Sentences read and boards painted before somebody waits for them."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Event

import render
from bot.language import Language
from bot.texts.bundles import load
from rules import GAMES
from rules.game import Seat


@asynccontextmanager
async def warming_up() -> AsyncIterator[None]:
    """Do it beside the block, in a thread; when the block ends, with what is painted by then."""
    stopped = Event()
    thread = asyncio.create_task(asyncio.to_thread(warm_up, stopped))
    try:
        yield
    finally:
        stopped.set()
        await thread


def warm_up(stopped: Event) -> None:
    """Load every language, and draw every game's start from every seat: what is made is kept."""
    for piece in _pieces():
        if stopped.is_set():
            return
        piece()
    # What is loaded by now stays for good: the collector of garbage need not look at it again.
    gc.collect()
    gc.freeze()


def _pieces() -> Iterator[Callable[[], object]]:
    for language in Language:
        yield partial(load, language)
    for game in GAMES.values():
        for size in sorted(game.table_sizes):
            for seat in range(size):
                yield partial(render.draw, game.opening(size), seat=Seat(seat))
