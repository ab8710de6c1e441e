"""Who plays, where and when: words that mean the same on every platform."""

from typing import NewType

import msgspec

PlayerId = NewType("PlayerId", str)
"""A person, with the platform first: `discord:123`, `telegram:456`."""

TableId = NewType("TableId", str)
"""The one table of a channel, thread or chat, with the platform first: `telegram:-100123:7`."""

Moment = NewType("Moment", int)
"""Milliseconds since 1970, as a clock shows them."""


class Player(msgspec.Struct, frozen=True, array_like=True):
    """A person and what the others call him."""

    id: PlayerId
    name: str


def platform_of(table: TableId) -> str:
    """Return the platform that a table is on."""
    return table.partition(":")[0]
