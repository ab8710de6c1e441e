"""Where everything of a checkers board lies, in whole pixels."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from render.canvas.area import Area
from render.plate import plate_height
from rules.checkers.squares import BIT
from rules.game import Seat

ROWS: Final = 8
FILES: Final = "abcdefgh"
RANKS: Final = "12345678"

_SQUARE: Final = 0.1042
"""A square's side, as a share of the picture's width."""
_MARGIN: Final = 0.36
"""The width of the frame with the coordinates, as a share of a square, like all that follow."""
_RIM: Final = 0.14
"""The width of the frame without coordinates."""


class Layout(NamedTuple):
    """The measures of a board, with ranks at its left, files below and plates at its right."""

    width: int
    height: int
    square: int
    left: int
    """the left edge of the squares"""
    top: int

    @property
    def board(self) -> Area:
        """The area of all squares."""
        return Area(self.left, self.top, ROWS * self.square, ROWS * self.square)

    def plate(self, *, near: bool) -> Area:
        """Return the plate of the side at the bottom, or of that at the top."""
        height = plate_height(self._column.width, 1)
        bottom = self.top + ROWS * self.square
        return self._column._replace(top=bottom - height if near else self.top, height=height)

    def tray(self, *, near: bool) -> Area:
        """Return the tray for what the side at the bottom, or that at the top, has captured."""
        gap = self.top
        top = self.plate(near=False).box[3] + gap
        height = self.clock.top - gap - top
        below = self.clock.box[3] + gap
        return self._column._replace(top=below if near else top, height=height)

    @property
    def clock(self) -> Area:
        """The count of quiet moves, halfway between the plates."""
        height = self._column.width
        middle = self.top + ROWS * self.square // 2
        return self._column._replace(top=middle - height // 2, height=height)

    def area(self, file: int, rank: int, seat: Seat) -> Area:
        """Return a square as `seat` sees it; file and rank are counted from 0 at a1."""
        row, column = row_and_column(file, rank, seat)
        return Area(
            self.left + column * self.square,
            self.top + row * self.square,
            self.square,
            self.square,
        )

    @property
    def _column(self) -> Area:
        """The column beside the board."""
        _, top, right, bottom = self.board.box
        return Area(right + self.top, top, self.width - right - 2 * self.top, bottom - top)


def row_and_column(file: int, rank: int, seat: Seat) -> tuple[int, int]:
    """Return where a square lies as `seat` sees it, counted from 0 at the upper left."""
    return (ROWS - 1 - rank, file) if seat == 0 else (rank, ROWS - 1 - file)


def layout(width: int) -> Layout:
    """Return the measures of a board in a picture of this width."""
    square = int(width * _SQUARE)
    margin, rim = round(square * _MARGIN), round(square * _RIM)
    return Layout(width, rim + ROWS * square + margin, square, margin, rim)


@lru_cache(maxsize=16)
def dark_squares(width: int, seat: Seat) -> Mapping[str, Area]:
    """Return the dark squares by their names, as `seat` sees them."""
    places = layout(width)
    return MappingProxyType(
        {name: places.area(FILES.index(name[0]), RANKS.index(name[1]), seat) for name in BIT}
    )
