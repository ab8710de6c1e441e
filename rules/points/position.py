"""What positions of backgammon and narde have in common: two sides race home with dice."""

from dataclasses import dataclass
from typing import ClassVar

from rules.game import FIRST, Seat
from rules.points.board import Route, Side, pips


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Race:
    """Two sides, and what the seat whose turn it is has rolled."""

    routes: ClassVar[tuple[Route, Route]]
    """Where the points of each side lie."""

    sides: tuple[Side, Side]
    turn: Seat = FIRST
    """The seat that rolls or plays next, or has just doubled."""
    dice: tuple[int, ...] = ()
    """The two dice to be played, the larger first; empty unless rolled."""

    def __repr__(self) -> str:
        return f"Position({str(self)!r})"

    @property
    def other(self) -> Seat:
        """Return the seat whose turn it is not."""
        return Seat(1 - self.turn)

    @property
    def pips(self) -> tuple[int, int]:
        """Return how many pips each side still has to move."""
        first, second = map(pips, self.sides)
        return first, second
