"""What bgsage thinks of a board: the equity after a play, and of the choices with the cube.

An equity is the points to be expected if the cube's present value is one point. In a match it is
scaled so that a single game won or lost still counts 1 and -1.
"""

from typing import Any, Final, NamedTuple

import bgbot_cpp
from bgsage.weights import bearoff_db_path, default_weights

from bot.engines.backgammon.sage_board import Board
from bot.engines.backgammon.sage_stakes import Stakes

_ONE_CORE: Final = {"n_threads": 1, "beaver": False}
_WON: Final = ((1.0, 0, 0, 0, 0), (1.0, 1.0, 0, 0, 0), (1.0, 1.0, 1.0, 0, 0))
"""The chances of a single game, a gammon and a backgammon, once they are won."""


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


class Sage:
    """The nets of bgsage and its table of endings."""

    def __init__(self) -> None:
        weights = default_weights()
        self._nets = (
            weights.strategy_type,
            weights.weight_paths_list,
            weights.hidden_sizes_list,
        )
        self._endings = bgbot_cpp.BearoffDB()
        self._endings.load(bearoff_db_path())
        self._eye = bgbot_cpp.BearoffStrategy(bgbot_cpp.create_strategy(*self._nets), self._endings)

    def glance(self, board: Board, before: Board, stakes: Stakes) -> float:
        """Return the equity of a board that the mover leaves, at one ply.

        `before` is the board that the mover found.
        """
        won = bgbot_cpp.check_game_over(board)
        chances = _WON[won - 1] if won else self._eye.evaluate_board(board, before)["probs"]
        efficiency = _efficiency(chances, board)
        return float(
            bgbot_cpp.cl2cf(chances, stakes.cube, stakes.owner, efficiency, **stakes.words)
        )

    def look_ahead(self, board: Board, before: Board, stakes: Stakes, plies: int) -> float:
        """Return the equity of a board that the mover leaves, at two plies or more."""
        if bgbot_cpp.check_game_over(board):
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

    def glance_at_cube(self, board: Board, stakes: Stakes) -> CubeEquities:
        """Return what the choices with the cube are worth to the seat to roll, at one ply."""
        across = bgbot_cpp.flip_board(board)
        chances = bgbot_cpp.invert_probs_py(self._eye.evaluate_board(across, across)["probs"])
        found = bgbot_cpp.cube_decision_1ply(
            chances, stakes.cube, stakes.owner, _efficiency(chances, board), **stakes.words
        )
        return CubeEquities(found.equity_nd, found.equity_dt, found.equity_dp)

    def look_at_cube(self, board: Board, stakes: Stakes, plies: int) -> CubeEquities:
        """Return what the choices with the cube are worth to the seat to roll, looking ahead."""
        found = bgbot_cpp.cube_decision_nply_unified(
            board,
            stakes.cube,
            stakes.owner,
            plies,
            *self._nets,
            bearoff_db=self._endings,
            **stakes.words,
            **_ONE_CORE,
        )
        return CubeEquities(found["equity_nd"], found["equity_dt"], found["equity_dp"])


def _efficiency(chances: Any, board: Board) -> float:  # noqa: ANN401 - any five numbers
    """Return how well the cube can be used, from 0 (not at all) to 1 (perfectly)."""
    pips = bgbot_cpp.pip_counts(board)
    return float(bgbot_cpp.cube_efficiency(chances, bgbot_cpp.is_race(board), *pips))
