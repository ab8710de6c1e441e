"""The empty board of backgammon and narde."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import inset
from render.canvas.pen import Pen
from render.points.layout import ROW, TRAY_RADIUS, TRAY_WIDTH, Layout, layout
from render.themes import Theme
from rules.points.board import POINTS

_BAND: Final = 2
"""The edge of a point moves once in so many rows: equal rows make a smaller file."""
_LINE: Final = 0.03
"""The width of the line around a point, as a share of the point's width."""


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """The frame, the points, the bar and the trays."""

    width: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, layout(self.width).height

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        places = layout(self.width)
        _paint_felt(pen, places, theme)
        for point in POINTS:
            _paint_point(pen, places, point, theme)
        _paint_trays(pen, places, theme)


def _paint_felt(pen: Pen, places: Layout, theme: Theme) -> None:
    """Paint both halves of the playing surface; the bar between them belongs to the frame."""
    top, bottom = places.label, places.height - places.label
    for side in range(2):
        left, _, right, _ = places.dice(side).box
        half = (left, top, right, bottom)
        pen.rectangle(half, theme.felt)
        pen.outline(inset(half, -2), 3, theme.groove, 4)


def _paint_point(pen: Pen, places: Layout, point: int, theme: Theme) -> None:
    """Paint a triangle with a line around it, as bands that are too thin to be seen."""
    left, top, width, height = places.point(point)
    colour = theme.dark if point % 2 else theme.light
    length = height * 9 // 10
    for down in range(0, length, _BAND):
        inset = 1 + (width / 2 - 1) * (down + _BAND / 2) / length
        upper = top + down if point > ROW else top + height - down - _BAND
        for side, fill in ((inset, theme.groove), (inset + width * _LINE, colour)):
            if side < width / 2 - 0.5:
                pen.rectangle((left + side, upper, left + width - side, upper + _BAND), fill)


def _paint_trays(pen: Pen, places: Layout, theme: Theme) -> None:
    for row in range(2):
        left, top, width, height = places.tray_half(row)
        edge = width * (1 - TRAY_WIDTH) / 2
        box = (left + edge, top, left + width - edge, top + height)
        pen.rectangle(box, theme.groove, width * TRAY_RADIUS)
