"""What a description of any board tells of the turn: who acts next, how it ended, what was done."""

from dataclasses import dataclass
from typing import assert_never

from rules.game import Outcome, Over, Seat, Stage, ToMove, ToRoll


@dataclass(frozen=True, slots=True)
class LastMove:
    """What was done last, spelled as its mover would write it.

    `mover` is None for a throw by everybody, and where the position no longer tells who it was.
    """

    mover: Seat | None
    text: str


def to_act(stage: Stage) -> Seat | None:
    """Return the seat that moves or throws next; None if all throw at once, or nobody any more."""
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
