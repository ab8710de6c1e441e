"""Which wall is in the way of a pawn or of another wall."""

from typing import Final

from rules.quoridor.board import BIT, NAME, RIGHT, UP, Square, SquareSet
from rules.quoridor.moves import WALLS, Orientation, Wall
from rules.quoridor.position import Walls

_ACROSS: Final = {
    Orientation.HORIZONTAL: Orientation.VERTICAL,
    Orientation.VERTICAL: Orientation.HORIZONTAL,
}


def overlapped(wall: Wall, walls: Walls) -> Wall | None:
    """Return one of the walls that `wall` would lie on in part."""
    bit, lies = BIT[wall.square], wall.orientation
    length = RIGHT if lies == Orientation.HORIZONTAL else UP
    return _first(_lying(lies, walls) & (bit | bit << length | bit >> length), lies)


def crossed(wall: Wall, walls: Walls) -> Wall | None:
    """Return the one of the walls that `wall` would cross."""
    across = _ACROSS[wall.orientation]
    return _first(_lying(across, walls) & BIT[wall.square], across)


def between(one: Square, other: Square, walls: Walls) -> Wall | None:
    """Return the one of the walls that is between two neighbouring squares."""
    low, high = sorted((BIT[one], BIT[other]))
    lies, length = (
        (Orientation.HORIZONTAL, RIGHT) if high == low << UP else (Orientation.VERTICAL, UP)
    )
    return _first(_lying(lies, walls) & (low | low >> length), lies)


def _lying(orientation: Orientation, walls: Walls) -> SquareSet:
    horizontal, vertical = walls
    return horizontal if orientation == Orientation.HORIZONTAL else vertical


def _first(squares: SquareSet, orientation: Orientation) -> Wall | None:
    return WALLS[NAME[squares & -squares], orientation] if squares else None
