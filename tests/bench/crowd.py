"""Ten thousand tables where somebody says something a thousand times a second."""

import asyncio
import gc
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import quantiles
from time import process_time

from redis.asyncio import Redis

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.store.port import Store
from tests.bench.played import Turn, lay, meet
from tests.bench.timing import Row
from tests.bot.reading import version_of

LIVE = 10_000
RATES = (250, 500, 1_000)
"""Commands a second."""
SECONDS = 5
LATE = 0.050
"""Seconds that a hundredth of the replies may take longer than."""


async def rows(client: Redis, store: Store, turns: Sequence[Turn]) -> list[Row]:
    """Let somebody at each of ten thousand tables have a turn, faster and faster."""
    await client.flushall()
    before = _memory()
    crowd = Random(1).sample(list(islice(cycle(turns), LIVE)), LIVE)
    requests = await lay(store, crowd)
    desk = Desk(store)
    await meet(desk, requests)
    left = iter(requests)
    talks = [
        row for rate in RATES for row in await _talk(desk, rate, list(islice(left, rate * SECONDS)))
    ]
    after, served = _memory(), (await client.info("memory"))["used_memory"] / 1e6
    return [
        *talks,
        _row(
            f"{LIVE:,} tables, memory", f"{after:.0f} MB", f"before {before:.0f} MB", after / before
        ),
        _row(
            f"{LIVE:,} tables, the server's memory",
            f"{served:.0f} MB",
            f"ours {after:.0f} MB",
            served / after,
        ),
    ]


async def _talk(desk: Desk, rate: int, requests: Sequence[Request]) -> list[Row]:
    gc.collect()
    gc.freeze()
    cpu = process_time()
    people = _Crowd(desk, rate)
    waits = await people.talk(requests)
    cpu = (process_time() - cpu) / len(requests)
    at = quantiles(waits, n=100)
    what = f"{LIVE:,} tables, {rate:,} commands a second"
    sent_away = f"{people.sent_away}"
    return [
        _row(f"{what}, p50", _ms(at[49]), _ms(LATE), at[49] / LATE),
        _row(f"{what}, p99", _ms(at[98]), _ms(LATE), at[98] / LATE, "< 1 x"),
        _row(f"{what}, sent away", sent_away, "all", people.sent_away / len(requests), "0 x"),
        _row(f"{what}, CPU", f"{cpu * 1e6:.0f} µs", "one core", cpu * rate, "< 1 x"),
    ]


def _row(what: str, ours: str, peer: str, ratio: float, goal: str = "none set") -> Row:
    return Row(what, ours, peer, f"{ratio:.2f} x", goal)


def _ms(seconds: float) -> str:
    return f"{seconds * 1e3:.1f} ms"


class _Crowd:
    """People who say something whether or not others were answered."""

    def __init__(self, desk: Desk, rate: int) -> None:
        self._desk = desk
        self._rate = rate
        self.sent_away = 0
        """How many were told to try again, because the store did not answer in time."""
        self._waits: list[float] = []
        self._clock = asyncio.get_running_loop().time

    async def talk(self, requests: Sequence[Request]) -> list[float]:
        """Return how long each waited for the reply, from when it meant to ask."""
        start = self._clock()
        async with asyncio.TaskGroup() as everybody:
            for number, request in enumerate(requests):
                due = start + number / self._rate
                if due > self._clock():
                    await asyncio.sleep(due - self._clock())
                everybody.create_task(self._ask(request, due))
        return self._waits

    async def _ask(self, request: Request, due: float) -> None:
        reply = await self._desk.handle(request)
        self._waits.append(self._clock() - due)
        self.sent_away += not version_of(reply)
        await self._desk.announced(reply)


def _memory() -> float:
    """Return what this process has, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6
