"""What a game is worth with a cube in it: Janowski's model.

A dead cube is never turned again, so the game is worth what its chances are. A live cube is turned
at the very moment when taking and dropping are the same, so the worth runs in straight lines
between those moments. Real cubes are in between, about two thirds of the way to the live one.
"""

from enum import Enum, auto
from typing import Final, NamedTuple

import numpy as np

_LIVE: Final = 0.68
"""How much of a live cube a real one is."""


class Holder(Enum):
    """Who may turn the cube next."""

    OWN = auto()
    EITHER = auto()
    OTHER = auto()
    NOBODY = auto()


class Prospect(NamedTuple):
    """The chance to win, and how many times the stake a win and a loss count on average."""

    chance: float
    won: float
    lost: float


def worth_with_cube(prospect: Prospect, holder: Holder) -> float:
    """Return what the game is worth to a side, with the stake as the unit."""
    dead = prospect.chance * (prospect.won + prospect.lost) - prospect.lost
    if holder is Holder.NOBODY:
        return dead
    chances, worths = zip(*_corners(prospect, holder), strict=True)
    live = float(np.interp(prospect.chance, chances, worths))
    return _LIVE * live + (1 - _LIVE) * dead


def _corners(prospect: Prospect, holder: Holder) -> list[tuple[float, float]]:
    """Return where the lines of a live cube begin and end: a chance, and the worth there."""
    _, won, lost = prospect
    whole = won + lost + 0.5
    corners = [(0.0, -lost), (1.0, won)]
    if holder is not Holder.OWN:  # from here down the other side cashes
        corners.insert(1, (max((lost - 0.5) / whole, 0), -1.0))
    if holder is not Holder.OTHER:  # from here up this side cashes
        corners.insert(-1, (min((lost + 1) / whole, 1), 1.0))
    return corners
