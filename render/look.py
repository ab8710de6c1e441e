"""How a position is shown: seat, size, last move and marks."""

from dataclasses import dataclass

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
class Look:
    """The seat that looks, the width in pixels, the last move, and marks."""

    seat: Seat = FIRST
    size: int = USUAL
    last_move: object = None
    marks: Marks = Marks()


def fit(size: int) -> int:
    """Return the nearest width that a picture can have: even, from SMALLEST to LARGEST."""
    return even(min(max(size, SMALLEST), LARGEST))
