"""Moves and squares as small numbers, and what each wall closes, for searches in a hurry.

A wall's number is its place in the order of names, and a step's number is the number of its square
beyond the last wall. A spot is a square on one player's layer of a field (see `field`).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.quoridor.board import (
    INDEX,
    NAME,
    RIGHT,
    RIGHT_EDGES,
    SLOTS,
    UP,
    UP_EDGES,
    SquareSet,
    Wall,
    Walls,
    place,
    walls_in,
)
from rules.quoridor.board import NO_WALLS as BARE
from rules.quoridor.moves import PASS, STEPS, Move, Pass, Step
from rules.quoridor.paths import ALL_WAYS, Ways, close

LAYER: Final = 90
"""How far one player's layer is shifted against the next: the guards of one fit in the other."""
LAYERS: Final = range(4)

WALL: Final[Sequence[Wall]] = tuple(walls_in((SLOTS, SLOTS)))
"""Each wall by its number."""
FIRST_STEP: Final = len(WALL)
"""From here on, numbers are steps."""
_NUMBER: Final = {wall: number for number, wall in enumerate(WALL)}
PASSED: Final = FIRST_STEP


def name_move(number: int) -> Move:
    """Return the move with this number."""
    if number < FIRST_STEP:
        return WALL[number]
    return PASS if number == PASSED else STEPS[NAME[1 << (number - FIRST_STEP)]]


def number_move(move: Move) -> int:
    """Return the number of a move."""
    match move:
        case Step(square):
            return FIRST_STEP + INDEX[square]
        case Pass():
            return PASSED
        case Wall():
            return _NUMBER[move]


def spread(squares: SquareSet) -> int:
    """Return the squares on every layer."""
    return sum(squares << (LAYER * layer) for layer in LAYERS)


def join(walls: Walls) -> int:
    """Return walls as one number with a bit for each."""
    horizontal, vertical = walls
    return horizontal | (vertical << LAYER)


def _shut(wall: Wall) -> Ways:
    """Return the two ways that a wall closes, on every layer."""
    up, right = close(ALL_WAYS, place(wall, BARE))
    return spread(UP_EDGES ^ up), spread(RIGHT_EDGES ^ right)


PLACED: Final[Sequence[int]] = tuple(join(place(wall, BARE)) for wall in WALL)
"""The bit of each wall in a joined number."""
SHUT: Final[Sequence[Ways]] = tuple(map(_shut, WALL))
"""The ways that each wall closes, on every layer."""
TOUCHED: Final[Sequence[int]] = tuple(
    up | (up << UP) | right | (right << RIGHT) for up, right in SHUT
)
"""The four squares that each wall touches, on every layer."""


def _clashes(wall: Wall) -> int:
    """Return the walls that would overlap or cross a wall, itself among them."""
    bit, length = 1 << INDEX[wall.square], RIGHT if wall.orientation == "h" else UP
    line = SLOTS & (bit | (bit << length) | (bit >> length))
    return join((line, bit) if wall.orientation == "h" else (bit, line))


CLASHES: Final[Sequence[int]] = tuple(map(_clashes, WALL))


def _cutting(way: int, direction: int) -> tuple[int, ...]:
    """Return the walls that close the way from a spot up (0) or right (1)."""
    return tuple(number for number, ways in enumerate(SHUT) if (ways[direction] >> way) & 1)


_SPOTS: Final = range(LAYER * len(LAYERS) + 2 * RIGHT)
CUT_UP: Final[Sequence[Sequence[int]]] = tuple(_cutting(spot, 0) for spot in _SPOTS)
CUT_RIGHT: Final[Sequence[Sequence[int]]] = tuple(_cutting(spot, 1) for spot in _SPOTS)
"""For every spot: the walls across the way up from it, and across the way right from it."""
PLACE: Final[Sequence[int]] = tuple(
    max(spot - LAYER * (max(spot - RIGHT, 0) // LAYER), 0) for spot in _SPOTS
)
"""For every spot: the number of its square."""


def numbers_in(squares: SquareSet) -> Iterator[int]:
    """Yield the numbers of the squares."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest
