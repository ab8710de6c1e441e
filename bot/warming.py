"""What every board needs, painted before somebody waits for it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from threading import Event

import render
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
    """Draw the start of every game from every seat; what was painted for it is kept."""
    for position, seat in _openings():
        if stopped.is_set():
            return
        render.draw(position, seat=seat)


def _openings() -> Iterator[tuple[object, Seat]]:
    for game in GAMES.values():
        for size in sorted(game.table_sizes):
            for seat in range(size):
                yield game.opening(size), Seat(seat)
