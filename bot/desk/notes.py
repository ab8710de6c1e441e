"""What chats note for themselves, and how often they may act: shared by all processes."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.desk.reachable import if_reachable
from bot.identity import Moment
from bot.store.port import Store


@dataclass(frozen=True, slots=True)
class ChatNotes:
    """Notes of chats in the store. While the store is away, there are none."""

    store: Store
    lasts: int
    """Milliseconds for which a note is remembered if nothing else is said."""
    clock: Callable[[], Moment]

    async def save(self, name: str, note: str, lasts: int | None = None) -> None:
        """Save a chat's own note under a name, for some milliseconds or as long as games."""
        body, lasts = note.encode(), lasts or self.lasts
        await if_reachable(self.store.write_preferences(_key(name), body, lasts))

    async def load(self, name: str) -> str:
        """Return a chat's own note; nothing if there is none."""
        notes = await if_reachable(self.store.load_preferences(_key(name)))
        return notes[0].decode() if notes and notes[0] else ""

    async def take_turn(self, name: str, count: int, span: int) -> int:
        """Take one of the `count` turns of a name within `span` milliseconds, of all processes.

        Return 0, or the milliseconds until there is one. While the store is away there always is.
        """
        return await if_reachable(self.store.take(name, self.clock(), count, span)) or 0

    async def begin(self, name: str, span: int) -> bool:
        """Return whether something may be done that must not be done twice within `span`.

        Of all who ask, one process may do it, and another only after `failed`. Raise
        StoreUnreachable if nobody can know.
        """
        failures = len(await self.load(_failures(name)))
        return not await self.store.take(name, self.clock(), 1 + failures, span)

    async def failed(self, name: str, span: int) -> None:
        """Note that what was begun was certainly not done."""
        await self.save(_failures(name), f"{await self.load(_failures(name))}.", span)


def _failures(name: str) -> str:
    return f"failures of {name}"


def _key(name: str) -> str:
    return f"note:{name}"
