"""How a table is written down for the store: JSON, with the number of its schema."""

from typing import Final

import msgspec
from msgspec import Struct

from bot.table.table import Table

SCHEMA: Final = 1
REMEMBERED: Final = 32
"""How many of the latest requests a table remembers, to know one that comes again."""


class UnreadableRecord(Exception):
    """A record that this version of Parlour cannot read: a newer one wrote it, or it is damaged."""

    def __init__(self, schema: int | None) -> None:
        super().__init__(schema)
        self.schema = schema


class Kept(Struct, frozen=True, kw_only=True):
    """Everything that is kept of a table."""

    schema: int = SCHEMA
    table: Table
    stamp: int
    """The version since which the same things can be done; buttons carry it."""
    recent: tuple[str, ...] = ()
    """The latest requests that changed the table, the newest last."""


class _Schema(Struct):
    """The part that every record has, whatever else changes."""

    schema: int


_kept: Final = msgspec.json.Decoder(Kept)
_schema: Final = msgspec.json.Decoder(_Schema)
_encoder: Final = msgspec.json.Encoder()


def encode(kept: Kept) -> bytes:
    """Return the record."""
    return _encoder.encode(kept)


def encode_game(table: Table) -> bytes:
    """Return the record of a game that is over."""
    return encode(Kept(table=table, stamp=0))


def decode_game(body: bytes) -> Table:
    """Read the record of a game that is over."""
    return decode(body).table


def decode(body: bytes) -> Kept:
    """Read a record; raise UnreadableRecord if that cannot be."""
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
