"""The lattice of a Quoridor board: squares, grooves and joints as 17 by 17 nodes.

Joints are where grooves meet. Squares have two even numbers, joints two odd ones, grooves one of
each. Turning the board for another seat is turning the lattice. The sides of the board are counted
clockwise from the near one, as seats are.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.quoridor import Orientation, Wall
from rules.quoridor.board import FILES, RANKS

Node: TypeAlias = tuple[int, int]
"""A place on the lattice: how far right, how far down."""

LAST: Final = 16
"""The last number in either direction."""

NEAR, LEFT, FAR, RIGHT = range(4)
"""The sides of the board as it is seen."""

SIDES: Final[Mapping[int, tuple[int, ...]]] = {2: (NEAR, FAR), 4: (NEAR, LEFT, FAR, RIGHT)}
"""By the number of seats: the side at which each one starts, as seat 0 sees it."""


def turn(node: Node, quarters: int) -> Node:
    """Return where a node goes when the board is turned anticlockwise by quarters."""
    for _ in range(quarters):
        node = node[1], LAST - node[0]
    return node


def square_node(square: str, quarters: int) -> Node:
    """Return the node of a square on a turned board."""
    return turn((2 * FILES.index(square[0]), LAST - 2 * RANKS.index(square[1])), quarters)


def square_at(node: Node, quarters: int) -> str:
    """Return the square at a node of a turned board."""
    x, y = turn(node, 4 - quarters)
    return FILES[x // 2] + RANKS[(LAST - y) // 2]


def wall_nodes(wall: Wall, quarters: int) -> tuple[Node, Node, Node]:
    """Return the three nodes that a wall covers: a groove, a joint and a groove."""
    x, y = square_node(wall.square, 0)
    x, y = x + 1, y - 1
    along = (1, 0) if wall.orientation is Orientation.HORIZONTAL else (0, 1)
    nodes = ((x - along[0], y - along[1]), (x, y), (x + along[0], y + along[1]))
    first, joint, last = sorted(turn(node, quarters) for node in nodes)
    return first, joint, last
