"""The second part of training: the net learns what it would say if it looked one roll ahead.

How a game ends is mostly the luck of its dice, which a net that plays well has to unlearn again and
again. The mean over all rolls has no luck in it.
"""

from dataclasses import astuple, dataclass
from time import process_time
from typing import Final

import numpy as np

from bot.engines.points.features import Matrix, encode
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board, Kind, stack
from bot.engines.points.lookahead import chances_to_roll
from bot.engines.points.net import Net
from bot.engines.points.stakes import plain_stakes
from tests.training.points.games import Games, Record
from tests.training.points.learner import Learner, new_learner, widen
from tests.training.points.lessons import Lessons, no_lessons, swap

FASTEST: Final = 3e-4
SLOWEST: Final = 1e-5
"""The rate of learning, from the first board to the last."""
BATCH: Final = 512
KEPT: Final = 400_000
"""How many of the latest boards the net learns from."""
WARM_UP: Final = 20_000
"""How many boards there are before the net starts to learn."""
SHARE: Final = 0.25
"""How many of the boards of a game are studied: neighbours teach the same."""
BOARDS_A_STEP: Final = 3
"""How many boards are studied for each step of learning."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a net studies."""

    boards: int
    """How many boards will be studied in all."""
    hidden: int = 0
    """How many hidden numbers the net has at least."""
    temperature: float = 0.0
    """How much noise the games have whose boards are studied: the net also sees worse plays."""

    def __str__(self) -> str:
        return "-".join(str(value) for value in astuple(self) if value)


@dataclass(slots=True)
class Study:
    """A net that plays games against itself, and looks again at some of their boards."""

    kind: Kind
    plan: Plan
    luck: np.random.Generator
    learner: Learner
    games: Games
    lessons: Lessons
    seconds: float = 0.0
    """CPU time so far."""

    @property
    def studied(self) -> int:
        """Return how many boards have been studied."""
        return self.lessons.added

    @property
    def rate(self) -> float:
        """Return how fast the net learns now."""
        left = max(1 - self.studied / self.plan.boards, 0)
        return SLOWEST + (FASTEST - SLOWEST) * left

    def go_on(self, count: int) -> None:
        """Play, look and learn until so many boards more are studied."""
        started, goal = process_time(), self.studied + count
        judge = Judge(self.kind, self.learner.net, plain_stakes(self.kind.highest))
        while self.studied < goal:
            for record in self.games.play_on(judge):
                self._learn(self._look(judge, record))
        self.seconds += process_time() - started

    def _look(self, judge: Judge, record: Record) -> int:
        """Look one roll ahead from some boards of a game; return how many they are."""
        chosen = [board for board in record.boards[:-1] if self.luck.random() < SHARE]
        if chosen:
            self.lessons.add(stack(chosen), look_ahead(judge, chosen))
        return len(chosen)

    def _learn(self, boards: int) -> None:
        """Take as many steps as fit so many boards."""
        if self.studied > WARM_UP:
            for _ in range(boards // BOARDS_A_STEP):
                some, target = self.lessons.pick(BATCH, self.luck)
                self.learner.learn(encode(self.kind, some), target, self.rate)


def look_ahead(judge: Judge, boards: list[Board]) -> Matrix:
    """Return the chances of the side that has just moved, seen one roll ahead."""
    to_roll = np.stack([chances_to_roll(judge, board) for board in boards], axis=1)
    return swap(judge.kind, to_roll)


def new_study(kind: Kind, net: Net, plan: Plan, seed: int) -> Study:
    """Return a study of which nothing is done yet; it changes the net unless that is widened."""
    luck = np.random.default_rng(seed)
    if plan.hidden > len(net.hidden):
        net = widen(net, plan.hidden, luck)
    games, lessons = Games(kind, luck, plan.temperature), no_lessons(kind, KEPT)
    return Study(kind, plan, luck, new_learner(net), games, lessons)
