"""What the tests of Quoridor's geometry and of its pictures have in common."""

from render.look import LARGEST, SMALLEST, USUAL
from render.quoridor_geometry import Board, Box, square_spot
from rules.quoridor import Wall
from rules.quoridor.notation import read_wall

SIZES = (SMALLEST, 377, USUAL, LARGEST)


def wall(name: str) -> Wall:
    """Return the wall of that name."""
    found = read_wall(name)
    assert found
    return found


def square_box(board: Board, name: str) -> Box:
    """Return where a square lies."""
    return board.spot(square_spot(name, board.quarters))


def inside(small: Box, large: Box) -> bool:
    """Tell whether a box lies in another."""
    left, top, right, bottom = small.edges
    return (
        left >= large[0]
        and top >= large[1]
        and right <= large.edges[2]
        and (bottom <= large.edges[3])
    )
