"""How a position is to be shown."""

from dataclasses import dataclass

from render.canvas.area import even
from rules.game import FIRST, Seat

SMALLEST, USUAL, LARGEST = 240, 960, 2_000
"""Widths of a picture in pixels."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What a player who is choosing a move wants to see.

    Points are numbers in the numbering of the seat to move, squares are names.
    """

    may_move: frozenset[int | str] = frozenset()
    may_reach: frozenset[int | str] = frozenset()
    used_dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """From which seat, how large, and with what pointed out."""

    seat: Seat = FIRST
    size: int = USUAL
    last_move: object = None
    marks: Marks = Marks()


def fit(size: int) -> int:
    """Return the width nearest to the one asked for that a picture may have: an even one."""
    return even(min(max(size, SMALLEST), LARGEST))
