"""Finds the tables where a computer has to act, lets it act, and has the chats told.

Where a computer has to act is an index in the store. A process claims a table there for a while,
no more of them than its workers can soon answer.
"""

import asyncio
from collections import deque
from collections.abc import Mapping
from math import ceil
from typing import Final

import structlog

from bot.computers.availability import Availability
from bot.computers.workers import Workers
from bot.desk.coach import Coach
from bot.desk.computer_turns import ComputerTurns
from bot.desk.desk import Desk
from bot.desk.guarded import guarded
from bot.desk.leases import Leases
from bot.desk.outgoing import Outgoing
from bot.identity import Moment, TableId, platform_of
from bot.persistence.snapshot import Snapshot
from bot.store.port import Index, StoreUnreachable
from bot.table.table import Table

PAUSE: Final = 1.0
"""Seconds between two looks at the index, unless something is due earlier."""
DELAY: Final = 500
"""Milliseconds from when a player has seen their own move until the computer thinks about it."""
SEEN_WITHIN: Final = 60_000
"""Milliseconds after which a computer acts although no chat has shown what happened before."""
BUSY_AFTER: Final = 5_000
"""Milliseconds without a free worker after which no further games with computers are begun."""

_log: Final = structlog.get_logger("computers")


class Thinker:
    """Acts for computers. Any number of thinkers may share a store."""

    def __init__(self, desk: Desk, chats: Mapping[str, Outgoing], workers: Workers) -> None:
        self._store, self._tables, self._clock = desk.store, desk.tables, desk.clock
        self._chats = chats
        self._workers = workers
        self._leases = Leases(desk.store, desk.tables.known, desk.clock)
        self._turns = ComputerTurns(desk, workers, self._leases)
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        """The tables at which a computer is acting, or which are told that it has."""
        self._thinking: set[TableId] = set()
        """Those of them at which it has not acted yet, and may need a worker."""
        self._nudges: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._full_since: Moment | None = None
        self._platforms = deque(chats)
        desk.when_shown.append(self.nudge)
        desk.computers = lambda: self.availability
        desk.failed_games = lambda: workers.failed_games
        desk.coach = Coach(workers, desk.store, desk.timeouts.memory)

    @property
    def availability(self) -> Availability:
        """Return whether the workers can think about another table."""
        if not self._workers.can_think:
            return Availability.BROKEN
        since = self._full_since
        full = since is not None and self._clock() >= since + BUSY_AFTER
        return Availability.BUSY if full else Availability.READY

    async def run(self) -> None:
        """Act wherever a computer has to, until cancelled."""
        async with self._workers.running():
            try:
                while True:
                    await self._look()
                    await self._rest()
            finally:
                await self._stop()

    async def _stop(self) -> None:
        """Stop thinking, and leave the tables to whoever comes next."""
        tables, tasks = [*self._tasks], [*self._tasks.values(), *self._nudges]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.give_back(tables)

    async def think(self) -> None:
        """Act once wherever a computer has to, and return when that is done."""
        await asyncio.gather(*self._nudges)
        await self._claim()
        await asyncio.gather(*self._tasks.values())

    def nudge(self, table: TableId) -> None:
        """Let a computer act soon at a table that has just been shown, if it has to.

        Where it is thinking already, its lease is not made shorter.
        """
        if self._tables.known.waits_for_computer(table) and not self._leases.is_renewed(table):
            task = asyncio.create_task(guarded("computer", table, self._hasten(table)))
            self._nudges.add(task)
            task.add_done_callback(self._nudges.discard)

    async def _hasten(self, table: TableId) -> None:
        soon, version = Moment(self._clock() + DELAY), self._tables.known.version_of(table)
        await self._store.reschedule(table, version, soon, Index.COMPUTER)
        asyncio.get_running_loop().call_later(DELAY / 1_000, self._wake.set)

    async def _rest(self) -> None:
        """Wait until something may be due."""
        try:
            async with asyncio.timeout(PAUSE):
                await self._wake.wait()
        except TimeoutError:
            pass
        self._wake.clear()

    async def _look(self) -> None:
        try:
            await self._claim()
        except StoreUnreachable as error:
            _log.warning("store unreachable", why=str(error))

    async def _claim(self) -> None:
        """Claim tables where a computer has to act, no more than the workers can soon answer.

        Another platform is first each time, so that none has to wait for all tables of another.
        """
        self._platforms.rotate()
        for number, platform in enumerate(self._platforms):
            share = ceil(self._room / (len(self._platforms) - number))
            if share > 0:
                await self._claim_of(platform, share)
        self._note_room()

    @property
    def _room(self) -> int:
        """Return at how many more tables computers can act."""
        return self._workers.size - len(self._thinking)

    async def _claim_of(self, platform: str, limit: int) -> None:
        at, until = self._clock(), self._leases.end
        for table in await self._store.claim_due(platform, at, until, limit, Index.COMPUTER):
            if table in self._tasks:  # it has acted, and is still telling so
                self.nudge(table)
            else:
                self._start(table)

    def _note_room(self) -> None:
        if self._room > 0:
            self._full_since = None
        elif self._full_since is None:
            self._full_since = self._clock()
            _log.info("all computers are busy", tables=len(self._thinking))

    def _start(self, table: TableId) -> None:
        task = asyncio.create_task(guarded("computer", table, self._act(table)))
        self._tasks[table] = task
        self._thinking.add(table)
        task.add_done_callback(lambda _: self._finish(table))

    def _finish(self, table: TableId) -> None:
        del self._tasks[table]
        self._make_room(table)

    def _make_room(self, table: TableId) -> None:
        """Let another table have the place of one at which a computer has acted."""
        if table in self._thinking:
            self._thinking.remove(table)
            self._wake.set()

    async def _act(self, where: TableId) -> None:
        """Act for the computer at a table, if it still has to and everybody has seen the board."""
        found = await self._tables.find(where)
        if found.table is None or found.table.acting_computer is None:
            await self._store.reschedule(where, found.version, None, Index.COMPUTER)
        elif await self._is_seen(found, found.table):
            await self._take_turn(found, found.table)
        else:
            later = Moment(self._clock() + DELAY)
            await self._store.reschedule(where, found.version, later, Index.COMPUTER)

    async def _is_seen(self, found: Snapshot, table: Table) -> bool:
        if self._clock() >= table.log[-1].at + SEEN_WITHIN:
            return True
        return await self._store.held_until(table.id, found.version) is None

    async def _take_turn(self, found: Snapshot, table: Table) -> None:
        """Act, and tell it; a chat may take long for that, and no worker is needed meanwhile."""
        async with self._turns.taken(found, table) as news:
            self._make_room(table.id)
            if news:
                await self._chats[platform_of(table.id)].say(news)
