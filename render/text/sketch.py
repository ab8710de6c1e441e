"""Positions as text, for terminals: what the pictures show in letters and lines.

The side of seat 0 is X, of seat 1 O; with four, the others are Y and Z. An angle bracket points at
whoever is to act. There is no word in it, so it serves every language.
"""

from typing import assert_never

from render.boards import check_seat
from render.checkers.description import CheckersDescription
from render.checkers.sketch import sketch_checkers
from render.description import Description, describe
from render.points.description import PointsDescription
from render.points.sketch import sketch_points
from render.quoridor.description import QuoridorDescription
from render.quoridor.sketch import sketch_quoridor
from rules.game import FIRST, Seat


def sketch(position: object, *, seat: Seat = FIRST) -> str:
    """Return a position of any game as lines of text, seen from `seat`; raise NoSuchSeat."""
    check_seat(position, seat)
    lines = _lines(describe(position, seat=seat))
    return "\n".join(line.rstrip() for line in lines)


def _lines(seen: Description) -> list[str]:
    match seen:
        case PointsDescription():
            return sketch_points(seen)
        case CheckersDescription():
            return sketch_checkers(seen)
        case QuoridorDescription():
            return sketch_quoridor(seen)
        case _:
            assert_never(seen)
