"""Hints of which nobody was told yet: they are told with what happens next in the same game."""

from collections.abc import Collection, Sequence

from bot.identity import Moment, TableId
from bot.persistence.record import Done
from bot.persistence.saving import CONFIRM_WITHIN
from bot.persistence.snapshot import Snapshot
from bot.store.port import Store
from bot.table.events import Began, Ended, Opened


async def take_untold_hint(
    store: Store, where: TableId, found: Snapshot, at: Moment
) -> tuple[int, ...]:
    """Return the version of a hint to be told with what has happened after it, if there is one.

    For a moment nobody else tells it.
    """
    version = next((done.version for done in _recent(found)[-1:] if done.news.is_hint), 0)
    if not version or await store.held_until(where, version) is None:
        return ()
    await store.hold(where, version, until=Moment(at + CONFIRM_WITHIN))
    return (version,)


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
