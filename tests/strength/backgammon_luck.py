"""How lucky a roll of the dice is, so that luck can be taken out of a result.

The luck of a roll is the chance to win after its best play, less the mean over all rolls. Its mean
is nothing whatever the judge thinks, so a result less its luck has the same mean as the result, and
a much smaller error.
"""

from itertools import product
from typing import Final

import bgbot_cpp

from bot.engines.backgammon.sage import Sage
from bot.engines.backgammon.sage_board import Board, board_of
from bot.engines.backgammon.sage_stakes import Stakes, stakes_of
from rules.backgammon import Position
from rules.game import FACES, Roll

_LAST_POINT: Final = Stakes(away=1, other_away=1, cubeless=True)
"""What a game by itself is played for: to win it."""


class Judge:
    """Rates rolls at one ply."""

    def __init__(self) -> None:
        self._sage = Sage()

    def luck(self, position: Position, roll: Roll) -> float:
        """Return how much a roll changes the chance of the seat that rolls to win the match."""
        board = board_of(position, position.turn)
        stakes = stakes_of(position, position.turn) if position.match.length else _LAST_POINT
        chances = {
            (high, low): self._chance(board, high, low, stakes)
            for high, low in product(FACES, FACES)
            if high >= low
        }
        mean = sum(chance * (2 - (high == low)) for (high, low), chance in chances.items()) / 36
        return chances[max(roll.dice), min(roll.dice)] - mean

    def _chance(self, board: Board, high: int, low: int, stakes: Stakes) -> float:
        """Return the chance to win the match after the best play of a roll."""
        plays = bgbot_cpp.possible_moves(board, high, low)
        best = max(self._sage.glance(play, board, stakes) for play in plays)
        score = stakes.away, stakes.other_away
        return float(bgbot_cpp.eq2mwc(best, *score, stakes.cube, stakes.cubeless))
