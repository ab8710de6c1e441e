"""Find problems in games of the engines against themselves."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from bot.engines.catalogue import engine_of
from bot.engines.engine import Budget, Level
from bot.problems.problem import Choice, Problem
from rules import GAMES
from rules.game import Over, Roll, ToRoll
from tests.training.problems.judges import UNLIMITED, Judge, Values, judge_of

CHOICES: Final = 4
FEWEST: Final = 3
"""Choices that a problem has at most and at least."""
APART: Final = 12
"""Turns between two problems of the same game."""
EARLY: Final = 4
"""Turns at the beginning of a game that everybody knows."""


class Maker:
    """Makes the problems of one game, and counts what it refused."""

    def __init__(self, game: str, seed: int, judge: Judge | None = None) -> None:
        self._name = game
        self._game = GAMES[game]
        self._engine = engine_of(game)
        self._judge = judge or judge_of(game)
        self._seed = seed
        self._seen = set[str]()
        self.counted = Counter[str]()

    def make(self) -> Iterator[Problem]:
        """Yield problems without end."""
        for number in count(1):
            yield from self.of_game(number)

    def of_game(self, number: int) -> Iterator[Problem]:
        """Yield the problems of one game, and none that was there before."""
        last = -APART
        for turn, position in enumerate(self._play(f"{self._name} {self._seed} {number}")):
            known = self._game.dump(position) in self._seen
            if turn < EARLY or turn - last < APART or known:
                continue
            found = self._examine(position, f"{number} {turn}")
            if found:
                last = turn
                self._seen.add(found.position)
                self.counted["problems"] += 1
                yield found

    def _play(self, seed: str) -> Iterator[Any]:
        """Yield the positions of a game in which somebody decides something."""
        chance, position = random.Random(seed), self._game.opening(2)
        while not isinstance(stage := self._game.stage(position), Over):
            if isinstance(stage, ToRoll):
                dice = tuple(chance.randint(1, 6) for _ in range(stage.dice))
                position = self._game.play(position, Roll(dice))
                continue
            if len(self._game.legal_moves(position)) >= FEWEST:
                yield position
            budget = Budget(UNLIMITED, str(chance.random()))
            move = self._engine.choose(position, self._judge.level, budget)
            position = self._game.play(position, move)

    def _examine(self, position: Any, seed: str) -> Problem | None:  # noqa: ANN401
        """Return the problem in a position, if it has one that a deeper look confirms."""
        self.counted["positions"] += 1
        least = self._judge.at_a_glance
        if least and _lead(self._judge.glance(position)) < least:
            return None
        found = self._judge.find(position)
        best = next(iter(found))
        if _lead(found) < self._judge.lead:
            return None
        trap = self._trap(position, found, seed)
        if trap is None:
            return None
        self.counted["candidates"] += 1
        verified = self._judge.verify(position)
        if next(iter(verified)) != best:
            self.counted["refused: another is better"] += 1
            return None
        if _lead(verified) < self._judge.lead:
            self.counted["refused: nearly as good"] += 1
            return None
        return self._write(position, verified, trap, random.Random(seed))

    def _trap(self, position: Any, found: Values, seed: str) -> Any:  # noqa: ANN401
        """Return the wrong move that somebody weaker would make; None if there is none."""
        best, most = next(iter(found.items()))
        first = next(iter(self._judge.glance(position)))
        drawn = (
            self._engine.choose(position, level, Budget(UNLIMITED, seed))
            for level in (Level.CLUB, Level.CASUAL)
        )
        return next(
            (
                move
                for move in (first, *drawn)
                if move != best and most - found.get(move, -9) <= self._judge.hopeless
            ),
            None,
        )

    def _write(
        self,
        position: Any,  # noqa: ANN401
        values: Values,
        trap: Any,  # noqa: ANN401
        chance: random.Random,
    ) -> Problem | None:
        best, most = next(iter(values.items()))
        moves = [*dict.fromkeys((best, trap, *values))][:CHOICES]
        choices = [
            Choice(self._game.format(move, position), round(most - values[move], 3))
            for move in moves
        ]
        chance.shuffle(choices)
        return Problem(self._name, self._game.dump(position), tuple(choices))


def _lead(values: Values) -> float:
    """Return how much better the best move is than the next."""
    first, second, *_ = values.values()
    return first - second
