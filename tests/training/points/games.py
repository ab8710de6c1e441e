"""Games that a net plays against itself, many side by side so that it judges them together."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from bot.engines.points.features import Matrix
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board, Kind, stack, turn_round
from rules.points.board import CHECKERS, OFF

SIDE_BY_SIDE = 128


@dataclass(slots=True)
class Record:
    """The boards after each play of one game, and what the net thought of them then."""

    boards: list[Board] = field(default_factory=list)
    chances: list[Matrix] = field(default_factory=list)

    def is_over(self) -> bool:
        """Return whether the last to move has won."""
        return self.boards[-1][OFF] == CHECKERS


Records: TypeAlias = list[Record]


@dataclass(slots=True)
class Games:
    """Games under way, all at the same time one roll and one play further."""

    kind: Kind
    luck: np.random.Generator
    records: Records = field(default_factory=lambda: [Record() for _ in range(SIDE_BY_SIDE)])

    def play_on(self, judge: Judge) -> Iterator[Record]:
        """Play one turn of every game; yield the games that are over, new ones in their place."""
        options = list(self._roll())
        counts = [len(option) for option in options]
        boards = [board for option in options for board in option]
        chances = judge.chances(stack(boards))
        worths = judge.stakes.expect(chances)
        first = 0
        for place, count in enumerate(counts):
            best = first + int(worths[first : first + count].argmax())
            record = self.records[place]
            record.boards.append(boards[best])
            record.chances.append(chances[:, best])
            first += count
            if record.is_over():
                self.records[place] = Record()
                yield record

    def _roll(self) -> Iterator[list[Board]]:
        """Yield for each game the boards that its roll can lead to."""
        dice = np.sort(self.luck.integers(1, 7, (len(self.records), 2))).tolist()
        for record, (low, high) in zip(self.records, dice, strict=True):
            own, other = turn_round(record.boards[-1] if record.boards else self.kind.start)
            yield self.kind.boards_after(own, other, high, low)
