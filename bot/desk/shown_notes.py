"""Notes in the store of what the chats have shown, made up for when the store is back."""

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from bot.identity import TableId
from bot.persistence.places import ShownMessage
from bot.persistence.tables import Tables
from bot.store.port import StoreUnreachable, Unannounced, UnreadableRecord

_log: Final = structlog.get_logger("delivery")


@dataclass(frozen=True, slots=True)
class _Note:
    """Versions that were shown and, if it is a new one, the message that shows them."""

    versions: frozenset[int] = frozenset()
    message: ShownMessage | None = None


_NOTHING: Final = _Note()


class ShownNotes:
    """Notes what was shown. Without its note, a version is shown again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._missing: dict[TableId, _Note] = {}

    async def add(
        self, table: TableId, *versions: int, message: ShownMessage | None = None
    ) -> None:
        """Note what was shown; if the store is away, it is noted later."""
        earlier = self._missing.pop(table, _NOTHING)
        note = _Note(earlier.versions | frozenset(versions), message or earlier.message)
        if note == _NOTHING:
            return
        try:
            await self._tables.shown(table, *sorted(note.versions), message=note.message)
        except (StoreUnreachable, UnreadableRecord):
            _log.warning("store unreachable, noting it later", table=table)
            self._missing[table] = note

    async def make_up(self) -> None:
        """Add the notes that are missing."""
        await asyncio.gather(*(self.add(table) for table in tuple(self._missing)))

    def is_missing(self, one: Unannounced) -> bool:
        """Return whether a version was shown, and only its note is missing."""
        return one.version in self._missing.get(one.table, _NOTHING).versions
