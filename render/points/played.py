"""The dice of the last move: they stay on the table, faint, until the next roll."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.game import Seat, Stage, ToRoll
from rules.points.position import Race


@dataclass(frozen=True, slots=True)
class PlayedDice:
    """Who rolled them, and what they show, the larger first."""

    roller: Seat
    faces: tuple[int, ...]


def played_dice(position: Race, stage: Stage, dice: Sequence[int]) -> PlayedDice | None:
    """Return the dice of the last move as they lie on the table.

    None beside a roll that is to be played, and before the opening roll, when nobody has moved.
    """
    if not dice or position.dice or stage == ToRoll(None):
        return None
    return PlayedDice(position.other, tuple(sorted(dice, reverse=True)))
