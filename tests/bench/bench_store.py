"""The store on our own server: what loading and saving a table cost beside one plain GET."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from redis.asyncio import Redis

from bot.identity import Moment, TableId
from bot.store.port import Record, Save
from bot.store.redis.store import RedisStore
from tests.bench.served import served
from tests.bench.timing import ROUNDS, Row, times

REPEATS = 500
TABLES = 1_000
BODY = bytes(range(256)) * 6
OWNERS = ("telegram:1", "telegram:2")


@dataclass(frozen=True)
class Cost:
    """The best of what one call took, in seconds."""

    cpu: float = float("inf")
    wall: float = float("inf")

    def least(self, other: "Cost") -> "Cost":
        """Return the better of both, each by itself."""
        return Cost(min(self.cpu, other.cpu), min(self.wall, other.wall))


def rows() -> list[Row]:
    """Measure everything on one server."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Row]:
    async with served(folder) as (client, store):
        return await _rows(client, store)


async def _rows(client: Redis, store: RedisStore) -> list[Row]:
    await client.set("floor", BODY)
    for owner in OWNERS:
        await store.write_preferences(owner, b"wood")
    table = _Table(store, TableId("telegram:1"))
    await table.save()
    floor, load, save, command = await costs(
        lambda: client.get("floor"), table.load, table.save, table.command
    )
    return [
        *compare("load a table and two settings", load, floor, "none set", "none set"),
        *compare("save a table and its indexes, on the disk", save, floor, "none set", "none set"),
        *compare("load → save", command, floor, "≤ 3.5 x", "none set"),
        await _all_at_once(store),
    ]


class _Table:
    """A table that is saved again and again."""

    def __init__(self, store: RedisStore, name: TableId) -> None:
        self._store = store
        self._name = name
        self._version = 0

    async def load(self) -> None:
        await self._store.load(self._name, *OWNERS)

    async def save(self) -> None:
        self._version += 1
        moment = Moment(self._version)
        kept = await self._store.save(self._name, Save(Record(self._version, BODY), moment, moment))
        if not kept:
            raise AssertionError

    async def command(self) -> None:
        await self.load()
        await self.save()


async def costs(*calls: Callable[[], Awaitable[object]]) -> list[Cost]:
    """Return what each costs, taking turns."""
    best = [Cost() for _ in calls]
    for _ in range(ROUNDS):
        for at, call in enumerate(calls):
            best[at] = best[at].least(await _repeat(call))
    return best


async def _repeat(call: Callable[[], Awaitable[object]]) -> Cost:
    gc.collect()
    cpu, wall = process_time(), perf_counter()
    for _ in range(REPEATS):
        await call()
    return Cost((process_time() - cpu) / REPEATS, (perf_counter() - wall) / REPEATS)


async def _all_at_once(store: RedisStore) -> Row:
    tables = [_Table(store, TableId(f"discord:{number}")) for number in range(TABLES)]
    start = perf_counter()
    await asyncio.gather(*(table.command() for table in tables))
    rate = TABLES / (perf_counter() - start)
    return Row(
        f"load → save, {TABLES:,} tables at once",
        f"{rate:,.0f} commands/s",
        "1,000 commands/s",
        times(rate, 1_000),
        "≥ 1 x",
    )


def compare(what: str, ours: Cost, floor: Cost, cpu_goal: str, wall_goal: str) -> list[Row]:
    """Return the rows that set a cost beside that of the floor."""
    return [
        _row(f"{what}, CPU", ours.cpu, floor.cpu, cpu_goal),
        _row(f"{what}, time", ours.wall, floor.wall, wall_goal),
    ]


def _row(what: str, ours: float, floor: float, goal: str) -> Row:
    return Row(
        what,
        f"{ours * 1e6:.0f} µs",
        f"one GET by redis-py {floor * 1e6:.0f} µs",
        times(ours, floor),
        goal,
    )
