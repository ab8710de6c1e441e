"""The empty board of Quoridor."""

from dataclasses import dataclass

from render.canvas.area import Area, inset
from render.canvas.pen import Pen
from render.quoridor.lattice import LAST, SIDES
from render.quoridor.layout import Layout
from render.themes import Theme


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """The frame with its letters and numbers, the empty squares and the empty plates."""

    places: Layout

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.places.width, self.places.height

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        self._paint_bed(pen, theme)
        for column in range(0, LAST + 1, 2):
            for row in range(0, LAST + 1, 2):
                _paint_square(pen, self.places.node((column, row)), theme)
        for label, centre in self.places.labels():
            pen.text(centre, label, self.places.square * 0.4, theme.ink)
        for side in SIDES[self.places.seats]:
            _paint_empty_plate(pen, self.places.plate(side), theme)

    def _paint_bed(self, pen: Pen, theme: Theme) -> None:
        places = self.places
        left, top, right, bottom = bed = inset(places.squares.box, -places.rim)
        line = places.square * 0.04
        radius = places.square * 0.2
        pen.rectangle(bed, theme.pip, radius)
        pen.rectangle((left, top + line, right, bottom), theme.felt, radius)


def _paint_square(pen: Pen, area: Area, theme: Theme) -> None:
    left, top, right, bottom = area.box
    line, depth, radius = area.width * 0.02, area.width * 0.05, area.width * 0.12
    pen.rectangle(area.box, theme.shade, radius)
    face = (left + line, top + line, right - line, bottom - depth)
    pen.rectangle(face, theme.light, radius - line)


def _paint_empty_plate(pen: Pen, area: Area, theme: Theme) -> None:
    breadth = min(area.width, area.height)
    pen.outline(area.box, breadth * 0.03, theme.groove, breadth / 2)
