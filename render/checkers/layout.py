"""Where everything of a checkers board lies, in whole pixels."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from render.canvas.area import Area, even
from rules.checkers.squares import BIT
from rules.game import Seat

ROWS: Final = 8
FILES: Final = "abcdefgh"
RANKS: Final = "12345678"

_SQUARE: Final = 0.106
"""A square's side, as a share of the picture's width."""
_MARGIN: Final = 0.42
"""The width of the frame with the coordinates, as a share of a square, like all that follow."""
_RIM: Final = 0.2
"""The width of the frame without coordinates."""
_PANEL: Final = 0.92
"""The width of a panel beside the board."""
_PANEL_HEIGHT: Final = 1.6
_SIGN_HEIGHT: Final = 0.6
"""How much higher the panel of a computer is, for its sign."""
_CLOCK_HEIGHT: Final = 1.5

SIGN: Final = _SIGN_HEIGHT / (_SIGN_HEIGHT + _PANEL_HEIGHT)
"""The part of a computer's panel that has the sign, as a share of the panel's height."""


class Layout(NamedTuple):
    """The measures of a board, with ranks at its left, files below and panels at its right."""

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

    def far_panel(self, *, sign: bool = False) -> Area:
        """Return the panel of the side at the top; that of a computer has room for a sign."""
        return self._panel(self.top, _panel_height(sign=sign))

    def near_panel(self, *, sign: bool = False) -> Area:
        """Return the panel of the side at the bottom; that of a computer has room for a sign."""
        height = _panel_height(sign=sign)
        return self._panel(self.top + ROWS * self.square - round(self.square * height), height)

    @property
    def clock(self) -> Area:
        """The count of quiet moves, halfway between the panels."""
        middle = self.top + ROWS * self.square // 2
        return self._panel(middle - round(self.square * _CLOCK_HEIGHT) // 2, _CLOCK_HEIGHT)

    def area(self, file: int, rank: int, seat: Seat) -> Area:
        """Return a square as `seat` sees it; file and rank are counted from 0 at a1."""
        row, column = row_and_column(file, rank, seat)
        return Area(
            self.left + column * self.square,
            self.top + row * self.square,
            self.square,
            self.square,
        )

    def _panel(self, top: int, height: float) -> Area:
        edge = self.left + ROWS * self.square
        width = even(self.square * _PANEL)
        free = self.width - edge - width
        return Area(edge + even(free / 2), top, width, round(self.square * height))


def _panel_height(*, sign: bool) -> float:
    return _PANEL_HEIGHT + (_SIGN_HEIGHT if sign else 0)


def row_and_column(file: int, rank: int, seat: Seat) -> tuple[int, int]:
    """Return where a square lies as `seat` sees it, counted from 0 at the upper left."""
    return (ROWS - 1 - rank, file) if seat == 0 else (rank, ROWS - 1 - file)


def layout(width: int) -> Layout:
    """Return the measures of a board in a picture of this width."""
    square = even(width * _SQUARE)
    margin, rim = even(square * _MARGIN), round(square * _RIM)
    return Layout(width, rim + ROWS * square + margin, square, margin, rim)


@lru_cache(maxsize=16)
def dark_squares(width: int, seat: Seat) -> Mapping[str, Area]:
    """Return the dark squares by their names, as `seat` sees them."""
    places = layout(width)
    return MappingProxyType(
        {name: places.area(FILES.index(name[0]), RANKS.index(name[1]), seat) for name in BIT}
    )
