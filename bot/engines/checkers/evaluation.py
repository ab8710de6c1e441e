"""What a quiet position is worth to the seat to move: at 100 its odds to win are e to 1.

Men are judged by the pictures that they make with the other side's men in nine regions of the
board, which holds whatever matters in them: the back row, the centre, the main road, guards, gaps
and how far they have come. Queens count by their number on both sides and by their squares.
`tests/training/checkers.py` found the numbers from games of the engine against itself.
"""

from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np

from bot.engines.checkers.boards import Board
from bot.engines.checkers.regions import REGIONS, digits, unfold
from bot.engines.shipped import read_shipped
from rules.checkers.squares import NAME, Mask, squares

FILE: Final = Path(__file__).with_name("weights.npz")
DIGEST: Final = "940fe4914d6280b919dee7057b3d309cc6031b8848d29722bcc9189531790e4d"

MANY: Final = 3
"""More queens than this count like this many."""


class Evaluation:
    """The numbers of one training, ready to be looked up."""

    def __init__(self, weights: bytes) -> None:
        with np.load(BytesIO(weights)) as stored:
            unfolded = np.rint(unfold(stored["pictures"].astype(float)))
            pictures: list[list[int]] = unfolded.astype(int).tolist()
            self._men: list[list[int]] = stored["men"].tolist()
            self._queens: list[list[int]] = stored["queens"].tolist()
            roads: list[int] = stored["squares"].tolist()
            self._turn = int(stored["turn"])
        self._squares: dict[Mask, int] = dict(zip(NAME, roads + roads[::-1], strict=True))
        self._regions = tuple(
            (region, digits(region, 1), digits(region, 2), worth)
            for region, worth in zip(REGIONS, pictures, strict=True)
        )

    def __call__(self, board: Board) -> int:
        """Return the worth of a board."""
        mine, theirs, queens, seat, _ = board
        white, black = (theirs, mine) if seat else (mine, theirs)
        score = 0
        if queens:
            score = self._judge_queens(white & queens, black & queens)
            white &= ~queens
            black &= ~queens
        score += self._men[white.bit_count()][black.bit_count()]
        for region, white_digits, black_digits, worth in self._regions:
            score += worth[white_digits[white & region] + black_digits[black & region]]
        return self._turn - score if seat else self._turn + score

    def _judge_queens(self, white: Mask, black: Mask) -> int:
        """Return what the queens are worth to White."""
        squared = self._squares
        score = self._queens[min(white.bit_count(), MANY)][min(black.bit_count(), MANY)]
        score += sum([squared[queen] for queen in squares(white)])
        return score - sum([squared[queen] for queen in squares(black)])


def load_evaluation() -> Evaluation:
    """Return the evaluation that is shipped; raise WrongFile if its numbers have changed."""
    return Evaluation(read_shipped(FILE, DIGEST))
