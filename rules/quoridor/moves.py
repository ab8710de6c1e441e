"""What a seat does in its turn: move the pawn or place a wall; where neither is possible, pass."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import compress
from typing import Final, TypeAlias

from rules.quoridor.board import BIT, INDEX, NAME, OFF, RIGHT, SLOTS, Square, SquareSet


class Orientation(StrEnum):
    """How a wall lies."""

    HORIZONTAL = "h"
    VERTICAL = "v"


@dataclass(frozen=True, slots=True)
class Step:
    """Move the pawn to `square`, by a jump if need be."""

    square: Square


@dataclass(frozen=True, slots=True)
class Wall:
    """Place a wall. `square` is the one nearest a1 of the four it touches.

    e3h lies above e3 and f3, e3v right of e3 and e4.
    """

    square: Square
    orientation: Orientation

    def __str__(self) -> str:
        return f"{self.square}{self.orientation}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing can be done."""


Move: TypeAlias = Step | Wall | Pass

PASS: Final = Pass()
STEPS: Final[Mapping[Square, Step]] = {square: Step(square) for square in INDEX}

_SPAN: Final = SLOTS.bit_length() - RIGHT
_IN_ORDER: Final = [
    Wall(NAME.get(1 << at, OFF), orientation)
    for at in range(RIGHT, RIGHT + _SPAN)
    for orientation in Orientation
]
"""Two walls for every bit from a1 on, also where none can be placed; those are never handed out."""
WALLS: Final[Mapping[tuple[Square, Orientation], Wall]] = {
    (wall.square, wall.orientation): wall for wall in _IN_ORDER if BIT[wall.square] & SLOTS
}
"""Every move there is, made once and shared."""

_AS_FLAGS: Final = bytes.maketrans(b"01", b"\0\1")


def walls_in(horizontal: SquareSet, vertical: SquareSet) -> Iterator[Wall]:
    """Return the walls whose squares are in the two sets, in the order of their names."""
    flags = bytearray(2 * _SPAN)
    # A number's digits begin with its highest bit, and h comes before v: the names backwards.
    flags[::2] = f"{vertical >> RIGHT:0{_SPAN}b}".encode().translate(_AS_FLAGS)
    flags[1::2] = f"{horizontal >> RIGHT:0{_SPAN}b}".encode().translate(_AS_FLAGS)
    flags.reverse()
    return compress(_IN_ORDER, flags)
