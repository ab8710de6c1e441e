"""Where squares, and the rows and files of walls, lie on a Quoridor board, in rows and columns.

Walls lie between the squares, so theirs are half numbers. With four players a seat may see the
board turned by a quarter: a row of walls is a column then.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from render.quoridor.lattice import SIDES, Node, square_node, wall_nodes
from render.spot import Spot
from rules.game import Seat
from rules.quoridor import Orientation, Position
from rules.quoridor.board import FILES, INDEX, RANKS, WALLS, Square

_KINDS: Final = frozenset(Orientation)
_LINES: Final[Mapping[str, tuple[str, str]]] = {
    **{rank: (f"a{rank}", f"h{rank}") for rank in RANKS[:-1]},
    **{file: (f"{file}1", f"{file}8") for file in FILES[:-1]},
}
"""For each row and file of walls, the squares that its first and its last wall are named after."""


def locate_quoridor(position: Position, seat: Seat, tapped: Sequence[str]) -> Spot | None:
    """Return where a square lies, or the middle of a row or file of walls.

    A kind of wall lies nowhere; `h` is one if nothing was tapped before it, and else a file.
    """
    *before, token = tapped
    quarters = SIDES[len(position.pawns)][seat]
    if token in INDEX:
        x, y = square_node(token, quarters)
        return Spot(y / 2, x / 2)
    if token not in _LINES or (token in _KINDS and not before):
        return None
    (left, top), (right, bottom) = (_joint(square, quarters) for square in _LINES[token])
    return Spot((top + bottom) / 4, (left + right) / 4)


def _joint(square: str, quarters: int) -> Node:
    """Return the middle of the walls that are named after a square."""
    _, joint, _ = wall_nodes(WALLS[Square(square), Orientation.HORIZONTAL], quarters)
    return joint
