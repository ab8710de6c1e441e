"""Who plays, where and when: words that mean the same on every platform."""

from typing import Final, NewType

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


NAMELESS: Final = "?"
"""The name of somebody who has none."""

_STRANGER: Final = "stranger:"


def stranger(number: str) -> PlayerId:
    """Return an id that nobody has, for the place of somebody who is not to be known."""
    return PlayerId(f"{_STRANGER}{number}")


def is_stranger(player: PlayerId) -> bool:
    """Tell whether nobody has that id."""
    return player.startswith(_STRANGER)


def platform_of(table: TableId) -> str:
    """Return the platform that a table is on."""
    return table.partition(":")[0]
