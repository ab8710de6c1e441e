"""How likely a side is to win a match, by the points that each side still needs.

Near the end it follows from the games themselves: the Crawford game has no cube, and after it the
trailing side doubles at once. Before that, Janowski's rule of thumb.
"""

from functools import cache
from typing import Final

_GAMMONS: Final = 0.25
"""How many of the games that are won are gammons."""
_LEAD: Final = 0.85
_LENGTH: Final = 6


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
    return 0.5 + _LEAD * (other - own) / (max(own, other) + _LENGTH)


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
