"""How a position is shown: from which seat, how large, and with what on it."""

from dataclasses import dataclass
from typing import Any

from render.canvas.area import even
from rules.game import FIRST, Seat

SMALLEST, USUAL, LARGEST = 240, 960, 2_000
"""Widths of a picture in pixels."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked while a player chooses a move.

    Points are given by their numbers for the seat to move, squares by their names.
    """

    may_move: frozenset[int | str] = frozenset()
    may_reach: frozenset[int | str] = frozenset()
    used_dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands below the board about a player: a name, and a clock and a score if given."""

    name: str
    clock: str = ""
    score: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """The seat that looks, the width in pixels, the last move, marks, and who is a computer."""

    seat: Seat = FIRST
    size: int = USUAL
    last_move: Any = None
    """A move of the position's game, or None."""
    marks: Marks = Marks()
    numbers: Seat | None = None
    """Whose numbers the points have; None for those of the seat that looks."""
    dice: tuple[int, ...] = ()
    """The dice that the last move was made with, in a game with dice."""
    computers: frozenset[Seat] = frozenset()
    """The seats whose players are computers."""
    ended: frozenset[Seat] | None = None
    """The winners of a game that did not end by its rules; None while it goes on."""
    before: Any = None
    """The position in which the last move was made, if it is known."""

    @property
    def numbered_for(self) -> Seat:
        """The seat whose numbers the points have."""
        return self.seat if self.numbers is None else self.numbers


def fit(size: int) -> int:
    """Return the nearest width that a picture can have: even, from SMALLEST to LARGEST."""
    return even(min(max(size, SMALLEST), LARGEST))
