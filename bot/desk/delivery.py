"""What this process is showing at the moment, and what it could not show.

A version that was saved belongs to the process that saved it, for as long as a lease. While the
process is showing it, it renews the lease; if that fails, it gives the version back after a short
pause. A process that dies does neither, so its lease runs out. What nobody holds is announced by
the sweeper of any process, which makes sure first if the lease was not its own.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import structlog

from bot.desk.outgoing import Undeliverable
from bot.desk.pauses import Pauses
from bot.desk.shown_notes import ShownNotes
from bot.identity import Moment, TableId
from bot.persistence.places import ShownMessage
from bot.persistence.saving import CONFIRM_WITHIN
from bot.persistence.tables import Tables
from bot.recent import RecentCache
from bot.replies.reply import Announcement, Reply
from bot.store.port import Store, StoreUnreachable, Unannounced

LEASE: Final = CONFIRM_WITHIN
"""Milliseconds for which a version belongs to the process that claimed or renewed it."""
RENEW_AFTER: Final = 400
"""Milliseconds after which the lease of a version that is still being shown is renewed."""
_RETURNED: Final = 10_000
"""How many versions are remembered that this process has given back."""
LONGEST: Final = 600_000
"""Milliseconds after which a version counts as lost, although it is still being shown."""

_log: Final = structlog.get_logger("delivery")


class NotShown(Exception):
    """A chat could not show a reply. What the reply announces is shown again soon."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.table)
        self.reply = reply

    @property
    def saved(self) -> bool:
        """Return whether the request was saved, so that only showing it has failed."""
        return bool(_versions(self.reply))


@dataclass(slots=True)
class _Hold:
    """A version that is being shown, perhaps in several ways at once."""

    since: Moment
    renewed: Moment
    shows: int = 0
    shown: bool = False

    @property
    def is_lost_with_this_show(self) -> bool:
        """Return whether nobody has shown it, and nobody else is trying to."""
        return not self.shown and self.shows == 1


@dataclass(frozen=True, slots=True)
class Again:
    """A version that was shown, and when it is announced once more."""

    version: int
    at: Moment


@dataclass(frozen=True, slots=True)
class _Returned:
    """Versions that were given back, and until when nobody else can claim them."""

    versions: frozenset[int]
    until: Moment


