"""The lattice of a Quoridor board: squares, grooves and joints as 17 by 17 spots.

Joints are where grooves meet. Squares have two even numbers, joints two odd ones, grooves one of
each. Turning the board for another seat is turning the lattice. The sides of the board are counted
clockwise from the near one, as seats are.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.quoridor import Orientation, Wall
from rules.quoridor.board import FILES, RANKS

Spot: TypeAlias = tuple[int, int]
"""A place on the lattice: how far right, how far down."""

LAST: Final = 16
"""The last number in either direction."""

NEAR, LEFT, FAR, RIGHT = range(4)
"""The sides of the board as it is seen."""

SIDES: Final[Mapping[int, tuple[int, ...]]] = {2: (NEAR, FAR), 4: (NEAR, LEFT, FAR, RIGHT)}
"""By the number of seats: the side at which each one starts, as seat 0 sees it."""


def turn(spot: Spot, quarters: int) -> Spot:
    """Return where a spot goes when the board is turned anticlockwise by quarters."""
    for _ in range(quarters):
        spot = spot[1], LAST - spot[0]
    return spot


def square_spot(square: str, quarters: int) -> Spot:
    """Return the spot of a square on a turned board."""
    return turn((2 * FILES.index(square[0]), LAST - 2 * RANKS.index(square[1])), quarters)


def square_at(spot: Spot, quarters: int) -> str:
    """Return the square at a spot of a turned board."""
    x, y = turn(spot, 4 - quarters)
    return FILES[x // 2] + RANKS[(LAST - y) // 2]


def wall_spots(wall: Wall, quarters: int) -> tuple[Spot, Spot, Spot]:
    """Return the three spots that a wall covers: a groove, a joint and a groove."""
    x, y = square_spot(wall.square, 0)
    x, y = x + 1, y - 1
    along = (1, 0) if wall.orientation is Orientation.HORIZONTAL else (0, 1)
    spots = ((x - along[0], y - along[1]), (x, y), (x + along[0], y + along[1]))
    first, joint, last = sorted(turn(spot, quarters) for spot in spots)
    return first, joint, last
