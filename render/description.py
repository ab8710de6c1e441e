"""What a picture shows, as values: the parts that the descriptions of all boards share.

A description has no sentences. Alt texts and boards as text are made from it.
"""

from dataclasses import dataclass
from typing import Protocol, assert_never

from rules.game import Outcome, Over, Seat, Stage, ToMove, ToRoll


@dataclass(frozen=True, slots=True)
class LastMove:
    """The last move in the notation of its mover.

    `mover` is None for a roll by everybody, and where the position no longer shows who moved.
    """

    mover: Seat | None
    text: str
    dice: tuple[int, ...] = ()
    """The dice, if the move is a roll. Its text alone does not say so: a move may be a number."""


class Description(Protocol):
    """The description of a position of any game. Each board adds its own fields."""

    @property
    def viewer(self) -> Seat:
        """The seat from which the board is seen."""
        ...

    @property
    def to_act(self) -> Seat | None:
        """The seat that moves or rolls next; None if all roll at once, or the game is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules; None while it goes on."""
        ...

    @property
    def last_move(self) -> LastMove | None:
        """The move that led to the position; None if it is not shown."""
        ...


def to_act(stage: Stage) -> Seat | None:
    """Return the seat that moves or rolls next; None if all roll at once, or the game is over."""
    match stage:
        case ToMove(seat):
            return seat
        case ToRoll(seat):
            return seat
        case Over():
            return None
        case _:
            assert_never(stage)


def outcome(stage: Stage) -> Outcome | None:
    """Return how the game ended by its rules; None while it goes on."""
    return stage.outcome if isinstance(stage, Over) else None
