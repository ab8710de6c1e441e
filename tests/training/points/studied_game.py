"""A game that a net plays against itself, looking one roll ahead at every board.

How a game ends is mostly the luck of its dice, which a net that plays well has to unlearn again and
again. Here it knows at every board what all rolls are worth. So it learns that mean instead of what
came up, and from the rest of the game only what it had misjudged.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.engines.points.chances import final_chances
from bot.engines.points.features import Matrix
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board, Kind, stack
from bot.engines.points.lookahead import LIKELIHOODS, answer_rolls
from bot.engines.points.rolls import ALL, ROLLS, WAYS
from rules.points.board import CHECKERS, OFF
from tests.training.points.lessons import PATIENCE, swap

_ODDS: Final = np.array(WAYS) / ALL
"""How likely each roll is, in double precision."""


@dataclass(frozen=True, slots=True)
class StudiedGame:
    """The boards after each play of a game, what the net thought of them, and of all rolls then."""

    boards: list[Board]
    thoughts: list[Matrix]
    means: list[Matrix]
    """The chances of the side that rolls on each board but the last, over all its rolls."""

    def targets(self, kind: Kind) -> Matrix:
        """Return the chances to learn, one column for each board.

        They are those over all rolls, and some of what turns out later to have been misjudged.
        """
        target = final_chances(kind, stack(self.boards[-1:]))[:, 0]
        columns = [target]
        for thought, mean in zip(self.thoughts[:0:-1], self.means[::-1], strict=True):
            target = swap(kind, mean + PATIENCE * (target - thought))
            columns.append(target)
        return np.stack(columns[::-1], axis=1).clip(0, 1)


def play_game(judge: Judge, luck: np.random.Generator) -> StudiedGame:
    """Return a game that a judge plays against itself."""
    game, board = StudiedGame([], [], []), judge.kind.start
    while board[OFF] < CHECKERS:
        answers, chances = answer_rolls(judge, board)
        if game.boards:
            game.means.append(chances @ LIKELIHOODS)
        roll = luck.choice(len(ROLLS), p=_ODDS)
        board = answers[roll]
        game.boards.append(board)
        game.thoughts.append(chances[:, roll])
    return game
