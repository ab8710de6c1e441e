"""A tray beside the board: checkers borne off or captured, seen from the side."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from render.canvas.area import Area, Box, Tile, inset
from render.canvas.pen import Pen
from render.marks import ring_tile
from render.themes import Theme
from render.themes.colour import css, lighter, rgb

ROUND: Final = 0.1
"""The radius of a tray's corners, as a share of its width."""
_SIDE: Final = 0.13
"""What is free beside a slab, as a share of the tray's width."""
_NUMBER: Final = 0.36
"""What is free for a number after the last slab, as a share of the tray's width."""
_LIT: Final = 4
"""The least height of a slab that is lit, in pixels."""
_START: Final = 0.4
"""What is free before the first slab, as a share of a slab's height."""
_THICKEST: Final = 0.2
"""The greatest height of a slab, as a share of the tray's width."""


class Room(NamedTuple):
    """The measures of a tray for so many slabs, and a number behind them."""

    width: int
    height: int
    most: int

    @property
    def thickness(self) -> float:
        """The height of a slab."""
        room = self.height - self.width * _NUMBER
        return min(room / (2 * _START + self.most), self.width * _THICKEST)

    def slab(self, at: int, *, from_top: bool) -> Box:
        """Return where a slab lies; `at` counts them from 0."""
        thick = self.thickness
        top = (at + _START) * thick
        top = top if from_top else self.height - top - thick
        return self.width * _SIDE, top, self.width * (1 - _SIDE), top + thick


@dataclass(frozen=True, slots=True)
class Tray:
    """Slabs that lie upon each other from one end of the tray on, and their number at the other."""

    seat: int
    """Whose checkers they are."""
    count: int
    most: int
    from_top: bool
    reached: bool = False
    """The last move brought a checker here."""
    may_reach: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the slabs, their number, and marks."""
        room = Room(pen.width, pen.height, self.most)
        for place in range(self.count):
            self._paint_slab(pen, theme, room.slab(place, from_top=self.from_top))
        if self.count:
            away = pen.width * _NUMBER * 0.6
            middle = pen.height - away if self.from_top else away
            pen.text((pen.width / 2, middle), str(self.count), away, theme.ink)
        if self.reached or self.may_reach:
            core = theme.hint if self.may_reach else theme.last
            ring_tile(pen, theme, Tile(pen.box, pen.width * ROUND), core, line=0.02)

    def _paint_slab(self, pen: Pen, theme: Theme, box: Box) -> None:
        """Paint one from the side, lit from above."""
        side, edge = theme.side(self.seat), theme.edge(self.seat)
        left, top, right, bottom = box
        thick = bottom - top
        pen.rectangle(box, edge, thick * 0.3)
        pen.rectangle(inset(box, thick * 0.12), side, thick * 0.25)
        if thick < _LIT:
            return
        near, far = left + thick * 0.35, right - thick * 0.35
        shine, shade = (css(lighter(rgb(side), tone)) for tone in (0.45, -0.2))
        pen.rectangle((near, top + thick * 0.22, far, top + thick * 0.38), shine)
        pen.rectangle((near, bottom - thick * 0.32, far, bottom - thick * 0.14), shade)


def paint_empty_tray(pen: Pen, theme: Theme, area: Area) -> None:
    """Paint a recess in the frame."""
    pen.rectangle(area.box, theme.groove, area.width * ROUND)
    pen.shade(area.box, depth=area.width * 0.14, strength=theme.shadow)
