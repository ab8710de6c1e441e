"""What a store does, whatever it runs on. It keeps bytes and knows nothing about games.

A table's record has a version that rises by one with every save. Three indexes change in the same
step as the record: when each table is due, which versions have not been announced, and where a
computer has to act.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from bot.identity import Moment, TableId
from bot.store.errors import (
    NotCarriedOut,
    RecordFlaw,
    RefusalReason,
    StoreRefused,
    StoreUnreachable,
    TooFewReplicas,
    Unconfirmed,
    UnreadableRecord,
)
from bot.store.record import Record
from bot.store.scores_port import Scores

__all__ = [
    "FinishedGame",
    "Index",
    "Loaded",
    "Mentions",
    "NotCarriedOut",
    "Note",
    "Record",
    "RecordFlaw",
    "RefusalReason",
    "Save",
    "Store",
    "StoreRefused",
    "StoreUnreachable",
    "StoredGame",
    "StoredRecord",
    "TooFewReplicas",
    "Unannounced",
    "Unconfirmed",
    "UnreadableRecord",
]


class Index(StrEnum):
    """The indexes of tables by the moment at which something has to be done."""

    DUE = "due"
    """A clock runs out, or a reminder has to be sent."""
    UNANNOUNCED = "unannounced"
    """A version was saved, and it is not known whether the players have seen it."""
    COMPUTER = "computer"
    """A computer has to act."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The record of a table, if there is one, and the preferences of some owners, in order."""

    record: Record | None
    preferences: tuple[bytes | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """A value to keep for an owner, such as where a table is shown."""

    owner: str
    body: bytes
    ttl: int | None = None
    """Milliseconds for which it is kept; None: for ever."""


@dataclass(frozen=True, slots=True)
class Unannounced:
    """A version of a table that the players may not have seen."""

    table: TableId
    version: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that ended with a save of its table."""

    game_id: str
    body: bytes
    ttl: int
    """Milliseconds for which it is stored."""
    rated: bytes = b""
    """What `Scores.claim_pending` returns, to be counted for its players; empty if unrated."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game, and the key under which it is stored."""

    key: str
    body: bytes

    @property
    def name(self) -> str:
        """Return its name, such as `game:5f2c`."""
        return f"game:{self.key.rpartition('game:')[2]}"


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """Anything that is stored under a key of its own, as it is."""

    key: str
    """If it is no text, with surrogates for its bytes."""
    name: str
    """Its type and what it is about, such as `table:telegram:7`; else its whole key."""
    body: bytes
    foreign: bool = False
    """Whether it is not what is stored under keys of its type, such as a list for a table."""

    @property
    def type(self) -> str:
        """Return its type, such as `table`."""
        name = self.key.partition("}:")[2] if self.name == self.key else self.name
        return name.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Mentions:
    """Everything that mentions a word: tables, finished games, and preferences by owner."""

    tables: tuple[TableId, ...] = ()
    games: tuple[StoredGame, ...] = ()
    preferences: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Save:
    """The next record of a table, and what changes with it."""

    record: Record
    """Its version is one more than the version that was loaded; 1 for a new table."""
    due: Moment | None = None
    """When the table is due; None removes it from the index."""
    announce_by: Moment | None = None
    """When to announce this version again, unless it is marked as announced before; None: never."""
    finished: tuple[FinishedGame, ...] = ()
    """Games that ended with this save."""
    table_ttl: int | None = None
    """Milliseconds for which the table is stored unless it is saved again; None: for ever."""
    computer: Moment | None = None
    """When a computer has to act at the table; None if none has to."""


class Store(Protocol):
    """Keeps every table. Each method may raise StoreUnreachable, after three seconds at most."""

    @property
    def scores(self) -> Scores:
        """Return the players' scores."""
        ...

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Return the record of a table and the preferences of `owners`, in one round trip."""
        ...

    async def load_preferences(self, *owners: str) -> tuple[bytes | None, ...]:
        """Return the preferences of `owners`, in one round trip."""
        ...

    async def save(self, table: TableId, save: Save) -> bool:
        """Save a table and its indexes in one step; False if its version is not the next one.

        It is never retried: after StoreUnreachable only `load` can tell whether it was saved.
        """
        ...

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a finished game; None if it is no longer stored."""
        ...

    async def mark_announced(
        self, table: TableId, *versions: int, note: Note | None = None
    ) -> None:
        """Note that the players have seen these versions; other versions stay unannounced.

        A `note` is stored in the same round trip.
        """
        ...

    async def hold(self, table: TableId, *versions: int, until: Moment) -> None:
        """Change when these versions are to be announced again, unless they were announced."""
        ...

    async def held_until(self, table: TableId, version: int) -> Moment | None:
        """Return when a version is to be announced again; None if the players have seen it."""
        ...

    async def reschedule(
        self, table: TableId, version: int, due: Moment | None, index: Index = Index.DUE
    ) -> None:
        """Change when a table is due in an index, unless it has changed since `version`."""
        ...

    async def claim_due(
        self,
        platform: str,
        now: Moment,
        until: Moment,
        limit: int = 100,
        index: Index = Index.DUE,
    ) -> tuple[TableId, ...]:
        """Return tables of a platform that are due in an index, and postpone them to `until`.

        Only one of several processes gets a table; if it dies, the table is due again at `until`.
        """
        ...

    async def claim_unannounced(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[Unannounced, ...]:
        """Return versions that are to be announced again, and postpone them to `until`."""
        ...

    async def write_preferences(
        self, owner: str, body: bytes | None, ttl: int | None = None
    ) -> None:
        """Store the preferences of an owner, for `ttl` milliseconds if given; None deletes them.

        An owner is a player, a chat, or a name under which a chat stores a note.
        """
        ...

    async def take(self, name: str, now: Moment, count: int, span: int) -> int:
        """Take one of the `count` turns that a name has within any `span` milliseconds.

        Return 0 if it was taken, else the milliseconds until there is one. All processes share it.
        """
        ...

    async def find(self, word: str) -> Mentions:
        """Return everything that mentions a word in its body or in its key.

        This searches the whole store in small steps, so it is for rare requests only.
        """
        ...

    async def replace_record(self, record: StoredGame | StoredRecord, body: bytes | None) -> bool:
        """Replace a finished game or preferences and keep the remaining time; None deletes them.

        Return False if what is stored is gone or has changed.
        """
        ...

    async def remove(self, table: TableId) -> None:
        """Delete a table and its entries in the indexes."""
        ...

    async def set_aside(self, table: TableId) -> None:
        """Store a copy of a table's record that nobody can read, before it is overwritten."""
        ...

    async def visit(self, look: Callable[[StoredRecord], None]) -> None:
        """Call `look` with everything that is stored. This reads it all, in small steps."""
        ...

    async def has(self, name: str) -> bool:
        """Return whether there is a record of that name, whether it can be read or not."""
        ...

    async def drop(self, record: StoredRecord) -> None:
        """Delete anything; a table with its entries in the indexes."""
        ...

    async def ping(self) -> None:
        """Return if the store responds and can save; this tries a write that changes nothing."""
        ...

    async def close(self) -> None:
        """Close every connection."""
        ...
