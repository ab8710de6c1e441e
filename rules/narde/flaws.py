"""Why a text is not a position of narde."""

from dataclasses import dataclass

from rules.errors import Flaw
from rules.facts import AllOf
from rules.game import Seat
from rules.points.board import Place


@dataclass(frozen=True, slots=True)
class StandingBlock(Flaw):
    """A seat holds six points in a row with no opposing checker past them."""

    seat: Seat
    points: AllOf[Place]
