"""Where everything of a backgammon or narde board lies, in whole pixels.

The viewer's point 1 is at the lower right and their point 24 at the upper right. To the right of
the points is a column with the plates of both players at its ends, then their trays, and the cube
in the middle. The numbers of the points are above and below.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render.canvas.area import Area, even
from render.plate import plate_height

QUARTER: Final = 6
"""Points on each side of the bar."""
ROW: Final = 12
ROWS: Final = (range(13, 25), range(12, 0, -1))
"""The points of each row from left to right, by their numbers for the viewer."""
BAR_COLUMN: Final = QUARTER
TRAY_COLUMN: Final = ROW + 1
"""Columns are counted from 0 at the left, and the bar and the trays are columns too."""
BAR_ROWS: Final = (0, 1)
"""The rows of the viewer's checkers on the bar and of the other side's: where they enter."""
TRAY_ROWS: Final = (1, 0)
"""The rows of the viewer's tray and of the other side's."""
STACK: Final = 5
"""The most checkers shown on a point; if there are more, the top one bears their number."""

# Shares of the picture's width.
_CHECKER: Final = 0.0646
_MARGIN: Final = 0.0167
_BAR: Final = 0.076
_LABEL: Final = 0.03
_RIM: Final = 0.011
"""The frame around the column."""

# Shares of a checker.
_POINT: Final = 5.35
"""The height of a point: five whole checkers, and a tip."""
_GAP: Final = 1.16

PLATE_ROWS: Final = 2
_PLATE: Final = 0.36
"""The most of a half's height that a plate has."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The measures of a board. Row 0 is the upper one, row 1 the lower one."""

    width: int
    checker: int
    """The diameter of a checker, which is also the width of a point."""
    margin: int
    """The width of the frame on the left."""
    bar: int
    rim: int
    label: int
    """The height of the strips with the numbers."""
    half: int
    """The height of a point."""
    gap: int
    """The height of the strip between the rows, for the dice."""

    @property
    def height(self) -> int:
        """The height of the picture."""
        return 2 * (self.label + self.half) + self.gap

    def point(self, number: int) -> Area:
        """Return the area of a point, by its number for the viewer."""
        row, column = row_and_column(number)
        beyond = self.bar - self.checker if column > BAR_COLUMN else 0
        left = self.margin + column * self.checker + beyond
        return Area(left, self.row_top(row), self.checker, self.half)

    def row_top(self, row: int) -> int:
        """Return the top of a row of points."""
        return self.label + row * (self.half + self.gap)

    def quarters(self, side: int) -> Area:
        """Return the playing surface on a side of the bar: side 0 is left of it."""
        left = self.margin + side * (QUARTER * self.checker + self.bar)
        return Area(left, self.label, QUARTER * self.checker, self.height - 2 * self.label)

    def bar_half(self, row: int) -> Area:
        """Return the area of one half of the bar."""
        left = self.margin + QUARTER * self.checker
        return Area(left, self.row_top(row), self.bar, self.half)

    def numbers(self, row: int, side: int) -> Area:
        """Return the area of the numbers of six points, on the frame; side 0 is left of the bar."""
        left, _, width, _ = self.quarters(side)
        return Area(left, 0 if row == 0 else self.height - self.label, width, self.label)

    def dice(self, side: int) -> Area:
        """Return the area of the dice: side 0 is left of the bar, side 1 right of it."""
        left, _, width, _ = self.quarters(side)
        free = self.checker // 2
        return Area(left + free, self.row_top(0) + self.half, width - 2 * free, self.gap)

    @property
    def offered_cube(self) -> Area:
        """The area of a cube that is offered: in the middle of the board."""
        left, _, width, _ = self.bar_half(0)
        free = self.checker // 2
        return Area(left - free, self.row_top(0) + self.half, width + 2 * free, self.gap)

    @property
    def column_left(self) -> int:
        """The left edge of the column with plates, trays and cube."""
        return self.margin + ROW * self.checker + self.bar + self.rim

    @property
    def column_width(self) -> int:
        """The width of the column."""
        return self.width - self.column_left - self.rim

    def plate(self, row: int) -> Area:
        """Return the area of the plate of the player at the top or at the bottom."""
        most = round((self.label + self.half) * _PLATE)
        height = min(most, plate_height(self.column_width, PLATE_ROWS))
        top = self.rim if row == 0 else self.height - self.rim - height
        return Area(self.column_left, top, self.column_width, height)

    def tray_half(self, row: int) -> Area:
        """Return the area of the checkers borne off."""
        _, top, _, bottom = self.plate(0).box
        height = self._middle - self._slot - self._slot // 2 - bottom - self.rim
        top = bottom + self.rim if row == 0 else self.height - bottom - self.rim - height
        return Area(self.column_left, top, self.column_width, height)

    def cube(self, row: int | None) -> Area:
        """Return the area of the cube: in the row of its owner, or in the middle."""
        away = 0 if row is None else self._slot * (2 * row - 1)
        top = self._middle - self._slot // 2 + away
        return Area(self.column_left, top, self.column_width, self._slot)

    @property
    def _middle(self) -> int:
        return self.height // 2

    @property
    def _slot(self) -> int:
        return self.checker - self.checker % 2


def depth(at: int, count: int, checker: int, height: int) -> float:
    """Return how far the middle of a stack's checker is from the end where the stack begins.

    `at` counts the checkers from 0, `count` is how many there are, `height` that of their place.
    """
    # Whole pixels: checkers that are exactly alike make a smaller file.
    shown = max(1, min(count, STACK))
    closest = (height - checker) // max(1, shown - 1)
    return checker / 2 + at * min(checker, closest)


def row_and_column(number: int) -> tuple[int, int]:
    """Return where a point lies, by its number for the viewer."""
    row = 0 if number > ROW else 1
    column = ROWS[row].index(number)
    return row, column + (column >= BAR_COLUMN)


@lru_cache(maxsize=32)
def layout(width: int) -> Layout:
    """Return the measures of a board in a picture of this width."""
    checker = int(width * _CHECKER)
    return Layout(
        width=width,
        checker=checker,
        margin=even(width * _MARGIN),
        bar=even(width * _BAR),
        rim=round(width * _RIM),
        label=round(width * _LABEL),
        half=round(checker * _POINT),
        gap=round(checker * _GAP),
    )
