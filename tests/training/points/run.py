"""The first part of training: the net plays against itself, and learns from how games end."""

from dataclasses import dataclass
from time import process_time
from typing import Final

import numpy as np

from bot.engines.points.chances import count_chances
from bot.engines.points.features import encode
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Kind, stack
from bot.engines.points.stakes import plain_stakes
from tests.training.points.games import Games
from tests.training.points.learner import Learner, new_learner, new_net
from tests.training.points.lessons import Lessons, no_lessons, targets

FASTEST: Final = 1e-3
SLOWEST: Final = 2e-5
"""The rate of learning: the first for half of the games, then down to the second in a line."""
BATCH: Final = 512
KEPT: Final = 100_000
"""How many of the latest boards the net learns from."""
WARM_UP: Final = 10_000
"""How many boards there are before the net starts to learn."""


@dataclass(slots=True)
class Run:
    """Training under way. It is written down as it is, so it goes on as if never interrupted."""

    kind: Kind
    planned: int
    """How many games will be played in all."""
    luck: np.random.Generator
    learner: Learner
    games: Games
    lessons: Lessons
    played: int = 0
    seconds: float = 0.0
    """CPU time so far."""

    @property
    def rate(self) -> float:
        """Return how fast the net learns now."""
        left = 2 * (1 - self.played / self.planned)
        return SLOWEST + (FASTEST - SLOWEST) * min(max(left, 0), 1)

    def play(self, count: int) -> None:
        """Play and learn until so many games more are over."""
        started, goal = process_time(), self.played + count
        judge = Judge(self.kind, self.learner.net, plain_stakes(self.kind.highest))
        while self.played < goal:
            for record in self.games.play_on(judge):
                self.lessons.add(stack(record.boards), targets(self.kind, record))
                self.played += 1
            if self.lessons.added > WARM_UP:
                boards, target = self.lessons.pick(BATCH, self.luck)
                self.learner.learn(encode(self.kind, boards), target, self.rate)
        self.seconds += process_time() - started


def new_run(kind: Kind, planned: int, seed: int) -> Run:
    """Return a run of which nothing is played yet."""
    luck = np.random.default_rng(seed)
    learner = new_learner(new_net(count_chances(kind), luck))
    return Run(kind, planned, luck, learner, Games(kind, luck), no_lessons(kind, KEPT))
