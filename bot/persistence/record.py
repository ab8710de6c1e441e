"""The record of a table: JSON with the number of its schema."""

from collections.abc import Iterable
from typing import Final, Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.identity import TableId
from bot.persistence.upgrade import with_dice
from bot.store.errors import RecordFlaw, UnreadableRecord, flaw_of
from bot.table import positions
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
from rules import GAMES
from rules.errors import RulesError

SCHEMA: Final = 1
_OPENING: Final = {Opened, Began, Ended}
_MOVING: Final = {Rolled, Moved, Gone, Undone}
_ASKING: Final = {Offered, Declined}

REQUESTS_KNOWN: Final = 32
"""How many of the latest requests a record has, to recognise one that comes twice."""
NEWS_KNOWN: Final = 8
"""How many of these have their news as well, to announce them again."""


class LastChanges(Struct, frozen=True, array_like=True):
    """The versions that last changed certain things. A button older than that is out of date."""

    opened: int = 0
    """The table, or the game that is played there."""
    moved: int = 0
    """The position."""
    asked: int = 0
    """The open offer."""

    def after(self, events: Iterable[Event], version: int) -> Self:
        """Return the last changes once a new version with these events is saved."""
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
    """The version that it led to."""
    key: str
    news: News
    """What it changed, in case that has to be announced again."""


class TableRecord(Struct, frozen=True, kw_only=True):
    """A table as it is stored."""

    schema: int = SCHEMA
    table: Table
    since: LastChanges = LastChanges()
    recent: tuple[Done, ...] = ()
    """The latest requests that changed the table, the newest last."""
    moved_to: TableId | None = None
    """The new id of the table, if its chat has got another one."""
    arrived: bool = False
    """Whether the table was saved under its new id, so that only the new id is left here."""


class _Schema(Struct):
    """The field that records of every schema have."""

    schema: int


_records: Final = msgspec.json.Decoder(TableRecord)
_schema: Final = msgspec.json.Decoder(_Schema)
_encoder: Final = msgspec.json.Encoder()


def encode(record: TableRecord) -> bytes:
    """Return a record as bytes."""
    return _encoder.encode(record)


def encode_game(table: Table) -> bytes:
    """Return the record of a game that is over."""
    return encode(TableRecord(table=table))


def decode_game(body: bytes) -> Table:
    """Read the record of a game that is over."""
    return decode(body).table


def decode(body: bytes) -> TableRecord:
    """Read a record; raise UnreadableRecord if it is damaged or only newer versions know it."""
    try:
        record = _records.decode(body)
    except (ValueError, RecursionError):
        raise UnreadableRecord(flaw_of(_schema_of(body), SCHEMA)) from None
    if record.schema != SCHEMA:
        raise UnreadableRecord(flaw_of(record.schema, SCHEMA))
    table = with_dice(record.table)
    return record if table is record.table else replace(record, table=table)


def check_game(table: Table) -> None:
    """Raise UnreadableRecord if a table has a game or a position that nobody can play."""
    if table.setup.game not in GAMES:
        raise UnreadableRecord(RecordFlaw.GAME)
    try:
        if table.position:
            positions.load(table.setup.game, table.position)
    except RulesError:
        raise UnreadableRecord(RecordFlaw.POSITION) from None


def _schema_of(body: bytes) -> int | None:
    try:
        return _schema.decode(body).schema
    except (ValueError, RecursionError):
        return None
