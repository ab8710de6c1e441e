"""What the net should have thought of the boards of a game, seen from its end: TD(lambda)."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.engines.points.chances import count_chances, final_chances
from bot.engines.points.features import Matrix
from bot.engines.points.kind import COUNTS, Boards, Kind, stack
from tests.training.points.games import Record

PATIENCE: Final = 0.7
"""Lambda: how much a target listens to the end of the game, and not to the net's next thought."""


def targets(kind: Kind, record: Record) -> Matrix:
    """Return the chances to learn, one column for each board of a finished game."""
    target = final_chances(kind, stack(record.boards[-1:]))
    columns = [target]
    for thought in reversed(record.chances[1:]):
        target = swap(kind, PATIENCE * target + (1 - PATIENCE) * thought[:, None])
        columns.append(target)
    return np.concatenate(columns[::-1], axis=1)


def swap(kind: Kind, chances: Matrix) -> Matrix:
    """Return the same chances as the other side sees them."""
    won, more, lost = chances[:1], chances[1 : kind.highest], chances[kind.highest :]
    return np.concatenate((1 - won, lost, more))


@dataclass(slots=True)
class Lessons:
    """The latest boards and their targets; the oldest give way."""

    boards: Boards
    targets: Matrix
    added: int = 0

    @property
    def room(self) -> int:
        """Return how many boards are kept."""
        return int(self.boards.shape[1])

    @property
    def count(self) -> int:
        """Return how many boards there are."""
        return min(self.added, self.room)

    def add(self, boards: Boards, targets: Matrix) -> None:
        """Add boards, and what the net should have thought of them."""
        count = boards.shape[1]
        places = np.arange(self.added, self.added + count) % self.room
        self.boards[:, places] = boards
        self.targets[:, places] = targets
        self.added += count

    def pick(self, count: int, luck: np.random.Generator) -> tuple[Boards, Matrix]:
        """Return some boards and their targets, chosen by chance."""
        places = luck.integers(0, self.count, count)
        return self.boards[:, places], self.targets[:, places]


def no_lessons(kind: Kind, room: int) -> Lessons:
    """Return room for so many boards."""
    return Lessons(
        np.zeros((COUNTS, room), np.uint8), np.zeros((count_chances(kind), room), np.float32)
    )
