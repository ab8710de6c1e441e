"""The chances of each result, as the net puts them out.

For a game that counts up to three points there are five rows: the side that has just moved wins,
wins at least two points, wins three, loses at least two, loses three. Narde has three of them.
"""

from typing import Final

import numpy as np

from bot.engines.points.features import Matrix
from bot.engines.points.kind import Boards, Kind
from rules.points.board import CHECKERS, OFF, SPACES

_LATE: Final = slice(SPACES + 19, 2 * SPACES)
"""The winner's home and the bar, in the numbering of the side that has lost."""


def count_chances(kind: Kind) -> int:
    """Return how many chances there are."""
    return 2 * kind.highest - 1


def settle_known(kind: Kind, boards: Boards, chances: Matrix) -> None:
    """Write what is certain over what the net believes.

    Whoever has borne off a checker loses one point at most; a side without checkers has won.
    """
    own_off, other_off = boards[OFF], boards[SPACES]
    chances[1 : kind.highest] *= other_off == 0
    chances[kind.highest :] *= own_off == 0
    (over,) = np.nonzero(own_off == CHECKERS)
    if over.size:
        chances[:, over] = final_chances(kind, boards[:, over])


def final_chances(kind: Kind, boards: Boards) -> Matrix:
    """Return the chances, all 0 or 1, where the side that has just moved has won."""
    result = np.zeros((count_chances(kind), boards.shape[1]), np.float32)
    result[0] = 1
    none_off = boards[SPACES] == 0
    result[1 : kind.highest] = (none_off, none_off & boards[_LATE].any(axis=0))[: kind.highest - 1]
    return result
