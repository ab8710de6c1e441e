"""Why a text is not a position of narde."""

from dataclasses import dataclass

from rules.errors import Flaw


@dataclass(frozen=True, slots=True)
class StandingBlock(Flaw):
    """A seat holds six points in a row with no opposing checker past them."""

    seat: int
    points: tuple[int, ...]
