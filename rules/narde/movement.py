"""How checkers move in long narde.

Law: a point with even one opposing checker is closed (3.6). One checker a turn leaves the head; on
the first turn two may, where the opponent's head is what stops the first (3.1). Six points in a row
may be held only if an opposing checker is past them (3.3), and that is so after every single step.
"""

from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from rules.points.board import CHECKERS, HALF_ROUND, POINTS, Side
from rules.points.lanes import LANE, POINT_LANES, UNIT, held, pack, points_in
from rules.points.shortcuts import CACHED, search
from rules.points.turn import DOUBLE, Results, Turn

HEAD: Final = 24
OPPOSING_HEAD: Final = HALF_ROUND[HEAD]
BLOCK: Final = 6
_HALF_LAP: Final = LANE * len(POINTS) // 2
_UP_TO: Final = tuple(sum(UNIT[1 : point + 1]) for point in range(POINTS.stop))


def begin_turn(own: Side, opponent: Side, high: int, low: int) -> Turn:
    """Return what the mover has before them."""
    lanes = pack(own)
    opens = POINT_LANES & ~_rotate(held(pack(opponent)))
    reserve = max(own[HEAD] - _from_the_head(own, opens, high, low), 0) * UNIT[HEAD]
    behind = _UP_TO[_foremost(opponent)]
    everywhere = _reachable(held(lanes), opens, high, low)
    can_block = bool(_blocks(everywhere) & behind)
    return Turn(
        lanes, opens, 0, high, low, reserve, partial(_forbidden, behind) if can_block else None
    )


@lru_cache(maxsize=CACHED)
def legal_results(own: Side, opponent: Side, high: int, low: int) -> Results:
    """Return every state that the turn can legally end in.

    A player who sees the plays is about to make one, so the latest results are cached.
    """
    return MappingProxyType(search(begin_turn(own, opponent, high, low)))


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
    """Return where the opponent's foremost checker stands, in the opponent's own numbering."""
    return next((point for point in POINTS if opponent[point]), 0)


def _rotate(points: int) -> int:
    """Turn a set of points by half a lap: one side's numbering into the other's."""
    points &= POINT_LANES
    return ((points << _HALF_LAP) | (points >> _HALF_LAP)) & POINT_LANES


def _blocks(points: int) -> int:
    """Return where, on the opponent's way, six of the points in a row end (the lowest of the six).

    The six may lie across the builder's own 1 and 24, which is the middle of the opponent's
    way; they do not reach past the opponent's last point.
    """
    way = _rotate(points)
    two = way & (way >> LANE)
    return two & (two >> (2 * LANE)) & (two >> (4 * LANE))


def forbidden_block(own: Side, opponent: Side) -> tuple[int, ...]:
    """Return the six points in a row that `own` may not hold; none if there is no such block."""
    return points_in(_forbidden(_UP_TO[_foremost(opponent)], pack(own)))


def _forbidden(behind: int, lanes: int) -> int:
    """Return the points of a block that no opposing checker is past, or no points."""
    ends = _blocks(held(lanes)) & behind
    if not ends:
        return 0
    lowest = ends & -ends
    return _rotate(sum(lowest << (LANE * step) for step in range(BLOCK)))


def _reachable(points: int, opens: int, high: int, low: int) -> int:
    """Return the points that are held or could come to be held within this turn.

    Of two different dice either may be played first: high, low, high has both orders in it.
    """
    dice = (high,) * DOUBLE if high == low else (high, low, high)
    for die in dice:
        points |= (points >> (LANE * die)) & opens
    return points
