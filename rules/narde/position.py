"""A narde position: checkers, whose turn, dice. A frozen value."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Final

from rules.narde.movement import begin_turn, legal_results
from rules.points.board import ALONG, HALF_ROUND, Route, read_board, write_board, write_dice
from rules.points.position import Race
from rules.points.turn import Results, Turn

ROUTES: Final[tuple[Route, Route]] = (ALONG, HALF_ROUND)
START: Final = "------------o-----------O-"
OPENING_SUFFIX: Final = ";opening"
"""Follows the text until the opening roll has decided who starts."""


class Phase(Enum):
    """What the game is waiting for."""

    OPENING = auto()
    """the roll of one die each that decides who starts"""
    TO_ROLL = auto()
    """the seat to roll"""
    ROLLED = auto()
    """the seat to play the dice"""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Position(Race):
    """Everything the rules look at. `str` gives the position text (see `text`)."""

    routes: ClassVar[tuple[Route, Route]] = ROUTES

    phase: Phase = Phase.OPENING

    def __str__(self) -> str:
        board, dice = write_board(self.sides, ROUTES), write_dice(self.dice)
        suffix = OPENING_SUFFIX if self.phase is Phase.OPENING else ""
        return f"{board}:{-1 if self.turn else 1}:{dice}{suffix}"

    @property
    def current_turn(self) -> Turn:
        """Return what the seat to play has before it: checkers, dice, and where they may go."""
        return begin_turn(self.sides[self.turn], self.sides[self.other], *self.dice)

    @property
    def results(self) -> Results:
        """Return every state that the turn can legally end in."""
        return legal_results(self.sides[self.turn], self.sides[self.other], *self.dice)


def start_position() -> Position:
    """Return the position before the opening roll."""
    return Position(sides=read_board(START, ROUTES))
