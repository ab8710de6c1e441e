"""Players who never stop: they save at tables, and count what was acknowledged and lost."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.identity import TableId
from bot.store.port import Record, Save, Store, StoreUnreachable

TABLES = 8
PAUSE = 0.005
"""Seconds between two saves at a table."""
BODY = b"x" * 1_500


@dataclass
class Tally:
    """What became of all saves of one try."""

    acknowledged: int = 0
    lost: int = 0
    """Versions that were acknowledged, and that the store no longer has."""
    failures: int = 0
    silence: float = 0.0
    """The longest time without an acknowledged save at one of the tables, in seconds."""
    died: list[str] = field(default_factory=list)
    """Errors that a store must never raise."""

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.acknowledged + other.acknowledged,
            self.lost + other.lost,
            self.failures + other.failures,
            max(self.silence, other.silence),
            self.died + other.died,
        )


@asynccontextmanager
async def playing(store: Store, fresh: Store) -> AsyncIterator[Tally]:
    """Save at all tables while the block runs; then compare with what a fresh store finds."""
    tally = Tally()
    tables = [_Table(store, TableId(f"discord:{number}"), tally) for number in range(TABLES)]
    tasks = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield tally
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for table in tables:
        await table.look(fresh)


class _Table:
    """A table at which somebody saves again and again."""

    def __init__(self, store: Store, table: TableId, tally: Tally) -> None:
        self._store = store
        self._table = table
        self._tally = tally
        self._acknowledged = 0
        self._last = 0.0

    async def play(self) -> None:
        """Save until cancelled; a silence that lasts to the end counts as well."""
        clock = asyncio.get_running_loop().time
        self._last = clock()
        try:
            await self._save_again_and_again(clock)
        finally:
            self._tally.silence = max(self._tally.silence, clock() - self._last)

    async def _save_again_and_again(self, clock: Callable[[], float]) -> None:
        while True:
            try:
                version = await self._version()
                if await self._store.save(self._table, Save(Record(version + 1, BODY))):
                    self._acknowledged = version + 1
                    self._tally.acknowledged += 1
                    self._tally.silence = max(self._tally.silence, clock() - self._last)
                    self._last = clock()
            except StoreUnreachable:
                self._tally.failures += 1
            except Exception as error:  # noqa: BLE001 - this is what must not happen
                self._tally.died.append(repr(error))
            await asyncio.sleep(PAUSE)

    async def look(self, fresh: Store) -> None:
        """Compare what was acknowledged with what is there."""
        self._store = fresh
        for _ in range(200):
            try:
                await self._version()
            except StoreUnreachable:
                await asyncio.sleep(PAUSE)
            else:
                return
        self._tally.died.append("the store never came back")

    async def _version(self) -> int:
        record = (await self._store.load(self._table)).record
        version = record.version if record else 0
        self._tally.lost += max(0, self._acknowledged - version)
        self._acknowledged = version
        return version
