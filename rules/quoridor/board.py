"""The board: its 81 squares and 128 places for walls, and what each seat begins with.

A set of squares is one integer with a bit for every square. A file takes ten bits: its nine squares
from rank 1 up, then a guard that belongs to no square, so that a step up is a shift by one, a step
right a shift by ten, and neither runs round the board's edge. Bits rise in the order of the names:
a1, a2, ... a9, b1.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType, TypeAlias

Square = NewType("Square", str)
"""A square's name, a1 to i9. a1 is near left of seat 0."""

OFF: Final = Square("-")
"""Where the pawn of a player who has left is: on no square."""

SquareSet: TypeAlias = int
"""A bit for every square in it."""

SIZE: Final = 9
UP: Final = 1
RIGHT: Final = SIZE + 1
"""How far a step up or right shifts a square's bit."""

FILES: Final = "abcdefghi"
RANKS: Final = "123456789"

INDEX: Final[Mapping[Square, int]] = {
    # There is room below a1, so that a step down or left from the edge is a shift as well.
    Square(file + rank): column * RIGHT + row
    for column, file in enumerate(FILES, 1)
    for row, rank in enumerate(RANKS)
}
NAME: Final[Mapping[SquareSet, Square]] = {1 << at: square for square, at in INDEX.items()}
BIT: Final[Mapping[Square, SquareSet]] = {OFF: 0} | {square: bit for bit, square in NAME.items()}


def _where(files: str, ranks: str) -> SquareSet:
    return sum(BIT[Square(file + rank)] for file in files for rank in ranks)


UP_EDGES: Final = _where(FILES, RANKS[:-1])
"""The squares with a square above them."""
RIGHT_EDGES: Final = _where(FILES[:-1], RANKS)
"""The squares with a square to the right of them."""
SLOTS: Final = UP_EDGES & RIGHT_EDGES
"""Where a wall fits: the lower left of the four squares it touches."""
FIRST_SLOTS_ACROSS: Final = SLOTS & _where("a", RANKS)
LAST_SLOTS_ACROSS: Final = SLOTS & _where("h", RANKS)
FIRST_SLOTS_UP: Final = SLOTS & _where(FILES, "1")
LAST_SLOTS_UP: Final = SLOTS & _where(FILES, "8")
"""The slots whose walls touch the edge of the board."""

_FAR, _NEAR = _where(FILES, "9"), _where(FILES, "1")
_LEFT, _RIGHT = _where("a", RANKS), _where("i", RANKS)

STARTS: Final[Mapping[int, tuple[Square, ...]]] = {
    2: (Square("e1"), Square("e9")),
    4: (Square("e1"), Square("a5"), Square("e9"), Square("i5")),
}
"""By the number of seats: the middle of each seat's side, clockwise."""
GOALS: Final[Mapping[int, tuple[SquareSet, ...]]] = {
    2: (_FAR, _NEAR),
    4: (_FAR, _RIGHT, _NEAR, _LEFT),
}
"""By the number of seats: any of the nine squares of the opposite side."""
WALLS_EACH: Final[Mapping[int, int]] = {2: 10, 4: 5}
WALLS_IN_ALL: Final = 20


def bits_in(squares: SquareSet) -> Iterator[SquareSet]:
    """Yield the set's squares one by one, each as a set of its own, a1 first."""
    while squares:
        lowest = squares & -squares
        yield lowest
        squares ^= lowest


def squares_in(squares: SquareSet) -> list[Square]:
    """Return the names of the squares in the set, a1 first."""
    names = []
    while squares:
        lowest = squares & -squares
        names.append(NAME[lowest])
        squares ^= lowest
    return names


class Orientation(StrEnum):
    """How a wall lies."""

    HORIZONTAL = "h"
    VERTICAL = "v"


@dataclass(frozen=True, slots=True, repr=False)
class Wall:
    """A wall. `square` is the one nearest a1 of the four it touches.

    e3h lies above e3 and f3, e3v right of e3 and e4.
    """

    square: Square
    orientation: Orientation

    def __str__(self) -> str:
        return f"{self.square}{self.orientation}"

    def __repr__(self) -> str:
        return f"Wall({str(self)!r})"


Walls: TypeAlias = tuple[SquareSet, SquareSet]
"""Some walls, as the squares they are named after: the horizontal ones, the vertical ones."""

NO_WALLS: Final[Walls] = (0, 0)
WALLS: Final[Mapping[tuple[Square, Orientation], Wall]] = {
    (square, orientation): Wall(square, orientation)
    for square in squares_in(SLOTS)
    for orientation in Orientation
}
"""Every wall that lies inside the board, made once and shared."""

_GROUP: Final = 4
"""How many slots of a file are looked up at once."""
_ALL: Final = (1 << _GROUP) - 1


def _group(squares: list[Square]) -> tuple[tuple[Wall, ...], ...]:
    """Return the walls of these slots for every choice of horizontal and vertical ones."""
    return tuple(
        tuple(
            WALLS[square, orientation]
            for at, square in enumerate(squares)
            for orientation, chosen in zip(Orientation, (horizontal, vertical), strict=True)
            if (chosen >> at) & 1
        )
        for vertical in range(_ALL + 1)
        for horizontal in range(_ALL + 1)
    )


_GROUPS: Final = tuple(
    (INDEX[Square(file + ranks[0])], _group([Square(file + rank) for rank in ranks]))
    for file in FILES[:-1]
    for ranks in (RANKS[:_GROUP], RANKS[_GROUP : 2 * _GROUP])
)
"""For every four slots: the place of the first slot's bit, and their walls."""


def walls_in(walls: Walls) -> list[Wall]:
    """Return the walls in the order of their names."""
    horizontal, vertical = walls
    found: list[Wall] = []
    for at, group in _GROUPS:
        found += group[((horizontal >> at) & _ALL) | (((vertical >> at) & _ALL) << _GROUP)]
    return found


def place(wall: Wall, walls: Walls) -> Walls:
    """Return the walls with one more."""
    horizontal, vertical = walls
    if wall.orientation == Orientation.HORIZONTAL:
        return (horizontal | BIT[wall.square], vertical)
    return (horizontal, vertical | BIT[wall.square])
