"""Choosing a board: at a glance and with noise on the lower levels, by looking ahead as expert."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.engines.engine import Budget, Level
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board
from bot.engines.points.lookahead import foresee
from bot.engines.points.rolls import ROLLS
from bot.engines.points.stopwatch import Stopwatch
from bot.engines.softmax import pick


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which boards get a deeper look: the best few that come close to the best one."""

    count: int
    margin: float
    """In points."""

    def keep(self, boards: Sequence[int], worths: Sequence[float]) -> list[int]:
        """Return the boards to look at again, the best first; those without a worth are out."""
        ranked = sorted(zip(worths, boards, strict=False), key=lambda each: -each[0])
        least = ranked[0][0] - self.margin
        return [board for worth, board in ranked[: self.count] if worth >= least]


SIEVES: Final = (Sieve(8, 0.25), Sieve(4, 0.08))
"""What is looked at one roll ahead, and what two rolls ahead."""


@dataclass(frozen=True, slots=True)
class Thinker:
    """A judge that plays at each level."""

    judge: Judge
    temperatures: Mapping[Level, float]
    """How many points worse a play is that a level makes e times as rarely."""

    def choose(self, boards: Sequence[Board], level: Level, budget: Budget) -> int:
        """Return which of the boards to play for."""
        if len(boards) == 1:
            return 0
        if level is Level.EXPERT:
            return self._look_ahead(boards, Stopwatch(budget.seconds))
        chance = Random(budget.seed)  # noqa: S311 - noise
        return pick(self.judge.worths(boards).tolist(), self.temperatures[level], chance)

    def rate(self, boards: Sequence[Board]) -> list[float]:
        """Return what each board is worth, one roll ahead."""
        return [float(worth) for worth in foresee(self.judge, boards, 1)]

    def _look_ahead(self, boards: Sequence[Board], watch: Stopwatch) -> int:
        """Return the best board, looking ever deeper at ever fewer of them.

        Worths of different depths do not compare, so only those of the deepest look count.
        """
        places: Sequence[int] = range(len(boards))
        worths = [float(worth) for worth in self.judge.worths(boards)]
        for rolls, sieve in enumerate(SIEVES, start=1):
            places = sieve.keep(places, worths)
            if len(places) == 1 or not watch.has_time(for_longer=len(ROLLS)):
                return places[0]
            worths = self._look([boards[place] for place in places], rolls, watch)
        return Sieve(1, 0).keep(places, worths)[0]

    def _look(self, boards: Sequence[Board], rolls: int, watch: Stopwatch) -> list[float]:
        """Return what the boards are worth so many rolls ahead; the last get no look in a hurry."""
        worths: list[float] = []
        for board in boards:
            if worths and not watch.has_time():
                break
            worths += (float(worth) for worth in foresee(self.judge, [board], rolls))
            watch.lap()
        return worths
