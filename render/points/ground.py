"""The empty board of backgammon and narde."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import inset
from render.canvas.pen import Pen
from render.plate import paint_empty_plate
from render.points.layout import ROW, Layout, layout
from render.themes import Theme
from render.themes.colour import css, mix, rgb
from render.tray import paint_empty_tray
from rules.points.board import POINTS

_LARGE: Final = 40
"""The least diameter of a checker, in pixels, beside which steps of a pixel cannot be seen."""
_FINE: Final = 0.25
"""The steps beside smaller ones."""
_LENGTH: Final = 0.96
"""How far a triangle reaches, as a share of its point."""


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """The frame, the points, the bar, the trays and the places of the plates."""

    width: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, layout(self.width).height

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        places = layout(self.width)
        pen.grain((0, 0, places.margin, places.height), 1)
        for row in range(2):
            _, top, _, bottom = places.numbers(row, 0).box
            pen.lying_grain((0, top, places.column_left - places.rim, bottom), 3 + row)
        _paint_surface(pen, places, theme)
        for point in POINTS:
            _paint_point(pen, places, point, theme)
        _paint_column(pen, places, theme)


def _paint_surface(pen: Pen, places: Layout, theme: Theme) -> None:
    """Paint both halves of the playing surface, and the bar between them."""
    line = max(1, places.checker // 24)
    for side in range(2):
        half = places.quarters(side).box
        pen.rectangle(inset(half, -line), theme.groove, 2 * line)
        pen.rectangle(half, theme.felt)
        pen.grain(half, 2, 2 * places.checker)
        pen.shade(half, depth=places.checker * 0.16, strength=theme.shadow)
    left, right = places.quarters(0).box[2] + 2 * line, places.quarters(1).left - 2 * line
    bar = (left, places.label, right, places.height - places.label)
    pen.rectangle(bar, theme.groove, 2 * line)
    pen.grain(bar, 5)
    pen.shade(bar, depth=places.checker * 0.1, strength=theme.shadow)


def _paint_point(pen: Pen, places: Layout, point: int, theme: Theme) -> None:
    """Paint a triangle with a line around it.

    Its edges move by whole pixels, and are soft in themselves: rows that are equal cost nothing.
    """
    left, top, right, bottom = places.point(point).box
    colour = theme.dark if point % 2 else theme.light
    length, most = (bottom - top) * _LENGTH, places.checker / 2
    soft = css(mix(rgb(theme.felt), rgb(theme.groove), 0.5))
    step = 1 if places.checker >= _LARGE else _FINE
    line = max(step, places.checker // _LARGE)
    for band in range(round(most / step) - 1):
        start, end = (round(length * at * step / most) for at in (band, band + 1))
        upper, lower = (top + start, top + end) if point > ROW else (bottom - end, bottom - start)
        for beyond, fill in enumerate((soft, theme.groove, colour)):
            edge = (band + 1) * step + beyond * line
            if edge < most - step * (not beyond):
                pen.rectangle((left + edge, upper, right - edge, lower), fill)


def _paint_column(pen: Pen, places: Layout, theme: Theme) -> None:
    """Paint the recesses of the trays and the places of the plates."""
    for row in range(2):
        paint_empty_tray(pen, theme, places.tray_half(row))
        paint_empty_plate(pen, theme, places.plate(row))
