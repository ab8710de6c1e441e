"""Acts when a clock runs out, and repeats announcements that no chat has confirmed."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog

from bot import metrics
from bot.desk import delivery, doubts
from bot.desk.desk import Desk
from bot.desk.doubts import Doubts
from bot.desk.guarded import again_and_again, guarded
from bot.desk.hints import is_outlived
from bot.desk.outgoing import Outgoing
from bot.desk.scores import rating_changes
from bot.identity import Moment, TableId, platform_of
from bot.persistence.migration import arrive
from bot.persistence.saving import changed
from bot.persistence.snapshot import Snapshot
from bot.replies.announcement import announce
from bot.store.port import StoreUnreachable, Unannounced
from bot.supervision import supervise
from bot.table.change import Change
from bot.table.clock import handle_alarm, next_alarm
from bot.table.events import Warned
from bot.table.values import TimeWarning

PAUSE: Final = 1.0
"""Seconds between two looks at the clocks; what was not shown is looked for twice as often."""
LEASE: Final = 30_000
"""Milliseconds for which a table whose clock is due belongs to the process that claimed it."""
AT_ONCE: Final = 200
"""How many tables of a platform are worked on at once; others wait, for any process."""
_FOREVER: Final = Moment(2**53)

_log: Final = structlog.get_logger("sweeper")


class Sweeper:
    """Checks all tables again and again. Any number of sweepers may share a store."""

    def __init__(
        self,
        desk: Desk,
        chats: Mapping[str, Outgoing],
        *,
        clock: Callable[[], Moment] | None = None,
    ) -> None:
        self._desk = desk
        self._store = desk.store
        self._tables = desk.tables
        self._deliveries = desk.deliveries
        self._doubts = Doubts(desk.store)
        self._chats = chats
        self._chance = desk.chance
        self._clock = clock or desk.clock
        self._timeouts = desk.timeouts
        self._tasks: dict[asyncio.Task[None], str] = {}
        """What is being worked on, and on which platform."""

    async def take_over(self) -> None:
        """Announce at once what an earlier process left, before its lease runs out.

        Only for a store that no other process uses, and before the chats run.
        """
        with suppress(StoreUnreachable):
            await self._start_announcing(_FOREVER)

    async def run(self) -> None:
        """Sweep until cancelled. A chat that is slow to answer keeps nobody else waiting."""
        try:
            await asyncio.gather(
                _repeated("clocks", self._start_clocks, PAUSE),
                _repeated("announcements", self._start_doubting, PAUSE / 2),
                _repeated("deliveries", self._deliveries.renew, PAUSE / 2),
            )
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Do everything that is due, once."""
        await self.check_clocks()
        await self.repeat_announcements()

    async def finish(self) -> None:
        """Return when everything is done that was started."""
        await asyncio.gather(*self._tasks)

    async def check_clocks(self) -> None:
        """Act at every table whose alarm is due."""
        await asyncio.gather(*await self._start_clocks())

    async def repeat_announcements(self, doubt: int = 0) -> None:
        """Announce again what no chat has confirmed, a table at a time.

        What another process held is looked at again after so many milliseconds of doubt.
        """
        await asyncio.gather(*await self._start_announcing(doubt=doubt))

    async def _start_clocks(self) -> list[asyncio.Task[None]]:
        """Claim the tables whose alarm is due, and start to act at each."""
        at, started = self._clock(), list[asyncio.Task[None]]()
        for platform in self._chats:
            tables = await self._store.claim_due(platform, at, Moment(at + LEASE))
            started += [self._start(self._check_clock(table), table) for table in tables]
        return started

    async def _start_doubting(self) -> None:
        await self._start_announcing(doubt=doubts.DOUBT)

    async def _start_announcing(
        self, by: Moment | None = None, doubt: int = 0
    ) -> list[asyncio.Task[None]]:
        """Claim what no chat has confirmed by a moment, and start to announce what is certain."""
        at, certain = self._clock(), list[Unannounced]()
        for platform in self._chats:
            busy = sum(one == platform for one in self._tasks.values())
            room = AT_ONCE - busy - self._doubts.count(platform)
            if room <= 0:
                continue
            until = Moment(at + doubt + delivery.LEASE)
            claimed = await self._store.claim_unannounced(platform, by or at, until, room)
            free = [one for one in claimed if not doubt or self._deliveries.is_free(one)]
            self._doubts.add(set(claimed).difference(free), until, Moment(at + doubt))
            certain += free
        certain += await self._doubts.resolve(at)
        return [
            self._start(self._announce_again(table, versions), table)
            for table, versions in self._by_table(certain).items()
        ]

    def _by_table(self, claimed: Iterable[Unannounced]) -> Mapping[TableId, list[int]]:
        """Return the versions of each table, without those that this process holds already."""
        versions = defaultdict[TableId, list[int]](list)
        for one in claimed:
            if not self._deliveries.is_held(one):
                versions[one.table].append(one.version)
        return {table: sorted(of_table) for table, of_table in versions.items()}

    def _start(self, work: Coroutine[Any, Any, None], table: TableId) -> asyncio.Task[None]:
        task = asyncio.create_task(guarded("sweep", table, work))
        self._tasks[task] = platform_of(table)
        task.add_done_callback(self._tasks.pop)
        return task

    async def _check_clock(self, where: TableId) -> None:
        """Act at a table whose alarm is due. Of several processes the first to save has done it."""
        found = await self._look(where)
        if found.table is None:
            await self._store.reschedule(where, found.version, None)
            return
        pace = found.pace(self._timeouts.take_back)
        change = Change(found.table, self._clock(), self._chance, pace=pace)
        change = handle_alarm(change, self._timeouts)
        if not change.news:
            moment = next_alarm(found.table, self._timeouts, pace)
            await self._store.reschedule(where, found.version, moment)
            return
        ratings = await rating_changes(self._desk.ratings, change)
        after = changed(found, change, "", ratings)
        if not await self._tables.save(after, change):
            return
        if _is_unwanted(change, found):
            await self._store.mark_announced(where, after.version)
            return
        earlier = await self._desk.hints.find(where, found, change.at)
        await self._desk.hints.take(where, earlier, change.at)
        versions = (*earlier, after.version)
        async with self._deliveries.holding(where, *versions):
            await self._announce(after, versions)

    async def _announce_again(self, where: TableId, versions: Sequence[int]) -> None:
        """Announce versions again that no chat has confirmed."""
        async with self._deliveries.holding(where, *versions):
            found = await self._look(where)
            stale = [
                one for one in versions if not found.table or is_outlived(found, one, versions)
            ]
            if stale:
                await self._store.mark_announced(where, *stale)
            if told := [one for one in versions if one not in stale]:
                metrics.count_retelling()
                await self._announce(found, told)

    async def _look(self, where: TableId) -> Snapshot:
        """Return a table. If it is moving, finish the move."""
        found = await self._tables.find(where)
        if found.moved_to:
            await arrive(self._store, where, self._clock(), self._timeouts)
        return found

    async def _announce(self, found: Snapshot, versions: Sequence[int]) -> None:
        if found.table is None:
            return
        where = found.table.id
        announcement = announce(self._desk.unasked(found, found.table), *versions)
        await self._chats[platform_of(where)].say(announcement)


def _is_unwanted(change: Change, found: Snapshot) -> bool:
    """Return whether nothing happened but a reminder that its reader does not want."""
    player = change.table.player_to_act
    if change.news != (Warned(TimeWarning.REMINDED),) or player is None:
        return False
    return not found.preferences_of(player.id).reminders


def _repeated(
    part: str, work: Callable[[], Awaitable[object]], pause: float
) -> Coroutine[Any, Any, None]:
    return supervise(part, lambda: again_and_again(part, work, pause))
