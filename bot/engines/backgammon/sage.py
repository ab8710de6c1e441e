"""What bgsage thinks of a board that a play leaves: its equity.

An equity is the points to be expected if the cube's present value is one point. In a match it is
scaled so that a single game won or lost still counts 1 and -1.
"""

from collections.abc import Sequence
from typing import Final

import bgbot_cpp
from bgsage.weights import bearoff_db_path, default_weights

from bot.engines.backgammon.sage_board import Board
from bot.engines.backgammon.sage_stakes import Stakes

_ONE_CORE: Final = {"n_threads": 1, "beaver": False}


class Sage:
    """The nets of bgsage and its table of endings."""

    def __init__(self) -> None:
        weights = default_weights()
        nets = bgbot_cpp.create_strategy(
            weights.strategy_type, weights.weight_paths_list, weights.hidden_sizes_list
        )
        self._endings = bgbot_cpp.BearoffDB()
        self._endings.load(bearoff_db_path())
        self._eye = bgbot_cpp.BearoffStrategy(nets, self._endings)

    def glance(self, board: Board, before: Board, stakes: Stakes) -> float:
        """Return the equity of a board that the mover leaves, at one ply.

        `before` is the board that the mover found.
        """
        return equity_of(self.chances(board, before), board, stakes)

    def chances(self, board: Board, before: Board) -> list[float]:
        """Return the mover's chances on a board that they leave, the chance to win first."""
        return list(self._eye.evaluate_board(board, before)["probs"])

    def look_ahead(self, board: Board, before: Board, stakes: Stakes, plies: int) -> float:
        """Return the equity of a board that the mover leaves, at some depth."""
        if plies == 1:
            return self.glance(board, before, stakes)
        theirs = stakes.flipped
        found = bgbot_cpp.cubeful_probs_and_equity_nply(
            bgbot_cpp.flip_board(board),
            theirs.owner,
            self._eye,
            plies,
            cube_value=theirs.cube,
            bearoff_db=self._endings,
            root_board=before,
            **theirs.words,
            **_ONE_CORE,
        )
        return -float(found["equity"])

    def chances_to_roll(self, board: Board) -> list[float]:
        """Return the chances of the seat to roll, at one ply: bgsage judges boards after a play."""
        across = bgbot_cpp.flip_board(board)
        return list(bgbot_cpp.invert_probs_py(self.chances(across, across)))


def equity_of(chances: Sequence[float], board: Board, stakes: Stakes) -> float:
    """Return what a seat's chances on a board are worth with a cube."""
    race, pips = bgbot_cpp.is_race(board), bgbot_cpp.pip_counts(board)
    efficiency = bgbot_cpp.cube_efficiency(chances, race, *pips)
    return float(bgbot_cpp.cl2cf(chances, stakes.cube, stakes.owner, efficiency, **stakes.words))
