"""Where everything of a backgammon or narde board lies, in whole pixels.

The viewer's point 1 is at the lower right and their point 24 at the upper right. The trays are to
the right of the points, with the cube between them; the numbers are above and below.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render.canvas.area import Area, Box, even

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
TRAY_WIDTH: Final = 0.8
"""The width of a tray's recess, as a share of its cell; so is the radius of its corners."""
TRAY_RADIUS: Final = 0.08


@dataclass(frozen=True, slots=True)
class Layout:
    """The measures of a board. Row 0 is the upper one, row 1 the lower one."""

    width: int
    checker: int
    """The diameter of a checker, which is also the width of a point."""
    margin: int
    """The width of the strip on the left."""
    bar: int
    tray: int
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

    def bar_half(self, row: int, *, sign: bool = False) -> Area:
        """Return the area of one half of the bar, or of what a sign at its end leaves of it."""
        left = self.margin + QUARTER * self.checker
        taken = self.sign_height if sign else 0
        top = self.row_top(row) + (taken if row == 0 else 0)
        return Area(left, top, self.bar, self.half - taken)

    def sign(self, row: int) -> Area:
        """Return the area of a computer's sign: on the bar, beside the pip count."""
        left, top, width, height = self.bar_half(row)
        top += 0 if row == 0 else height - self.sign_height
        return Area(left, top, width, self.sign_height)

    @property
    def sign_height(self) -> int:
        """The height of a computer's sign."""
        return self.checker * 4 // 5

    def numbers(self, row: int, side: int) -> Area:
        """Return the area of the numbers of six points, on the frame; side 0 is left of the bar."""
        left, _, width, _ = self.dice(side)
        return Area(left, self._strip_top(row), width, self.label)

    def badge(self, row: int) -> Area:
        """Return the area of a pip count, on the frame at the end of the bar."""
        left, _, width, _ = self.bar_half(row)
        return Area(left, self._strip_top(row), width, self.label)

    def score(self, row: int) -> Area:
        """Return the area of a score, on the frame at the end of the trays."""
        return Area(self.tray_left, self._strip_top(row), self.tray, self.label)

    def _strip_top(self, row: int) -> int:
        return 0 if row == 0 else self.height - self.label

    @property
    def tray_left(self) -> int:
        """The left edge of the trays."""
        return self.width - self.tray

    def tray_half(self, row: int) -> Area:
        """Return the area of the checkers borne off."""
        height = self.half - self._slot
        top = self.row_top(row) + (0 if row == 0 else self._slot)
        return Area(self.tray_left, top, self.tray, height)

    def cube(self, row: int | None) -> Area:
        """Return the area of the cube: in the row of its owner, or in the middle."""
        if row is None:
            return Area(self.tray_left, self.row_top(0) + self.half, self.tray, self.gap)
        top = self.row_top(0) + self.half - self._slot if row == 0 else self.row_top(1)
        return Area(self.tray_left, top, self.tray, self._slot)

    @property
    def _slot(self) -> int:
        return self.gap

    def dice(self, side: int) -> Area:
        """Return the area of the dice: side 0 is left of the bar, side 1 right of it."""
        left = self.margin + side * (QUARTER * self.checker + self.bar)
        return Area(left, self.row_top(0) + self.half, QUARTER * self.checker, self.gap)

    def turn(self, row: int) -> Area:
        """Return the area of the arrow that shows whose turn it is."""
        return Area(0, self.row_top(row), self.margin, self.half)


def half(checker: int) -> int:
    """Return the height of a point, whose width is that of a checker."""
    return checker * 17 // 4


def step(checker: int) -> int:
    """Return how far apart the checkers of a stack are where a whole point is free for them."""
    return (half(checker) - checker) * 2 // (2 * STACK - 1)


def depth(at: int, count: int, checker: int, height: int) -> float:
    """Return how far the middle of a stack's checker is from the end where the stack begins.

    `at` counts the checkers from 0, `count` is how many there are, `height` that of their place.
    """
    # Whole pixels: checkers that are exactly alike make a smaller file.
    shown = max(1, min(count, STACK))
    closest = (height - checker) * 2 // (2 * shown - 1)
    return checker / 2 + at * min(step(checker), closest)


def slab(at: int, width: int, height: int, *, from_top: bool) -> Box:
    """Return where a checker lies in a tray of this size; `at` counts them from 0."""
    thick = slab_height(height)
    top = (at + 0.6) * thick
    top = top if from_top else height - top - thick
    return width * 0.16, top, width * 0.84, top + thick


def slab_height(tray: int) -> float:
    """Return the height of a checker in a tray of this height."""
    return tray / 18


def row_and_column(number: int) -> tuple[int, int]:
    """Return where a point lies, by its number for the viewer."""
    row = 0 if number > ROW else 1
    column = ROWS[row].index(number)
    return row, column + (column >= BAR_COLUMN)


@lru_cache(maxsize=32)
def layout(width: int) -> Layout:
    """Return the measures of a board in a picture of this width."""
    checker = even(width * 68 / 1000)
    beside = width - ROW * checker
    bar, margin = even(beside * 0.4), even(beside * 0.17)
    return Layout(
        width=width,
        checker=checker,
        margin=margin,
        bar=bar,
        tray=beside - bar - margin,
        label=width * 36 // 1000,
        half=half(checker),
        gap=width * 74 // 1000,
    )
