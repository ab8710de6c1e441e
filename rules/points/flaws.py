"""Why a text is not a position with two sides of fifteen checkers."""

from dataclasses import dataclass

from rules.errors import Flaw
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class WrongCount(Flaw):
    """A seat has more checkers than there are."""

    seat: Seat
    found: int
    most: int
