"""Where things lie in a picture: points, boxes between two edges, and areas of whole pixels."""

from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom; right and bottom lie just outside."""


def around(centre: Point, reach: float) -> Box:
    """Return the box whose edges are so far from its middle."""
    x, y = centre
    return x - reach, y - reach, x + reach, y + reach


def inset(box: Box, edge: float) -> Box:
    """Return a box without an edge of it."""
    left, top, right, bottom = box
    return left + edge, top + edge, right - edge, bottom - edge


def even(length: float) -> int:
    """Return the largest even number of pixels within a length, two at least."""
    return max(2, int(length / 2) * 2)


class Area(NamedTuple):
    """A rectangle in whole pixels.

    Two pixels beside each other share a byte of a picture, so what is painted by itself begins and
    ends at even ones.
    """

    left: int
    top: int
    width: int
    height: int

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def within(self, other: "Area") -> "Area":
        """Return this area as seen from the corner of another."""
        return Area(self.left - other.left, self.top - other.top, self.width, self.height)
