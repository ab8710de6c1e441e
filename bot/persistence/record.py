"""The record of a table: JSON with the number of its schema."""

from collections.abc import Iterable
from typing import Final, Self

import msgspec
from msgspec import Struct

from bot.identity import TableId
from bot.store.port import UnreadableRecord
from bot.table.events import (
    Began,
    Declined,
    Ended,
    Event,
    Gone,
    Moved,
    Offered,
    Opened,
    Rolled,
    Undone,
)
from bot.table.news import News
from bot.table.table import Table

SCHEMA: Final = 1
_OPENING: Final = {Opened, Began, Ended}
_MOVING: Final = {Rolled, Moved, Gone, Undone}
_ASKING: Final = {Offered, Declined}

REMEMBERED: Final = 32
"""How many of the latest requests a table remembers, to know one that comes again."""
RETOLD: Final = 8
"""Of how many of these it remembers what came of them, too."""


class LastChanges(Struct, frozen=True, array_like=True):
    """The versions since which certain things are as they are, to know buttons that are too old."""

    opened: int = 0
    """Who may sit down, and for what."""
    moved: int = 0
    """The position."""
    asked: int = 0
    """The open question."""

    def after(self, events: Iterable[Event], version: int) -> Self:
        """Return the same with what the events of a new version changed."""
        kinds = {type(event) for event in events}
        opened = bool(kinds & _OPENING)
        moved = opened or bool(kinds & _MOVING)
        asked = moved or bool(kinds & _ASKING)
        return type(self)(
            version if opened else self.opened,
            version if moved else self.moved,
            version if asked else self.asked,
        )


class Done(Struct, frozen=True, array_like=True, gc=False):
    """A request that was carried out."""

    version: int
    """Of the table, since then."""
    key: str
    news: News
    """What came of it, in case it has to be told again."""


class TableRecord(Struct, frozen=True, kw_only=True):
    """Everything that is kept of a table."""

    schema: int = SCHEMA
    table: Table
    since: LastChanges = LastChanges()
    recent: tuple[Done, ...] = ()
    """The latest requests that changed the table, the newest last."""
    moved_to: TableId | None = None
    """Where the table has gone, if its chat has another id now."""
    arrived: bool = False
    """Whether it was set up there, so that nothing but the way is kept here."""


class _Schema(Struct):
    """The part that every record has, whatever else changes."""

    schema: int


_kept: Final = msgspec.json.Decoder(TableRecord)
_schema: Final = msgspec.json.Decoder(_Schema)
_encoder: Final = msgspec.json.Encoder()


def encode(kept: TableRecord) -> bytes:
    """Write a record."""
    return _encoder.encode(kept)


def encode_game(table: Table) -> bytes:
    """Return the record of a game that is over."""
    return encode(TableRecord(table=table))


def decode_game(body: bytes) -> Table:
    """Read the record of a game that is over."""
    return decode(body).table


def decode(body: bytes) -> TableRecord:
    """Read a record; raise UnreadableRecord if it is damaged or of another schema."""
    try:
        kept = _kept.decode(body)
    except msgspec.DecodeError:
        raise UnreadableRecord(_schema_of(body)) from None
    if kept.schema != SCHEMA:
        raise UnreadableRecord(kept.schema)
    return kept


def _schema_of(body: bytes) -> int | None:
    try:
        return _schema.decode(body).schema
    except msgspec.DecodeError:
        return None
