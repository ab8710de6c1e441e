"""The ways between neighbouring squares, and how far they lead. Pawns do not block a way."""

from typing import Final, TypeAlias

from rules.quoridor.board import RIGHT, RIGHT_EDGES, UP, UP_EDGES, SquareSet, Walls

Ways: TypeAlias = tuple[SquareSet, SquareSet]
"""Some ways between squares: the squares they lead up from, the squares they lead right from."""

ALL_WAYS: Final[Ways] = (UP_EDGES, RIGHT_EDGES)


def open_ways(walls: Walls) -> Ways:
    """Return every way that no wall closes."""
    return close(ALL_WAYS, walls)


def close(ways: Ways, walls: Walls) -> Ways:
    """Return the ways that stay open when `walls` are placed; each closes exactly two."""
    up, right = ways
    horizontal, vertical = walls
    return up & ~(horizontal | (horizontal << RIGHT)), right & ~(vertical | (vertical << UP))


def neighbours(squares: SquareSet, ways: Ways) -> SquareSet:
    """Return the squares one step from any of `squares`."""
    up, right = ways
    return (
        ((squares & up) << UP)
        | ((squares >> UP) & up)
        | ((squares & right) << RIGHT)
        | ((squares >> RIGHT) & right)
    )


def flood(start: SquareSet, goal: SquareSet, ways: Ways) -> SquareSet:
    """Return the squares that can be reached from `start`, or some of them, `goal` included."""
    up, right = ways
    reached, before = start, 0
    while reached != before and not reached & goal:
        before = reached
        # One direction after the other, each from what the last has added: fewer rounds.
        reached |= (reached & up) << UP
        reached |= (reached >> UP) & up
        reached |= (reached & right) << RIGHT
        reached |= (reached >> RIGHT) & right
    return reached


def leads(start: SquareSet, goal: SquareSet, ways: Ways) -> bool:
    """Return whether a square of `goal` can be reached from `start`."""
    return (flood(start, goal, ways) & goal) != 0


def rings(start: SquareSet, goal: SquareSet, ways: Ways) -> list[SquareSet]:
    """Return the squares within no step, one, two ... until one of `goal` is among them."""
    up, right = ways
    found = [start]
    while not (last := found[-1]) & goal:
        # As `neighbours`, written out because this is where the time goes.
        wider = last | ((last & up) << UP) | ((last >> UP) & up)
        wider |= ((last & right) << RIGHT) | ((last >> RIGHT) & right)
        if wider == last:
            break
        found.append(wider)
    return found


def shortest_path(start: SquareSet, goal: SquareSet, ways: Ways) -> Ways:
    """Return the ways along one shortest path to `goal`; none if there is no path."""
    *inner, outer = rings(start, goal, ways)
    up, right = ways
    at = outer & goal
    at &= -at
    path_up = path_right = 0
    for ring in reversed(inner):
        if (below := (at >> UP) & up) & ring:
            at = below
            path_up |= below
        elif (above := (at & up) << UP) & ring:
            path_up |= at
            at = above
        elif (left := (at >> RIGHT) & right) & ring:
            at = left
            path_right |= left
        else:
            path_right |= at
            at <<= RIGHT
    return path_up, path_right
