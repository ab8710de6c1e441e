"""What the choices with the cube are worth, at a glance and looking ahead.

bgsage has a function that looks ahead, but it reads its nets from the disk for every question, and
takes another 40 MB: so we play the 21 rolls ourselves.
"""

from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import bgbot_cpp

from bot.engines.backgammon.sage import Sage, equity_of
from bot.engines.backgammon.sage_board import Board
from bot.engines.backgammon.sage_stakes import Stakes
from rules.game import FACES

_ROLLS: Final = tuple(combinations_with_replacement(FACES, 2))
_ALL: Final = len(FACES) ** 2


class CubeEquities(NamedTuple):
    """What each choice with the cube is worth to the seat that may double."""

    roll: float
    take: float
    """If it doubles and the double is taken."""
    drop: float
    """If it doubles and the double is dropped."""

    @property
    def double(self) -> float:
        """Return what doubling is worth: the other seat answers as it likes."""
        return min(self.take, self.drop)


def glance_at_cube(sage: Sage, board: Board, stakes: Stakes) -> CubeEquities:
    """Return what the choices are worth to the seat to roll, at one ply."""
    chances = sage.chances_to_roll(board)
    roll, taken = (equity_of(chances, board, each) for each in (stakes, stakes.taken))
    return CubeEquities(roll, stakes.from_taken(taken), 1.0)


def look_at_cube(sage: Sage, board: Board, stakes: Stakes, plies: int) -> CubeEquities:
    """Return what the choices are worth to the seat to roll, at two plies or more."""
    taken = _roll_on(sage, board, stakes.taken, plies)
    return CubeEquities(_roll_on(sage, board, stakes, plies), stakes.from_taken(taken), 1.0)


def _roll_on(sage: Sage, board: Board, stakes: Stakes, plies: int) -> float:
    """Return the equity of rolling: the mean over all rolls of what their best plays leave."""
    total = 0.0
    for high, low in _ROLLS:
        plays = bgbot_cpp.possible_moves(board, high, low)
        best = max(plays, key=lambda play: sage.glance(play, board, stakes))
        weight = 1 if high == low else 2
        total += weight * sage.look_ahead(best, board, stakes, plies - 1)
    return total / _ALL
