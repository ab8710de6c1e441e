"""Ten people who play each other on the page, alone, and while experts think at fifty tables."""

import asyncio
from time import perf_counter

import aiohttp

from tests.bench.bench_page import GAMES, Tally, Window, serving
from tests.bench.beside import compare_waits
from tests.bench.timing import Row

PAIRS = 5
TABLES = 50
SECONDS = 40.0


class Lonely(Window):
    """Somebody who plays an expert, and takes no time over it."""

    async def run(self, tally: Tally, until: float) -> None:
        """Come in and play; what is seen here is not measured."""
        await super().run(Tally(errors=tally.errors), until)

    async def _play(self, tally: Tally, until: float) -> None:
        begin = f"/play {[*GAMES][self.room % len(GAMES)]} computer=5"
        await self._ask(tally, type="say", text=begin)
        while perf_counter() < until:
            await asyncio.sleep(0.1)
            if self.shown.get("mine") or self.shown.get("phase") == "finished":
                await self._act(tally, begin)


async def _measure(tables: int) -> list[float]:
    """Return how long people waited for the picture that answers them, in order."""
    tally = Tally()
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        serving(computers=1 if tables else 0) as url,
        aiohttp.ClientSession(connector=connector) as client,
    ):
        until = perf_counter() + SECONDS
        people = [Window(url, client, room, seat) for room in range(PAIRS) for seat in range(2)]
        lonely = [Lonely(url, client, PAIRS + room, 0) for room in range(tables)]
        results = await asyncio.gather(
            *(window.run(tally, until) for window in (*people, *lonely)), return_exceptions=True
        )
        errors = [*tally.errors, *(repr(result) for result in results if result is not None)]
    if errors:
        raise AssertionError(errors[:5])
    return sorted(tally.waits)


def rows() -> list[Row]:
    """Compare how long people wait."""
    return compare_waits("computers", _measure, TABLES, "tables", "1.5 at most")
