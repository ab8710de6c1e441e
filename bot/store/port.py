"""What a store does, whatever stands behind it. It keeps bytes and knows nothing of games.

A table's record carries a version that rises by one with every save. Two indexes stand beside the
records and change in the same step: when each table wants attention, and which versions nobody has
been told of.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from bot.identity import Moment, TableId
from bot.store.record import Record
from bot.store.scores_port import Scores

__all__ = [
    "FinishedGame",
    "Index",
    "Loaded",
    "Mentions",
    "Record",
    "RefusalReason",
    "Save",
    "Store",
    "StoreRefused",
    "StoreUnreachable",
    "StoredGame",
    "Unannounced",
    "UnreadableRecord",
]


class StoreUnreachable(Exception):
    """The store did not answer. What was asked may or may not have happened."""


class RefusalReason(StrEnum):
    """Why a server that can be reached is of no use until somebody changes something."""

    LOGIN = "login"
    """It wants another user name or password."""
    RIGHTS = "rights"
    """The user may not do there what has to be done."""
    CERTIFICATE = "certificate"
    """It cannot prove who it is."""
    CLUSTER = "cluster"
    """It is part of a cluster and was not addressed as one."""
    NO_CLUSTER = "no cluster"
    """It was addressed as a cluster and is none."""
    OTHER = "other"


class StoreRefused(StoreUnreachable):
    """The server answers, and will go on saying no."""

    def __init__(self, reason: RefusalReason, message: str) -> None:
        super().__init__(reason, message)
        self.reason = reason
        self.message = message
        """The server's own words."""


class UnreadableRecord(Exception):
    """A record that this version of Parlour cannot read: a newer one wrote it, or it is damaged."""

    def __init__(self, schema: int | None = None) -> None:
        super().__init__(schema)
        self.schema = schema


class Index(StrEnum):
    """The lists of tables that want something done at a moment."""

    DUE = "due"
    """A clock runs out, or a reminder is to be sent."""
    UNANNOUNCED = "unannounced"
    """A version was saved, and nobody has said yet that the players were told of it."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The record of a table, if there is one, and the preferences of some owners, in order."""

    record: Record | None
    preferences: tuple[bytes | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Unannounced:
    """A version of a table that the players may not know of."""

    table: TableId
    version: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, to be put on the shelf when its table is saved."""

    game_id: str
    body: bytes
    ttl: int
    """Milliseconds for which it is kept."""
    rated: bytes = b""
    """What is to be counted for its players, by way of `Scores.take`; nothing if nothing is."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game, and where the store has it."""

    key: str
    body: bytes


@dataclass(frozen=True, slots=True)
class Mentions:
    """Everything that mentions a word: tables, finished games, and preferences by owner."""

    tables: tuple[TableId, ...] = ()
    games: tuple[StoredGame, ...] = ()
    preferences: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Save:
    """A new body for a table; it is kept only if the version is the next one."""

    record: Record
    """Its version is one more than the version that was loaded; 1 for a new table."""
    due: Moment | None = None
    """When the table wants attention next; None takes it off the list."""
    announce_by: Moment | None = None
    """When to tell the players again, unless `announced` is called first; None: nothing to tell."""
    finished: tuple[FinishedGame, ...] = ()
    """Games that ended with this save."""
    table_ttl: int | None = None
    """Milliseconds for which the table is kept, if nothing happens there; None: for ever."""


class Store(Protocol):
    """Keeps every table. Each method may raise StoreUnreachable, after three seconds at most."""

    @property
    def scores(self) -> Scores:
        """Return where is kept what players have reached."""
        ...

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Return the record and the preferences of `owners`, in one round trip."""
        ...

    async def load_preferences(self, *owners: str) -> tuple[bytes | None, ...]:
        """Return the preferences of `owners`, in one round trip."""
        ...

    async def save(self, table: TableId, save: Save) -> bool:
        """Keep it, indexes included, in one step; False if somebody else was first.

        It is never tried twice: after StoreUnreachable only `load` can tell whether it was kept.
        """
        ...

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a game from the shelf; None once it has been there for its time."""
        ...

    async def mark_announced(self, table: TableId, *versions: int) -> None:
        """Note that the players know of these versions; every other one still has to be told."""
        ...

    async def reschedule(self, table: TableId, version: int, due: Moment | None) -> None:
        """Correct when a table wants attention, unless it has changed since `version`."""
        ...

    async def claim_due(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[TableId, ...]:
        """Return tables of a platform whose moment has come, and put it off to `until`.

        Of several processes only one gets a table; if it dies, the table comes up again.
        """
        ...

    async def claim_unannounced(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[Unannounced, ...]:
        """Return versions that are to be told again, in the same way."""
        ...

    async def write_preferences(
        self, owner: str, body: bytes | None, ttl: int | None = None
    ) -> None:
        """Keep what a player or a chat has chosen, for some milliseconds only; None forgets it."""
        ...

    async def find(self, word: str) -> Mentions:
        """Return where a word stands, in a record or in what it is kept under.

        That is a look at everything there is, a little at a time: for what is rarely asked.
        """
        ...

    async def replace_game(self, game: StoredGame, body: bytes | None) -> bool:
        """Put another body in the place of a game for the rest of its time; None takes it away.

        False if the game is not, or not any more, as it was found.
        """
        ...

    async def remove(self, table: TableId) -> None:
        """Take a table away, and whatever was still to be done or told there."""
        ...

    async def ping(self) -> None:
        """Return if the store answers."""
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...
