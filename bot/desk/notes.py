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


def _key(name: str) -> str:
    return f"note:{name}"
