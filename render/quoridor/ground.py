"""The empty board of Quoridor."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.canvas.area import Area, inset
from render.canvas.pen import FINENESS, Pen
from render.canvas.relief import Slope, carve, rounded
from render.plate import paint_empty_plate
from render.quoridor.lattice import LAST, SIDES
from render.quoridor.layout import Layout
from render.themes import Theme
from render.themes.colour import Tones, lighter, rgb


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """The frame with its letters and numbers, the empty squares, plates and trays."""

    places: Layout

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.places.width, self.places.height

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        places = self.places
        pen.grain(pen.box, 1)
        self._paint_bed(pen, theme)
        plain = rgb(theme.light)
        tile = _tile(places.square, (lighter(plain, -0.5), plain, lighter(plain, 0.7)))
        for column in range(0, LAST + 1, 2):
            for row in range(0, LAST + 1, 2):
                square = places.node((column, row))
                pen.stamp(tile, square.centre)
                pen.smooth(square.box)
        for label, centre in places.labels():
            pen.text(centre, label, places.square * 0.4, theme.ink)
        for side in SIDES[places.seats]:
            paint_empty_plate(pen, theme, places.plate(side))
            if tray := places.tray(side):
                _paint_tray(pen, theme, tray)

    def _paint_bed(self, pen: Pen, theme: Theme) -> None:
        """Paint the bed in which the squares and the goals lie."""
        places = self.places
        bed = places.bed.box
        pen.rectangle(inset(bed, -2), theme.groove, places.square * 0.12)
        pen.rectangle(bed, theme.felt, places.square * 0.1)
        left, top, right, bottom = places.squares.box
        pen.grain(
            (left, top - places.rim, right, bottom + places.rim), 2, places.square + places.groove
        )
        pen.shade(bed, depth=places.square * 0.12, strength=theme.shadow)


def _paint_tray(pen: Pen, theme: Theme, tray: Area) -> None:
    """Paint a recess in the colour of the bed, on which walls are seen as well as on the board."""
    pen.rectangle(inset(tray.box, -1), theme.groove, tray.height * 0.14)
    pen.rectangle(tray.box, theme.felt, tray.height * 0.12)
    pen.shade(tray.box, depth=tray.height * 0.2, strength=theme.shadow)


@lru_cache(maxsize=32)
def _tile(side: int, tones: Tones) -> Image.Image:
    """Return a square: a tile that stands a little above the bed."""
    fine = side * FINENESS
    form = rounded((fine, fine), (fine, fine), fine * 0.12)
    return carve(form, tones, [Slope(0, fine * 0.05, 0.5)], fine * 0.01)
