"""Discord: from a command to its answer with the board, over loopback with a real store."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import uniform
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.timing import Row, times
from tests.fakes.discord_server import Channel, Person, Server, running
from tests.fakes.discord_server.world import TOKEN

TABLES = 50
TURNS = 12
ROUNDS = 3
LONGEST = 0.150
"""Seconds that are promised for all but one command in a hundred."""

DANCE = ("e2", "e8", "e1", "e9")
"""Pawns that go out and back, as long as one likes."""


@dataclass(frozen=True)
class Run:
    """How long each answer took, and all of them together."""

    took: list[float]
    seconds: float


def rows() -> list[Row]:
    """Measure tables that are played as people play, and as fast as they can be."""
    calm = [_cuts(asyncio.run(_measure(pause=1.0)).took) for _ in range(ROUNDS)]
    rush = asyncio.run(_measure(pause=0.0))
    what = f"Discord, {TABLES} tables, a command a second each"
    return [
        _row(f"{what}, p50", min(p50 for p50, _ in calm), "none set"),
        _row(f"{what}, p99", min(p99 for _, p99 in calm), "< 1 x"),
        Row(
            f"Discord, {TABLES} tables, no pause between commands",
            f"{len(rush.took) / rush.seconds:,.0f} commands/s",
            "none",
            "",
            "none set",
        ),
    ]


def _cuts(took: list[float]) -> tuple[float, float]:
    cuts = quantiles(took, n=100)
    return cuts[49], cuts[98]


async def _measure(pause: float) -> Run:
    with TemporaryDirectory(prefix="parlour-") as folder:
        async with running() as server:
            guild = server.add_guild()
            channels = [server.add_channel(guild) for _ in range(TABLES)]
            async with _parlour(server, Path(folder)):
                await server.until(lambda: server.gateway.connected, 60)
                start = perf_counter()
                tables = [_play(server, channel, pause) for channel in channels]
                took = [one for table in await asyncio.gather(*tables) for one in table]
                seconds = perf_counter() - start
            if server.violations:
                raise AssertionError(server.violations)
            return Run(took, seconds)


@asynccontextmanager
async def _parlour(server: Server, folder: Path) -> AsyncIterator[None]:
    """Run Parlour in a process of its own, as people do."""
    variables = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "PARLOUR_LOG_LEVEL": "error",
        "PARLOUR_DATA": str(folder),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.discord_process", env={**os.environ, **variables}
    )
    try:
        yield
    finally:
        process.terminate()
        await process.wait()


async def _play(server: Server, channel: Channel, pause: float) -> list[float]:
    """Let two play at one table; each turn is a typed move, answered by a board."""
    people = (Person(server, "Anna"), Person(server, "Ben"))
    await asyncio.sleep(uniform(0.0, 1.0) * pause)
    await people[0].slash(channel, "play", game="quoridor", opponent=people[1])
    begun = await people[1].slash(channel, "accept")
    turns = _turns(people, begun.text)
    took: list[float] = []
    for _ in range(TURNS):
        person, move = next(turns)
        await asyncio.sleep(uniform(0.5, 1.5) * pause)
        took.append(await _time(server, channel, person, move))
    return took


async def _time(server: Server, channel: Channel, person: Person, move: str) -> float:
    """Return how long it takes from a command until its board is up for everybody."""
    boards = len(channel.public)
    start = perf_counter()
    await person.send_slash(channel, "move", move=move)
    await server.until(lambda: len(channel.public) > boards, 60)
    return perf_counter() - start


def _turns(people: tuple[Person, Person], begun: str) -> Iterator[tuple[Person, str]]:
    """Return who makes which move; the one who is to begin sits below."""
    first = 0 if begun.rstrip(".").endswith("Anna to move") else 1
    order = (people[first], people[1 - first])
    return zip(cycle(order), cycle(DANCE), strict=False)


def _row(what: str, seconds: float, goal: str) -> Row:
    return Row(
        what, f"{seconds * 1e3:.1f} ms", f"{LONGEST * 1e3:.0f} ms", times(seconds, LONGEST), goal
    )
