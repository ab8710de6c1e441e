"""Looking ahead: what boards are worth once the next rolls have been answered.

Every one of the twenty-one rolls is looked at, and each side answers with the play that the judge
likes best at a glance.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from bot.engines.points.features import Matrix
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board, stack, turn_round
from bot.engines.points.rolls import ALL, ROLLS, WAYS
from bot.engines.points.stakes import Worths
from rules.points.board import CHECKERS, OFF

LIKELIHOODS: Final = np.array([ways / ALL for ways in WAYS], np.float32)
"""How likely each roll is."""


def foresee(judge: Judge, boards: Sequence[Board], rolls: int) -> Worths:
    """Return what boards are worth to the side that has just moved, so many rolls ahead."""
    worths = judge.worths(boards)
    going_on = [place for place, board in enumerate(boards) if board[OFF] < CHECKERS]
    if rolls and going_on:
        across = judge.across()
        answers, answered = _answer_all(across, [boards[place] for place in going_on])
        if rolls > 1:
            answered = foresee(across, answers, rolls - 1)
        worths[going_on] = -(answered.reshape(-1, len(ROLLS)) @ LIKELIHOODS)
    return worths


def chances_to_roll(judge: Judge, board: Board) -> Matrix:
    """Return the chances of the side that rolls next on a board, over all its rolls."""
    _, chances = answer_rolls(judge, board)
    return chances @ LIKELIHOODS


def answer_rolls(judge: Judge, board: Board) -> tuple[list[Board], Matrix]:
    """Return the best answer to each roll on a board, and the chances of the side that rolls."""
    answers, _ = _answer(judge.across(), board)
    return answers, judge.chances(stack(answers))


def values_of_rolls(judge: Judge, board: Board) -> tuple[Worths, float]:
    """Return what each roll is worth to the side that rolls next on a board, and the mean."""
    _, worths = _answer(judge.across(), board)
    return worths, float(worths @ LIKELIHOODS)


def _answer_all(judge: Judge, boards: Sequence[Board]) -> tuple[list[Board], Worths]:
    """Return the best answers to every roll on each board, and what they are worth."""
    parts = [_answer(judge, board) for board in boards]
    return [answer for answers, _ in parts for answer in answers], np.concatenate(
        [worths for _, worths in parts]
    )


def _answer(judge: Judge, board: Board) -> tuple[list[Board], Worths]:
    """Do the same for one board; more at once would need memory, and be hardly faster."""
    own, other = turn_round(board)
    options: list[Board] = []
    ends: list[int] = []
    for low, high in ROLLS:
        options += judge.kind.boards_after(own, other, high, low)
        ends.append(len(options))
    worths = judge.worths(options)
    best = [
        first + int(worths[first:end].argmax())
        for first, end in zip([0, *ends], ends, strict=False)
    ]
    return [options[place] for place in best], worths[best]