class Deliveries:
    """Holds what is being shown, and gives back what could not be shown."""

    def __init__(self, store: Store, tables: Tables, clock: Callable[[], Moment]) -> None:
        self._store = store
        self._clock = clock
        self._notes = ShownNotes(tables)
        self._held: dict[Unannounced, _Hold] = {}
        self._returned: dict[TableId, _Returned] = {}
        self._free = RecentCache[Unannounced, bool](_RETURNED)
        self._pauses = Pauses()

    @asynccontextmanager
    async def showing(self, reply: Reply) -> AsyncIterator[None]:
        """Hold what a reply announces while the block shows it; raise NotShown if it fails."""
        try:
            async with self.holding(reply.table, *_versions(reply)):
                yield
        except NotShown:
            raise
        except Exception as error:
            raise NotShown(reply) from error

    @asynccontextmanager
    async def holding(self, table: TableId, *versions: int) -> AsyncIterator[None]:
        """Hold versions while the block shows them; if it fails, give them back.

        What is undeliverable counts as shown. What is cancelled is neither: its lease runs out.
        """
        held = [Unannounced(table, version) for version in versions]
        self._take(held)
        try:
            yield
        except NotShown:
            raise  # it was given back by the inner block
        except Undeliverable:
            _log.info("undeliverable", table=table)
            await self.shown(table, *versions)
        except Exception as error:
            lost = [one.version for one in held if self._held[one].is_lost_with_this_show]
            await self.give_back(table, *lost, error=error)
            raise
        finally:
            self._release(held)

    def is_held(self, one: Unannounced) -> bool:
        """Return whether this process is showing a version, or has shown it."""
        hold = self._held.get(one)
        return self._notes.is_missing(one) or (hold is not None and not self._is_lost(hold))

    def is_free(self, one: Unannounced) -> bool:
        """Return whether this process itself has said that a version is to be announced again."""
        return bool(self._free.get(one))

    async def give_back(
        self, table: TableId, *versions: int, error: Exception | None = None
    ) -> None:
        """Let any process announce versions again, after a pause that grows with every failure."""
        if not versions:
            return
        pause = self._pauses.next(table, error)
        until = Moment(self._clock() + pause)
        _log.info("not shown, trying again", table=table, milliseconds=pause, why=repr(error))
        try:
            await self._store.hold(table, *versions, until=until)
        except StoreUnreachable:
            _log.warning("store unreachable, the lease runs out", table=table)
            return
        self._set_free(table, *versions)
        earlier = self._returned.get(table) or _Returned(frozenset(), until)
        self._returned[table] = _Returned(
            earlier.versions | frozenset(versions), min(earlier.until, until)
        )

    async def take_back(self, table: TableId) -> tuple[int, ...]:
        """Return the versions that were given back and that nobody else can have claimed yet.

        They are held again: the next announcement of the table announces them too.
        """
        returned, at = self._returned.pop(table, None), self._clock()
        if returned is None or returned.until <= at:
            return ()
        versions = tuple(sorted(returned.versions))
        try:
            await self._store.hold(table, *versions, until=Moment(at + LEASE))
        except StoreUnreachable:
            return ()
        return versions

    async def shown(
        self,
        table: TableId,
        *versions: int,
        message: ShownMessage | None = None,
        again: Again | None = None,
    ) -> None:
        """Note that a chat has shown some versions and, if it is a new one, in which message.

        One that is to be announced again stays in the index, for any process.
        """
        self._pauses.reset(table)
        for one in (Unannounced(table, version) for version in versions):
            if one in self._held:
                self._held[one].shown = True
        done = [version for version in versions if again is None or version != again.version]
        await asyncio.gather(
            self._notes.add(table, *done, message=message),
            *([self._postpone(table, again)] if again else []),
        )

    async def _postpone(self, table: TableId, again: Again) -> None:
        try:
            await self._store.hold(table, again.version, until=again.at)
            self._set_free(table, again.version)
        except StoreUnreachable:
            _log.warning("store unreachable, announced again too early", table=table)

    def _set_free(self, table: TableId, *versions: int) -> None:
        for version in versions:
            self._free.put(Unannounced(table, version), value=True)

    async def renew(self) -> None:
        """Renew the leases of what is still being shown, and note what could not be noted."""
        at = self._clock()
        self._returned = {
            table: returned for table, returned in self._returned.items() if returned.until > at
        }
        aging = defaultdict[TableId, list[int]](list)
        for one, hold in self._held.items():
            if hold.renewed <= at - RENEW_AFTER and not self._is_lost(hold):
                hold.renewed = at
                aging[one.table].append(one.version)
        until = Moment(at + LEASE)
        await asyncio.gather(
            *(self._store.hold(table, *versions, until=until) for table, versions in aging.items()),
            self._notes.make_up(),
        )

    def _take(self, versions: Iterable[Unannounced]) -> None:
        at = self._clock()
        for one in versions:
            self._held.setdefault(one, _Hold(at, at)).shows += 1
            if one in self._free:
                self._free.put(one, value=False)
            self._returned.pop(one.table, None)

    def _release(self, versions: Iterable[Unannounced]) -> None:
        for one in versions:
            hold = self._held[one]
            hold.shows -= 1
            if not hold.shows:
                del self._held[one]

    def _is_lost(self, hold: _Hold) -> bool:
        return hold.since <= self._clock() - LONGEST


def _versions(reply: Reply) -> tuple[int, ...]:
    return reply.versions if isinstance(reply, Announcement) else ()
