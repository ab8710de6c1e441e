"""The board of Quoridor as text, with the walls between the squares.

Beside it are, for each player who has not left, the walls in hand, an arrow to the goal and the
fewest steps there.
"""

from typing import Final

from render.quoridor.description import QuoridorDescription
from render.quoridor.lattice import (
    FAR,
    LAST,
    LEFT,
    NEAR,
    RIGHT,
    SIDES,
    Node,
    square_at,
    square_node,
    wall_nodes,
)
from render.text.marks import EMPTY, MARKS, frame, name_side
from rules.game import Seat
from rules.quoridor.notation import read_wall

_SQUARE: Final = 3
"""The width of a square in letters; a groove has one."""
_GOALWARDS: Final = "↑→↓←"
"""Where the goal of a player is who starts at each side of the picture."""
_ROWS: Final = {NEAR: LAST, LEFT: LAST // 2 + 1, FAR: 0, RIGHT: LAST // 2 - 1}
"""The row beside which the numbers of a player are who starts at each side."""
_LYING, _UPRIGHT = "━", "┃"


def sketch_quoridor(seen: QuoridorDescription) -> list[str]:
    """Return the lines of a board."""
    quarters = SIDES[len(seen.sides)][seen.viewer]
    nodes = _pawns(seen, quarters) | _walls(seen, quarters)
    above, below = frame(9 * _SQUARE + 8)
    panels = _panels(seen, quarters)
    rows = [
        f"{_beside(y, quarters)} │{_row(nodes, y)}│ {panels.get(y, '')}" for y in range(LAST + 1)
    ]
    return [f"  {above}", *rows, f"  {below}", f"   {_under(quarters)}"]


def _row(nodes: dict[Node, str], y: int) -> str:
    return "".join(nodes.get((x, y), _blank(x, y)) for x in range(LAST + 1))


def _blank(x: int, y: int) -> str:
    """Return what a node without pawn or wall shows."""
    if x % 2:
        return " "
    return " " * _SQUARE if y % 2 else EMPTY.center(_SQUARE)


def _pawns(seen: QuoridorDescription, quarters: int) -> dict[Node, str]:
    return {
        square_node(side.pawn, quarters): MARKS[seat].center(_SQUARE)
        for seat, side in enumerate(seen.sides)
        if side.pawn
    }


def _walls(seen: QuoridorDescription, quarters: int) -> dict[Node, str]:
    """Return what the nodes under the walls show."""
    shown: dict[Node, str] = {}
    for wall in filter(None, map(read_wall, seen.walls)):
        low, joint, high = wall_nodes(wall, quarters)
        if low[1] == high[1]:
            shown |= {low: _LYING * _SQUARE, joint: _LYING, high: _LYING * _SQUARE}
        else:
            shown |= dict.fromkeys((low, joint, high), _UPRIGHT)
    return shown


def _beside(y: int, quarters: int) -> str:
    """Return the label left of a row of squares."""
    return " " if y % 2 else square_at((0, y), quarters)[1 - quarters % 2]


def _under(quarters: int) -> str:
    """Return the labels below the columns."""
    names = [square_at((x, LAST), quarters)[quarters % 2] for x in range(0, LAST + 1, 2)]
    return " ".join(name.center(_SQUARE) for name in names)


def _panels(seen: QuoridorDescription, quarters: int) -> dict[int, str]:
    """Return the texts beside the board, by their rows."""
    sides = SIDES[len(seen.sides)]
    return {
        _ROWS[(sides[seat] - quarters) % 4]: _panel(seen, Seat(seat), (sides[seat] - quarters) % 4)
        for seat, side in enumerate(seen.sides)
        if side.pawn
    }


def _panel(seen: QuoridorDescription, seat: Seat, start: int) -> str:
    side = seen.sides[seat]
    name = name_side(seat, seen.to_act)
    return f"{name}  {_LYING}{side.walls_left:>2}  {_GOALWARDS[start]}{side.distance:>2}"
