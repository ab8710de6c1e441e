"""Walls: where one may be placed ("placing a wall" in the rules), and which one is in the way.

It lies inside the board and closes exactly two ways. It may touch other walls, not overlap or
cross them. It must leave every player, the mover too, a way to the goal.

To look for that way after each of up to 128 walls would be slow. A wall closes something off only
if it touches walls or the board's edge at two of its three joints, which are its ends and its
middle, and only if it lies across the path that is known. If the goal is reached although all those
walls stand at once, none of them closes it off; only if it is not are they tried one by one.
"""

from typing import Final

from rules.quoridor.board import (
    BIT,
    FIRST_SLOTS_ACROSS,
    FIRST_SLOTS_UP,
    LAST_SLOTS_ACROSS,
    LAST_SLOTS_UP,
    NAME,
    NO_WALLS,
    RIGHT,
    SLOTS,
    UP,
    WALLS,
    Orientation,
    Square,
    SquareSet,
    Wall,
    Walls,
    bits_in,
)
from rules.quoridor.paths import Ways, close, flood, open_ways, shortest_path
from rules.quoridor.position import Position

_ACROSS: Final = {
    Orientation.HORIZONTAL: Orientation.VERTICAL,
    Orientation.VERTICAL: Orientation.HORIZONTAL,
}


def placeable(position: Position) -> Walls:
    """Return the walls that the rules allow to be placed."""
    horizontal, vertical = free = _free(position.walls)
    suspects = _suspects(position.walls, free)
    ways = open_ways(position.walls)
    for pawn, goal in zip(position.pawns, position.goals, strict=True):
        sealing_horizontal, sealing_vertical = _sealing(BIT[pawn], goal, ways, suspects)
        horizontal &= ~sealing_horizontal
        vertical &= ~sealing_vertical
    return horizontal, vertical


def _free(walls: Walls) -> Walls:
    """Return the walls that would neither overlap nor cross those on the board."""
    horizontal, vertical = walls
    return (
        SLOTS & ~(horizontal | (horizontal << RIGHT) | (horizontal >> RIGHT) | vertical),
        SLOTS & ~(vertical | (vertical << UP) | (vertical >> UP) | horizontal),
    )


def _suspects(walls: Walls, free: Walls) -> Walls:
    """Return those free walls that touch walls or the edge at two of their joints or more."""
    horizontal, vertical = walls
    joints = horizontal | (horizontal << RIGHT) | (horizontal >> RIGHT)
    joints |= vertical | (vertical << UP) | (vertical >> UP)
    left, right = (joints << RIGHT) | FIRST_SLOTS_ACROSS, (joints >> RIGHT) | LAST_SLOTS_ACROSS
    lower, upper = (joints << UP) | FIRST_SLOTS_UP, (joints >> UP) | LAST_SLOTS_UP
    horizontal, vertical = free
    return (
        horizontal & ((left & right) | (joints & (left | right))),
        vertical & ((lower & upper) | (joints & (lower | upper))),
    )


def _sealing(pawn: SquareSet, goal: SquareSet, ways: Ways, suspects: Walls) -> Walls:
    """Return the suspects that would close off the pawn from its goal."""
    horizontal, vertical = suspects
    path_up, path_right = shortest_path(pawn, goal, ways)
    horizontal &= path_up | (path_up >> RIGHT)
    vertical &= path_right | (path_right >> UP)
    if not horizontal and not vertical:
        return NO_WALLS
    reached = flood(pawn, goal, close(ways, (horizontal, vertical)))
    if reached & goal:
        return NO_WALLS
    # What is reached with all of them standing is reached with one, so go on from there.
    for wall in bits_in(horizontal):
        if flood(reached, goal, close(ways, (wall, 0))) & goal:
            horizontal ^= wall
    for wall in bits_in(vertical):
        if flood(reached, goal, close(ways, (0, wall))) & goal:
            vertical ^= wall
    return horizontal, vertical


def overlapped(wall: Wall, walls: Walls) -> Wall | None:
    """Return one of the walls that `wall` would lie on in part."""
    bit, lies = BIT[wall.square], wall.orientation
    length = RIGHT if lies == Orientation.HORIZONTAL else UP
    return _first(_lying(lies, walls) & (bit | (bit << length) | (bit >> length)), lies)


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
    return _first(_lying(lies, walls) & (low | (low >> length)), lies)


def _lying(orientation: Orientation, walls: Walls) -> SquareSet:
    horizontal, vertical = walls
    return horizontal if orientation == Orientation.HORIZONTAL else vertical


def _first(squares: SquareSet, orientation: Orientation) -> Wall | None:
    return WALLS[NAME[squares & -squares], orientation] if squares else None
