"""Hand-made players of narde, to measure the computer against."""

from rules.narde.movement import HEAD
from rules.points.board import CHECKERS, HALF_ROUND, OFF, POINTS, SPACES, Side, pips

_LONGEST = 6


def run(own: Side, other: Side) -> float:  # noqa: ARG001 - a runner looks at nobody else
    """Like fewer pips, and then the rearmost checkers being farther ahead."""
    return -pips(own) - sum(point * point * own[point] for point in POINTS) / 10_000


def build(own: Side, other: Side) -> float:
    """Like walls before the other's checkers, free dice, and an empty head; then run."""
    closed_to_other = [own[HALF_ROUND[point]] > 0 for point in POINTS]
    closed_to_own = [other[HALF_ROUND[point]] > 0 for point in POINTS]
    return (
        _wall(closed_to_other, other) * 1.0
        - _wall(closed_to_own, own) * 0.5
        + _blocked(closed_to_other, other) * 0.5
        - _blocked(closed_to_own, own) * 0.5
        - own[HEAD] * 0.25
        - sum(max(own[point] - 2, 0) for point in range(1, HEAD)) * 0.1
        + own[OFF] * 0.3
        - pips(own) * 0.01
    )


def _wall(closed: list[bool], side: Side) -> float:
    """Return how much walls hold back a side: their length, and how many checkers are behind."""
    best, length = 0.0, 0
    for point in POINTS:
        length = length + 1 if closed[point - 1] else 0
        behind = sum(side[point + 1 :])
        best = max(best, min(length, _LONGEST) ** 2 / _LONGEST * behind / CHECKERS)
    return best


def _blocked(closed: list[bool], side: Side) -> int:
    """Return how many of the six dice the side cannot play."""
    return sum(
        not any(side[point] and not closed[point - die - 1] for point in range(die + 1, SPACES - 1))
        for die in range(1, 7)
    )
