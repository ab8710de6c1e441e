"""The second part of training: the net looks one roll ahead, and learns without the luck.

It goes in rounds: the net as it is plays some games, in pieces that processes share, and then
learns from them and those of the rounds before. The same pieces come out whoever plays them.
"""

from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Final, TypeAlias

import numpy as np

from bot.engines.points.features import Matrix, encode
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board, Boards, Kind, stack
from bot.engines.points.net import Net
from bot.engines.points.stakes import plain_stakes
from tests.training.points.learner import Learner, grow, new_learner
from tests.training.points.lessons import Lessons, no_lessons
from tests.training.points.studied_game import play_game

HIDDEN: Final = 384
DEEPER: Final = 64
"""How large the hidden layers are while the net studies."""
FASTEST: Final = 1e-3
SLOWEST: Final = 2e-5
"""The rate of learning, from the first round to the end of the last."""
BATCH: Final = 512
KEPT: Final = 1_000_000
"""How many of the latest boards the net learns from."""
TIMES: Final = 5
"""How often it learns from each of them in a round, on average."""
PIECES: Final = 8
PIECE: Final = 12_500
"""How many pieces a round has, and how many boards a piece has at least."""

Seed: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Boards of some games, and what the net should have thought of them."""

    boards: Boards
    targets: Matrix
    seconds: float
    """The CPU time it took."""


@dataclass(slots=True)
class Study:
    """A net that plays against itself, and looks one roll ahead at every board."""

    kind: Kind
    planned: int
    """How many rounds there will be in all."""
    seed: int
    learner: Learner
    lessons: Lessons
    rounds: int = 0
    """How many are done."""
    seconds: float = 0.0
    """CPU time so far."""

    def go_on(self, pool: Executor) -> None:
        """Do one more round: play, and learn."""
        task = partial(play_piece, self.kind, self.learner.net)
        for piece in pool.map(task, [(self.seed, self.rounds, part) for part in range(PIECES)]):
            self.lessons.add(piece.boards, piece.targets)
            self.seconds += piece.seconds
        started = process_time()
        self._learn(np.random.default_rng((self.seed, self.rounds, PIECES)))
        self.rounds += 1
        self.seconds += process_time() - started

    def _learn(self, luck: np.random.Generator) -> None:
        steps = TIMES * self.lessons.count // BATCH
        for step in range(steps):
            boards, target = self.lessons.pick(BATCH, luck)
            self.learner.learn(encode(self.kind, boards), target, self.rate(step / steps))

    def rate(self, part: float) -> float:
        """Return how fast the net learns in this part of the round."""
        left = 1 - (self.rounds + part) / self.planned
        return SLOWEST + (FASTEST - SLOWEST) * left


def play_piece(kind: Kind, net: Net, seed: Seed) -> Piece:
    """Return a piece; the same seed gives the same one."""
    started, luck = process_time(), np.random.default_rng(seed)
    judge = Judge(kind, net, plain_stakes(kind.highest))
    boards, targets = list[Board](), list[Matrix]()
    while len(boards) < PIECE:
        game = play_game(judge, luck)
        boards += game.boards
        targets.append(game.targets(kind))
    return Piece(stack(boards), np.concatenate(targets, axis=1), process_time() - started)


def new_study(kind: Kind, net: Net, planned: int, seed: int) -> Study:
    """Return a study of which nothing is done yet, with a net that judges as the given one does."""
    grown = grow(net, HIDDEN, DEEPER, np.random.default_rng(seed))
    return Study(kind, planned, seed, new_learner(grown), no_lessons(kind, KEPT))
