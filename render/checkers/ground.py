"""The empty board of checkers."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import inset
from render.canvas.pen import Pen
from render.checkers.layout import FILES, RANKS, Layout, dark_squares, layout
from render.themes import Theme
from rules.game import Seat

_LINE: Final = 0.02
"""The width of a line, as a share of a square."""


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """The frame and the squares, as a seat sees them."""

    width: int
    seat: Seat

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        places = layout(self.width)
        return places.width, places.height

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        places = layout(self.width)
        _paint_squares(pen, theme, places, self.seat)
        _paint_coordinates(pen, theme, places, self.seat)


def _paint_squares(pen: Pen, theme: Theme, places: Layout, seat: Seat) -> None:
    """Paint the squares, with a thin line around each dark one.

    The lines make rows of pixels more alike, so the picture compresses better.
    """
    line = places.square * _LINE
    pen.rectangle(inset(places.board.box, -line), theme.felt)
    pen.rectangle(places.board.box, theme.light)
    for area in dark_squares(places.width, seat).values():
        pen.rectangle(area.box, theme.groove)
        pen.rectangle(inset(area.box, line), theme.dark)


def _paint_coordinates(pen: Pen, theme: Theme, places: Layout, seat: Seat) -> None:
    height = places.square * 0.3
    below = places.height - places.left * 0.47
    for number, (file, rank) in enumerate(zip(FILES, RANKS, strict=True)):
        across, down = places.area(number, number, seat).centre
        pen.text((across, below), file, height, theme.ink)
        pen.text((places.left * 0.47, down), rank, height, theme.ink)
