"""Where things lie in a picture.

A shape that is drawn lies in a `Box`, whose edges may be fractions of a pixel. What is painted once
and then copied lies in an `Area` of whole pixels.
"""

from math import ceil, floor
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom; the right and bottom edges are just outside."""


class Disc(NamedTuple):
    """A circle that is filled."""

    centre: Point
    radius: float


class Tile(NamedTuple):
    """A box with round corners."""

    box: Box
    radius: float = 0


def around(centre: Point, reach: float) -> Box:
    """Return the square box around a point whose edges are this far away."""
    x, y = centre
    return x - reach, y - reach, x + reach, y + reach


def inset(box: Box, edge: float) -> Box:
    """Return the box that is smaller by this much at every edge."""
    left, top, right, bottom = box
    return left + edge, top + edge, right - edge, bottom - edge


def even(length: float) -> int:
    """Return the largest even number of pixels within a length, but at least two."""
    return max(2, int(length / 2) * 2)


class Area(NamedTuple):
    """A rectangle of whole pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The same rectangle as left, top, right and bottom."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def part(self, box: tuple[int, int, int, int]) -> "Area":
        """Return a part of this area, given by its box in it."""
        left, top, right, bottom = box
        return Area(self.left + left, self.top + top, right - left, bottom - top)

    def within(self, other: "Area") -> "Area":
        """Return this area relative to the upper left corner of another."""
        return Area(self.left - other.left, self.top - other.top, self.width, self.height)


def covering(box: Box) -> Area:
    """Return the smallest area that has the whole box in it."""
    left, top, right, bottom = box
    return Area(floor(left), floor(top), ceil(right) - floor(left), ceil(bottom) - floor(top))
