"""Where everything lies on a board of twenty-four points, in whole pixels.

Seen by whoever looks, his own point 1 is at the lower right and 24 at the upper right. To the right
of the points are the trays, with the cube between them; above and below are the numbers.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render.canvas.area import Area, even

QUARTER: Final = 6
"""Points on each side of the bar."""
ROW: Final = 12
STACK: Final = 5
"""Checkers that are shown one by one; beyond, the topmost bears a number."""
TRAY_WIDTH: Final = 0.8
"""The width of a tray's recess, as a share of its cell; so is the radius of its corners."""
TRAY_RADIUS: Final = 0.08


@dataclass(frozen=True, slots=True)
class Layout:
    """The measures of a board `width` pixels wide. Rows are counted from above: 0 and 1."""

    width: int
    checker: int
    """A checker's diameter, and a point's width."""
    margin: int
    """The strip on the left."""
    bar: int
    tray: int
    label: int
    """The height of the strips with the numbers."""
    half: int
    """The height of a point."""
    gap: int
    """The strip between the rows, for the dice."""

    @property
    def height(self) -> int:
        """Return the height of the picture."""
        return 2 * (self.label + self.half) + self.gap

    def point(self, number: int) -> Area:
        """Return the place of a point in the numbering of whoever looks."""
        row = 0 if number > ROW else 1
        column = number - ROW - 1 if row == 0 else ROW - number
        left = self.margin + column * self.checker + (self.bar if column >= QUARTER else 0)
        return Area(left, self.row_top(row), self.checker, self.half)

    def row_top(self, row: int) -> int:
        """Return where a row of points begins."""
        return self.label + row * (self.half + self.gap)

    def bar_half(self, row: int) -> Area:
        """Return one half of the bar."""
        left = self.margin + QUARTER * self.checker
        return Area(left, self.row_top(row), self.bar, self.half)

    def number(self, point: int) -> Area:
        """Return the place of a point's number, on the frame."""
        left, _, width, _ = self.point(point)
        return Area(left, self._strip_top(0 if point > ROW else 1), width, self.label)

    def badge(self, row: int) -> Area:
        """Return the place on the frame at the end of the bar, for the pip count."""
        left, _, width, _ = self.bar_half(row)
        return Area(left, self._strip_top(row), width, self.label)

    def score(self, row: int) -> Area:
        """Return the place on the frame at the end of the trays, for the score."""
        return Area(self.tray_left, self._strip_top(row), self.tray, self.label)

    def _strip_top(self, row: int) -> int:
        return 0 if row == 0 else self.height - self.label

    @property
    def tray_left(self) -> int:
        """Return where the trays begin."""
        return self.width - self.tray

    def tray_half(self, row: int) -> Area:
        """Return the place for checkers borne off."""
        height = self.half - self._slot
        top = self.row_top(row) + (0 if row == 0 else self._slot)
        return Area(self.tray_left, top, self.tray, height)

    def cube(self, row: int | None) -> Area:
        """Return the place of the cube: on a side's own half, or in the middle."""
        if row is None:
            return Area(self.tray_left, self.row_top(0) + self.half, self.tray, self.gap)
        top = self.row_top(0) + self.half - self._slot if row == 0 else self.row_top(1)
        return Area(self.tray_left, top, self.tray, self._slot)

    @property
    def _slot(self) -> int:
        return self.gap

    def dice(self, side: int) -> Area:
        """Return the place of the dice: 0 is left of the bar, 1 is right of it."""
        left = self.margin + side * (QUARTER * self.checker + self.bar)
        return Area(left, self.row_top(0) + self.half, QUARTER * self.checker, self.gap)

    def turn(self, row: int) -> Area:
        """Return the place that says whose turn it is."""
        return Area(0, self.row_top(row), self.margin, self.half)


@lru_cache(maxsize=32)
def layout(width: int) -> Layout:
    """Return the measures for a picture of that width."""
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
        half=checker * 17 // 4,
        gap=width * 74 // 1000,
    )
