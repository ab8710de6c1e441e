"""Turns made by tapping: what may be tapped next, and what the board looks like so far.

A turn is a row of taps, each told by its token. What has been tapped is all that anybody has to
remember: the tokens travel in a button, and taking a tap back is leaving the last token out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from rules.errors import IllegalMove, NotInList

P_co = TypeVar("P_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)
M = TypeVar("M")


class TapKind(StrEnum):
    """What is tapped, and how its token reads."""

    FROM = "from"
    """the piece that goes: `13`, `bar`, `c3`"""
    TO = "to"
    """where it goes next: `8`, `off`, `e5`"""
    PAWN = "pawn"
    """where the one pawn goes: `e2`"""
    WALL = "wall"
    """a wall that lies (`h`) or stands (`v`)"""
    ROW = "row"
    """the row of the wall's square: `3`"""
    FILE = "file"
    """the file of the wall's square: `e`"""
    WORD = "word"
    """a whole move: `double`, `take`, `drop`, `pass`, or as the game spells it"""


class Direction(StrEnum):
    """Where a pawn goes, as its player sees it who looks from his own side."""

    FORWARD = "forward"
    FORWARD_RIGHT = "forward-right"
    RIGHT = "right"
    BACK_RIGHT = "back-right"
    BACK = "back"
    BACK_LEFT = "back-left"
    LEFT = "left"
    FORWARD_LEFT = "forward-left"


@dataclass(frozen=True, slots=True)
class Tap:
    """One thing to tap. The token is short, in ASCII, and without blanks."""

    token: str
    kind: TapKind
    direction: Direction | None = None
    """For a pawn; no two of its squares lie in the same direction."""


@dataclass(frozen=True, slots=True)
class Taps(Generic[P_co, M_co]):
    """A turn as far as it has been tapped."""

    position: P_co
    """The board so far. Pieces taken stand until the move is complete; dice stay on the table."""
    next: tuple[Tap, ...]
    """What may be tapped now; nothing once the move is complete, or where there is none to make."""
    move: M_co | None = None
    """The move once it is complete, for `play`."""
    used_dice: tuple[int, ...] = ()
    may_move: frozenset[int | str] = frozenset()
    """The pieces that may be tapped, or the one that goes on: points as the mover numbers them
    (25 is the bar), or squares."""
    may_reach: frozenset[int | str] = frozenset()
    """Where a piece may go (0 is off), or the walls that may still be meant."""


class Way(NamedTuple, Generic[M_co]):
    """All the taps that make one move. Several ways may lead to a move; none begins another."""

    taps: tuple[Tap, ...]
    move: M_co


def follow(ways: Sequence[Way[M]], chosen: Sequence[str]) -> Sequence[Way[M]]:
    """Return the ways that begin with these tokens; raise IllegalMove if there is none."""
    for depth, token in enumerate(chosen):
        ways = [way for way in ways if way.taps[depth:] and way.taps[depth].token == token]
        if not ways:
            raise IllegalMove(NotInList())
    return ways


def following(ways: Sequence[Way[M]], depth: int) -> tuple[Tap, ...]:
    """Return what is tapped next on these ways after `depth` taps, each once."""
    return tuple(dict.fromkeys(tap for way in ways for tap in way.taps[depth : depth + 1]))
