"""Leases: for how long a table where a computer has to act belongs to the process that claimed it.

A lease is short, so that a crash holds nobody up for long, and is renewed while a computer thinks.
Whoever stops gives back what it has. If two processes think all the same, the first move counts.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog

from bot.identity import Moment, TableId
from bot.persistence.known_tables import KnownTables
from bot.store.port import Index, Store, StoreUnreachable

LEASE: Final = 5_000
"""Milliseconds after which another process may claim a table, unless its lease is renewed."""
RENEWED_EVERY: Final = 1.5
"""Seconds; so most thoughts need no renewal, and a lease outlasts two that fail."""
GIVEN_BACK_WITHIN: Final = 1.0
"""Seconds for giving tables back; Parlour stops soon, also while the store is away."""

_log: Final = structlog.get_logger("computers")


class Leases:
    """The leases of one process."""

    def __init__(self, store: Store, known: KnownTables, clock: Callable[[], Moment]) -> None:
        self._store = store
        self._known = known
        self._clock = clock
        self._renewed: dict[TableId, int] = {}
        """The tables that are being thought about here, in which version."""

    @property
    def end(self) -> Moment:
        """Return when a lease ends that begins now."""
        return Moment(self._clock() + LEASE)

    @asynccontextmanager
    async def renewing(self, table: TableId, version: int) -> AsyncIterator[None]:
        """Renew the lease of a table while its computer thinks about a version."""
        self._renewed[table] = version
        thought = asyncio.Event()
        renewal = asyncio.create_task(self._renew(table, version, thought))
        try:
            yield
        finally:
            del self._renewed[table]
            thought.set()  # redis-py may swallow a cancellation while it connects
            renewal.cancel()
            await asyncio.gather(renewal, return_exceptions=True)

    def is_renewed(self, table: TableId) -> bool:
        """Return whether a computer thinks here about a table as it is."""
        return self._renewed.get(table) == self._known.version_of(table)

    async def _renew(self, table: TableId, version: int, thought: asyncio.Event) -> None:
        while not thought.is_set():
            await asyncio.sleep(RENEWED_EVERY)
            with suppress(StoreUnreachable):
                await self._store.reschedule(table, version, self.end, Index.COMPUTER)

    async def give_back(self, tables: Iterable[TableId]) -> None:
        """Let another process, or the next one, act at once where a computer still has to."""
        waiting = [table for table in tables if self._known.waits_for_computer(table)]
        try:
            async with asyncio.timeout(GIVEN_BACK_WITHIN):
                await asyncio.gather(*map(self._give_back, waiting))
        except TimeoutError:
            _log.warning("store too slow to give tables back", tables=len(waiting))

    async def _give_back(self, table: TableId) -> None:
        version = self._known.version_of(table)
        try:
            await self._store.reschedule(table, version, self._clock(), Index.COMPUTER)
        except StoreUnreachable as error:
            _log.warning("table not given back", table=table, why=str(error))
