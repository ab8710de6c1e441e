"""What the choices with the cube are worth, at a glance and looking ahead.

bgsage has a function that looks ahead, but it reads its nets from the disk for every question, and
takes another 40 MB: so we play the 21 rolls ourselves.
"""

import bgbot_cpp

from bot.engines.backgammon.cube_worths import CubeWorths
from bot.engines.backgammon.sage import Sage, equity_of
from bot.engines.backgammon.sage_board import Board
from bot.engines.backgammon.sage_stakes import Stakes
from bot.engines.points.rolls import ALL, ROLLS, WAYS


def glance_at_cube(sage: Sage, board: Board, stakes: Stakes) -> CubeWorths:
    """Return what the choices are worth to the seat to roll, at one ply."""
    chances = sage.chances_to_roll(board)
    roll, taken = (equity_of(chances, board, each) for each in (stakes, stakes.taken))
    return CubeWorths(roll, stakes.from_taken(taken), 1.0)


def look_at_cube(sage: Sage, board: Board, stakes: Stakes, plies: int) -> CubeWorths:
    """Return what the choices are worth to the seat to roll, at two plies or more."""
    taken = _roll_on(sage, board, stakes.taken, plies)
    return CubeWorths(_roll_on(sage, board, stakes, plies), stakes.from_taken(taken), 1.0)


def _roll_on(sage: Sage, board: Board, stakes: Stakes, plies: int) -> float:
    """Return the equity of rolling: the mean over all rolls of what their best plays leave."""
    total = 0.0
    for (low, high), ways in zip(ROLLS, WAYS, strict=True):
        plays = bgbot_cpp.possible_moves(board, high, low)
        best = max(plays, key=lambda play: sage.glance(play, board, stakes))
        total += ways * sage.look_ahead(best, board, stakes, plies - 1)
    return total / ALL
