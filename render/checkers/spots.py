"""Where the squares of a checkers board lie, in rows and columns."""

from collections.abc import Sequence

from render.checkers.layout import FILES, RANKS, row_and_column
from render.spot import Spot
from rules.checkers import Position
from rules.checkers.squares import BIT
from rules.game import Seat


def locate_checkers(_: Position, seat: Seat, tapped: Sequence[str]) -> Spot | None:
    """Return where a dark square lies, in one of eight rows."""
    square = tapped[-1]
    if square not in BIT:
        return None
    return Spot(*row_and_column(FILES.index(square[0]), RANKS.index(square[1]), seat))
