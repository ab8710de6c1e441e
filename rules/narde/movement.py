"""How checkers move in long narde.

Law: a point with even one opposing checker is closed (3.6). One checker a turn leaves the head; on
the first turn two may, where the opponent's head is what stops the first (3.1). Six points in a row
may be held only if an opposing checker is past them (3.3), and that is so after every single step.
"""

from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from rules.points.board import (
    CHECKERS,
    HALF_ROUND,
    LANE,
    POINT_LANES,
    POINTS,
    UNIT,
    Side,
    held,
    pack,
)
from rules.points.play import DOUBLE, Results, Throw
from rules.points.shortcuts import REMEMBERED, search

HEAD: Final = 24
OPPOSING_HEAD: Final = HALF_ROUND[HEAD]
BLOCK: Final = 6
_HALF_LAP: Final = LANE * len(POINTS) // 2
_LAP: Final = LANE * len(POINTS)
_UP_TO: Final = tuple(sum(UNIT[1 : point + 1]) for point in range(POINTS.stop))


def face(own: Side, opponent: Side, high: int, low: int) -> Throw:
    """Return what the mover has before him."""
    lanes = pack(own)
    opens = POINT_LANES & ~_rotate(held(pack(opponent)))
    reserve = max(own[HEAD] - _from_the_head(own, opens, high, low), 0) * UNIT[HEAD]
    behind = _UP_TO[_foremost(opponent)]
    everywhere = _reachable(held(lanes), opens, high, low)
    can_block = bool(_blocks(everywhere) & behind)
    return Throw(
        lanes, opens, 0, high, low, reserve, partial(_forbidden, behind) if can_block else None
    )


@lru_cache(maxsize=REMEMBERED)
def legal_results(own: Side, opponent: Side, high: int, low: int) -> Results:
    """Return every state that the turn can legally end in.

    Whoever lists the plays is about to make one, so the last few lists are remembered.
    """
    return MappingProxyType(search(face(own, opponent, high, low)))


def _from_the_head(own: Side, opens: int, high: int, low: int) -> int:
    """Return how many checkers may leave the head in this turn (3.1 and its Note)."""
    if high != low or own[HEAD] < CHECKERS:
        return 1
    stopped = next(
        (point for step in range(1, DOUBLE + 1) if not opens & UNIT[point := HEAD - step * high]),
        None,
    )
    return 2 if stopped == OPPOSING_HEAD else 1


def _foremost(opponent: Side) -> int:
    """Return where the opponent's foremost checker stands, as he numbers it."""
    return next((point for point in POINTS if opponent[point]), 0)


def _rotate(points: int) -> int:
    """Turn a set of points by half a lap: one side's numbering into the other's."""
    points &= POINT_LANES
    return (points << _HALF_LAP | points >> _HALF_LAP) & POINT_LANES


def _blocks(points: int) -> int:
    """Return where, on the opponent's way, six of the points in a row end (the lowest of the six).

    The six may lie across the builder's own seam between 1 and 24, which is the middle of the
    opponent's way; they do not reach past the opponent's finish.
    """
    way = _rotate(points)
    two = way & way >> LANE
    return two & two >> 2 * LANE & two >> 4 * LANE


def forbidden_block(own: Side, opponent: Side) -> int:
    """Return the points of a block that may not stand; none if there is no such."""
    return _forbidden(_UP_TO[_foremost(opponent)], pack(own))


def _forbidden(behind: int, lanes: int) -> int:
    """Return the points of a block that no opposing checker is past; none if there is no such."""
    ends = _blocks(held(lanes)) & behind
    if not ends:
        return 0
    lowest = ends & -ends
    return _rotate(sum(lowest << LANE * step for step in range(BLOCK)))


def _reachable(points: int, opens: int, high: int, low: int) -> int:
    """Return the points that are held or could come to be held within this turn."""
    dice = (high,) * DOUBLE if high == low else (high, low, high)
    for die in dice:
        points |= points >> LANE * die & opens
    return points
