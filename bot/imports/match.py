"""A match that was handed in, or a single game, played by nobody in particular."""

from typing import Final, NamedTuple

from msgspec import Struct

from bot.table.events import Line

MAX_KILOBYTES: Final = 256
MAX_BYTES: Final = MAX_KILOBYTES * 1024
"""The size of the largest file that is read."""
MAX_GAMES: Final = 25
MAX_MOVES: Final = 1000
"""How many moves one game may have."""
MAX_ALL_MOVES: Final = 2500
"""How many moves all games of a file may have: more than the longest matches."""


class GivenGame(Struct, frozen=True, array_like=True):
    """A game that is over; the rules allow every line of it."""

    number: int
    """Which game of its file it is, from 1."""
    opening: str
    lines: tuple[Line, ...]
    share: float | None = None
    """What the first seat got of it: 1, 0.5 or 0; None if it has no result."""


class GivenMatch(Struct, frozen=True, array_like=True):
    """Games of the same players, each on the same seat in all of them."""

    game: str
    names: tuple[str, ...]
    """Plain words, in the order of seats: they are nobody's account."""
    games: tuple[GivenGame, ...]


class ReadGame(NamedTuple):
    """A game as a reader finds it in a file."""

    kind: str
    """The name of its rules."""
    names: tuple[str, ...]
    moves: int
    game: GivenGame | None
    """None if it is not over."""
