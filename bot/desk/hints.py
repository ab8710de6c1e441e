"""Hints of which nobody was told yet: they are told with what happens next in the same game."""

from collections.abc import Collection, Sequence

from bot.desk.delivery import LEASE, Deliveries
from bot.identity import Moment, TableId
from bot.persistence.record import Done
from bot.persistence.saving import CONFIRM_WITHIN
from bot.persistence.snapshot import Snapshot
from bot.store.port import Store, Unannounced
from bot.table.events import Began, Ended, Opened


class UntoldHints:
    """Finds the hints that are told with what happens after them, and takes them for it."""

    def __init__(self, store: Store, deliveries: Deliveries) -> None:
        self._store = store
        self._deliveries = deliveries

    async def find(self, where: TableId, found: Snapshot, at: Moment) -> tuple[int, ...]:
        """Return the version of a hint that is to be told next, unless somebody is telling it."""
        version = next((done.version for done in _recent(found)[-1:] if done.news.is_hint), 0)
        if not version or self._deliveries.is_held(Unannounced(where, version)):
            return ()
        until = await self._store.held_until(where, version)
        return () if until is None or _is_being_told(until, at) else (version,)

    async def take(self, where: TableId, versions: Sequence[int], at: Moment) -> None:
        """Keep others from telling hints for a moment, because what followed them was saved."""
        if versions:
            await self._store.hold(where, *versions, until=Moment(at + CONFIRM_WITHIN))


def _is_being_told(until: Moment, at: Moment) -> bool:
    """Return whether a process is telling a hint: its lease has begun, and has not run out.

    Whoever only doubts whether anybody tells it has claimed it for longer than a lease, and gives
    way to whoever takes it meanwhile.
    """
    return at < until <= at + LEASE


def is_outlived(found: Snapshot, version: int, told: Collection[int]) -> bool:
    """Return whether a version is a hint in a game whose end is not told with it."""
    recent = _recent(found)
    is_hint = any(done.version == version and done.news.is_hint for done in recent)
    ends = [done.version for done in recent if done.version > version and _is_end(done)]
    return is_hint and bool(ends) and ends[0] not in told


def _recent(found: Snapshot) -> Sequence[Done]:
    return found.record.recent if found.record else ()


def _is_end(done: Done) -> bool:
    """Return whether a game ended, or another one began."""
    return any(isinstance(event, Ended | Began | Opened) for event in done.news.events)
