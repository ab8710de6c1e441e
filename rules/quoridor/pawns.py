"""Where a pawn may go: "moving the pawn" and "face to face" in the rules.

One square forward, back, left or right, not through a wall. Over a neighbouring pawn one jumps
straight; if a wall or the board's edge is right behind it, one steps to its left or right instead.
At most one pawn is jumped, and side steps are for walls: a third pawn behind the second leaves
nothing that way.
"""

from rules.quoridor.board import BIT, INDEX, RIGHT, UP, SquareSet
from rules.quoridor.paths import Ways, neighbours, open_ways
from rules.quoridor.position import Position


def reachable(position: Position) -> SquareSet:
    """Return the squares that the pawn of the seat to move may go to."""
    at = INDEX[position.pawns[position.seat]]
    return landings(at, occupied(position), open_ways(position.walls))


def landings(at: int, pawns: SquareSet, ways: Ways) -> SquareSet:
    """Return the squares that the pawn whose bit is `at` may go to; it is one of `pawns`."""
    around = neighbours(1 << at, ways)
    if around & pawns:
        around |= _jumps(at, around & pawns, ways)
    return around & ~pawns


def occupied(position: Position) -> SquareSet:
    """Return the squares that pawns stand on."""
    return sum([BIT[pawn] for pawn in position.pawns])


def _jumps(at: int, others: SquareSet, ways: Ways) -> SquareSet:
    """Return where jumps over the neighbouring `others` lead, taken squares among them."""
    found = 0
    for direction in (UP, -UP, RIGHT, -RIGHT):
        other = 1 << (at + direction)
        if other & others:
            beyond = neighbours(other, ways)
            straight = 1 << (at + 2 * direction)
            found |= (beyond & straight) or beyond
    return found
