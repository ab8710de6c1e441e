"""The empty board of checkers."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import inset
from render.canvas.pen import Pen
from render.checkers.layout import FILES, RANKS, Plan, dark_squares, plan
from render.themes import Theme
from rules.game import Seat

_LINE: Final = 0.02
"""The width of a line, as a share of a square."""


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """The empty board in its frame, as a seat sees it."""

    width: int
    seat: Seat

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        measures = plan(self.width)
        return measures.width, measures.height

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the squares and the coordinates."""
        measures = plan(self.width)
        _paint_squares(pen, theme, measures, self.seat)
        _paint_coordinates(pen, theme, measures, self.seat)


def _paint_squares(pen: Pen, theme: Theme, measures: Plan, seat: Seat) -> None:
    """Paint the squares, the dark ones inlaid.

    The thin lines also let rows of pixels be found again when the picture is compressed.
    """
    line = measures.square * _LINE
    pen.rectangle(inset(measures.board.box, -line), theme.felt)
    pen.rectangle(measures.board.box, theme.light)
    for area in dark_squares(measures.width, seat).values():
        pen.rectangle(area.box, theme.groove)
        pen.rectangle(inset(area.box, line), theme.dark)


def _paint_coordinates(pen: Pen, theme: Theme, measures: Plan, seat: Seat) -> None:
    height = measures.square * 0.3
    below = measures.height - measures.left * 0.47
    for number, (file, rank) in enumerate(zip(FILES, RANKS, strict=True)):
        across, down = measures.area(number, number, seat).centre
        pen.text((across, below), file, height, theme.ink)
        pen.text((measures.left * 0.47, down), rank, height, theme.ink)
