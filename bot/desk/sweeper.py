"""What has to happen although nobody asks: clocks run out, and news that got lost is told again."""

import asyncio
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
from bot.replies.standing import unasked_standing
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
"""Seconds after which a table is left alone until later: before somebody else may claim it."""

_log: Final = structlog.get_logger("sweeper")


class Sweeper:
    """Looks after tables that nobody looks after. Any number of them may share a store."""

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
        """Sweep until cancelled. A chat that is slow to hear old news does not stop the clocks."""
        await asyncio.gather(self._repeat(self.ring), self._repeat(self.retell))

    async def sweep(self) -> None:
        """Do once what is to be done by now."""
        await self.ring()
        await self.retell()

    async def ring(self) -> None:
        """Do what the clocks of all tables want by now."""
        for platform in self._chats:
            tables = await self._store.claim_due(platform, *self._lease)
            await asyncio.gather(*(self._guard(self._ring(table), table) for table in tables))

    async def retell(self) -> None:
        """Tell again what nobody has said to have told, a table at a time."""
        for platform in self._chats:
            claimed = await self._store.claim_unannounced(platform, *self._lease)
            tables = {untold.table for untold in claimed}
            versions = {
                table: sorted(untold.version for untold in claimed if untold.table == table)
                for table in tables
            }
            await asyncio.gather(
                *(self._guard(self._retell(table, versions[table]), table) for table in tables)
            )

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work until cancelled; while the store is away, wait for it."""
        while True:
            try:
                await work()
            except StoreUnreachable as error:
                _log.warning("store unreachable", why=str(error))
            await asyncio.sleep(PAUSE)

    async def _guard(self, work: Awaitable[None], table: TableId) -> None:
        """Keep trouble with one table from the others; it comes up again when the claim is over."""
        try:
            async with asyncio.timeout(LONGEST):
                await work
        except Exception:  # noqa: BLE001 - nobody is above to whom one broken table could be left
            _log.exception("could not look after a table", table=table)

    @property
    def _lease(self) -> tuple[Moment, Moment]:
        """Return now, and until when what is claimed belongs to us."""
        at = self._clock()
        return at, Moment(at + LEASE)

    async def _ring(self, where: TableId) -> None:
        """Do what a table's clock wants; whoever saves first has done it for everybody."""
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
            await self._tell(after, [after.version])

    async def _retell(self, where: TableId, versions: Sequence[int]) -> None:
        """Tell news again, because nobody has said that they were told."""
        found = await self._look(where)
        if found.table:
            metrics.count_retelling()
            await self._tell(found, versions)
        else:
            await self._store.mark_announced(where, *versions)

    async def _look(self, where: TableId) -> Snapshot:
        """Return a table; one that is on its way elsewhere is helped along."""
        found = await self._tables.find(where)
        if found.moved_to:
            await arrive(self._store, where, self._clock(), self._timeouts)
        return found

    async def _tell(self, found: Snapshot, versions: Sequence[int]) -> None:
        if found.table is None:
            return
        where = found.table.id
        standing = unasked_standing(found, where, self._clock(), self._language)
        try:
            await self._chats[platform_of(where)].say(standing.announcement(*versions))
        except Undeliverable:
            _log.info("undeliverable", table=where)
            await self._store.mark_announced(where, *versions)
        except NotNow:
            _log.info("not delivered", table=where)


def _is_unwanted(change: Change, found: Snapshot) -> bool:
    """Tell whether nothing happened but a reminder that its reader does not want."""
    player = change.table.player_to_act
    if change.news != (Warned(TimeWarning.REMINDED),) or player is None:
        return False
    return not found.preferences_of(player.id).reminders
