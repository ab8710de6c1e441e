"""Acts when a clock runs out, and repeats announcements that no chat has confirmed."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import structlog

from bot import metrics
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Outgoing, Undeliverable
from bot.identity import Moment, TableId, platform_of
from bot.persistence.migration import arrive
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import changed
from bot.replies.context import unasked_context
from bot.store.port import StoreUnreachable
from bot.table.change import Change
from bot.table.clock import handle_alarm, next_alarm
from bot.table.events import Warned
from bot.table.values import TimeWarning

PAUSE: Final = 2.0
"""Seconds between two sweeps."""
LEASE: Final = 30_000
"""Milliseconds for which a table belongs to the process that claimed it."""
LONGEST: Final = 15.0
"""Seconds that one table may take; shorter than the lease, so that nobody else works on it."""

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
        self._store = desk.store
        self._tables = desk.tables
        self._chats = chats
        self._language = desk.language
        self._chance = desk.chance
        self._clock = clock or desk.clock
        self._timeouts = desk.timeouts

    async def run(self) -> None:
        """Sweep until cancelled. A chat that is slow to answer does not stop the clocks."""
        await asyncio.gather(
            self._forever(self.check_clocks), self._forever(self.repeat_announcements)
        )

    async def sweep(self) -> None:
        """Do everything that is due, once."""
        await self.check_clocks()
        await self.repeat_announcements()

    async def check_clocks(self) -> None:
        """Act at every table whose alarm is due."""
        for platform in self._chats:
            tables = await self._store.claim_due(platform, *self._lease)
            await asyncio.gather(
                *(self._guard(self._check_clock(table), table) for table in tables)
            )

    async def repeat_announcements(self) -> None:
        """Announce again what no chat has confirmed, a table at a time."""
        for platform in self._chats:
            versions = defaultdict[TableId, list[int]](list)
            for change in await self._store.claim_unannounced(platform, *self._lease):
                versions[change.table].append(change.version)
            await asyncio.gather(
                *(
                    self._guard(self._announce_again(table, sorted(versions[table])), table)
                    for table in versions
                )
            )

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work until cancelled. While the store does not answer, wait for it."""
        while True:
            try:
                await work()
            except StoreUnreachable as error:
                _log.warning("store unreachable", why=str(error))
            await asyncio.sleep(PAUSE)

    async def _guard(self, work: Awaitable[None], table: TableId) -> None:
        """Keep an error at one table from the others. The table comes up again after its lease."""
        try:
            async with asyncio.timeout(LONGEST):
                await work
        except Exception:  # noqa: BLE001 - one broken table must not stop the others
            _log.exception("table not swept", table=table)

    @property
    def _lease(self) -> tuple[Moment, Moment]:
        """Return now, and until when what is claimed belongs to us."""
        at = self._clock()
        return at, Moment(at + LEASE)

    async def _check_clock(self, where: TableId) -> None:
        """Act at a table whose alarm is due. Of several processes the first to save has done it."""
        found = await self._look(where)
        if found.table is None:
            await self._store.reschedule(where, found.version, None)
            return
        change = handle_alarm(Change(found.table, self._clock(), self._chance), self._timeouts)
        if not change.news:
            moment = next_alarm(found.table, self._timeouts)
            await self._store.reschedule(where, found.version, moment)
            return
        after = changed(found, change, key="")
        if not await self._tables.save(after, change):
            return
        if _is_unwanted(change, found):
            await self._store.mark_announced(where, after.version)
        else:
            await self._announce(after, [after.version])

    async def _announce_again(self, where: TableId, versions: Sequence[int]) -> None:
        """Announce versions again that no chat has confirmed."""
        found = await self._look(where)
        if found.table:
            metrics.count_retelling()
            await self._announce(found, versions)
        else:
            await self._store.mark_announced(where, *versions)

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
        context = unasked_context(found, where, self._clock(), self._language)
        try:
            await self._chats[platform_of(where)].say(context.announcement(*versions))
        except Undeliverable:
            _log.info("undeliverable", table=where)
            await self._store.mark_announced(where, *versions)
        except NotNow:
            _log.info("not delivered", table=where)


def _is_unwanted(change: Change, found: Snapshot) -> bool:
    """Return whether nothing happened but a reminder that its reader does not want."""
    player = change.table.player_to_act
    if change.news != (Warned(TimeWarning.REMINDED),) or player is None:
        return False
    return not found.preferences_of(player.id).reminders
