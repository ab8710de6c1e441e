"""Where something lies in a picture, so that buttons can lie as it does."""

from typing import NamedTuple


class Spot(NamedTuple):
    """A row, counted from 0 at the top, and a column, counted from 0 at the left.

    What lies between two rows or columns has half a number.
    """

    row: float
    column: float
