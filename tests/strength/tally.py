"""Results of a match, and how much chance there is in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Self


def spell_share(scores: Sequence[float]) -> str:
    """Return the mean of some scores, with its standard error."""
    return f"{fmean(scores):.1%} ± {stdev(scores) / sqrt(len(scores)):.1%}"


@dataclass(frozen=True, slots=True)
class Tally:
    """The games that one side won, drew and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def plus(self, score: float) -> Self:
        """Return the tally with one more game: 1 for a win, 0.5 for a draw, 0 for a loss."""
        won, drawn, lost = (score == each for each in (1, 0.5, 0))
        if not won + drawn + lost:
            raise ValueError(score)
        return type(self)(self.won + won, self.drawn + drawn, self.lost + lost)

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Return the part of all points that was won."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def error(self) -> float:
        """Return the standard error of the share."""
        squares = self.won + self.drawn / 4
        return sqrt(max(squares / self.games - self.share**2, 0) / self.games)

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.error:.1%} (n = {self.games:,})"
