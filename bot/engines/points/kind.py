"""What the net has to know about a game with two dice: how it starts, moves and counts."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.points.board import SPACES, Route, Side

Board: TypeAlias = bytes
"""The side that has just moved and then the side that rolls next, each in its own numbering."""

Boards: TypeAlias = NDArray[np.uint8]
"""Many boards: one column for each, one row for each of its fifty-two counts."""

COUNTS: Final = 2 * SPACES


@dataclass(frozen=True, slots=True)
class Kind:
    """One of the two games."""

    start: Board
    """The board before the first roll."""
    boards_after: Callable[[Side, Side, int, int], list[Board]]
    """Returns the board after each legal play of a side against another, given the dice.

    They come in the order of the game's `legal_moves`; a lost turn leaves the board as it was.
    """
    route: Route
    """Where the points of one side lie in the numbering of the other."""
    blockers: int
    """How many checkers close a point."""
    highest: int
    """How many points a game can count, the cube left aside."""


def stack(boards: Iterable[Board]) -> Boards:
    """Return the boards as columns, so that one operation looks at a point of all of them."""
    rows = np.frombuffer(b"".join(boards), np.uint8).reshape(-1, COUNTS)
    return np.ascontiguousarray(rows.T)


def turn_round(board: Board) -> tuple[Side, Side]:
    """Return the side that rolls next, and the one that has just moved."""
    return board[SPACES:], board[:SPACES]
