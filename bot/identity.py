"""Players, computers among them, tables and moments: the same on every platform."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final, NewType

import msgspec

PlayerId = NewType("PlayerId", str)
"""The id of a person, with the platform first: `discord:123`, `telegram:456`."""

TableId = NewType("TableId", str)
"""The id of the table of a channel, thread or chat, platform first: `telegram:-100123:7`."""

Moment = NewType("Moment", int)
"""A point in time, in milliseconds since 1970."""


class Player(msgspec.Struct, frozen=True, array_like=True):
    """A person, or a computer, and their name."""

    id: PlayerId
    name: str


LONGEST_NAME: Final = 32
"""Characters of a name, which is what Discord allows and what sentences have room for."""
NAMELESS: Final = "?"
"""The name of a player without one."""

_FORGOTTEN: Final = "stranger:"
"""How the ids of forgotten players begin; stored records contain it."""


def forgotten_id(number: str) -> PlayerId:
    """Return an id that replaces the one of a forgotten player."""
    return PlayerId(f"{_FORGOTTEN}{number}")


def is_forgotten(player: PlayerId) -> bool:
    """Return whether the id stands for a forgotten player."""
    return player.startswith(_FORGOTTEN)


_COMPUTER: Final = "computer:"
"""How the ids of computers begin: `computer:LEVEL`, and `computer:LEVEL:2` for another of them."""


def computer_player(level: int, number: int = 1) -> Player:
    """Return a computer of some level; `number` tells those apart that sit at one table."""
    end = f":{number}" if number > 1 else ""
    name = f"Computer {level}" + (f" ({number})" if number > 1 else "")
    return Player(PlayerId(f"{_COMPUTER}{level}{end}"), name)


def is_computer(player: PlayerId) -> bool:
    """Return whether the id stands for a computer."""
    return player.startswith(_COMPUTER)


def computer_level(player: PlayerId) -> int:
    """Return how well a computer plays, from 1 to 5."""
    return int(player.split(":")[1])


def computer_number(player: PlayerId) -> int:
    """Return which of the computers of its level at a table this is, from 1."""
    _, _, *number = player.split(":")
    return int(number[0]) if number else 1


def mark_of(player: PlayerId) -> str:
    """Return six characters that stand for a player in a button."""
    digest = sha256(player.encode()).digest()
    return urlsafe_b64encode(digest).decode()[:6]


def platform_of(table: TableId) -> str:
    """Return the platform that a table is on."""
    return table.partition(":")[0]


def shorten_name(name: str) -> str:
    """Return a name that is not too long for a sentence."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"
