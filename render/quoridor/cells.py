"""What the cells of a Quoridor board show: squares, walls, trays, goals, and slots for walls."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.canvas.area import Disc, Tile, inset
from render.canvas.pen import FINENESS, Pen
from render.canvas.relief import Distances, Slope, carve, cast, rounded
from render.marks import dot, fill_tile, ring_pawn
from render.pieces import Profile, paint_piece
from render.themes import Theme
from render.themes.colour import Tones, lighter, rgb

_PAWN: Final = 0.44
"""The radius of a pawn, as a share of a square's side."""
RING: Final = 0.465
"""The radius of a ring around a pawn."""
_RINGED: Final = 0.385
"""The radius of a pawn in a ring."""
_ROUND: Final = 0.12
"""The radius of a square's corners."""
_SLOT: Final = 0.36
_SLOT_EDGE: Final = 0.6
"""The breadth of the line in a slot, without and with its edges, as a share of the groove."""
_BAR: Final = 0.86
"""The breadth of a wall, as a share of the groove: the rest is its shadow."""
_OUTLINE: Final = 0.13
"""The breadth of the outline of the last wall, as a share of the groove."""
_INNER: Final = 0.44
"""How far from the edge the line on it begins."""
_UPRIGHT: Final = 0.6
"""The breadth of a wall in a tray, as a share of its room there."""
_SHOWN: Final = 0.84
"""The height of a wall in a tray, as a share of the tray's."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square that shows something: a pawn, and marks."""

    pawn: int | None = None
    left: bool = False
    """The last move began here."""
    last: bool = False
    may_move: bool = False
    may_be_reached: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint what is on the square."""
        side, (x, y) = pen.width, pen.centre
        tile = Tile(pen.box, side * _ROUND)
        if self.left:
            fill_tile(pen, theme, tile, theme.light, theme.pip)
        if self.may_be_reached:
            dot(pen, theme, pen.centre, side)
        ringed = self.last or self.may_move
        if ringed:
            ring = Disc(pen.centre, side * RING)
            ring_pawn(pen, theme, ring, theme.hint if self.may_move else theme.last)
        if self.pawn is not None:
            disc = Disc((x, y - side * 0.015), side * (_RINGED if ringed else _PAWN))
            paint_piece(pen, theme, self.pawn, disc, Profile.PAWN)


@dataclass(frozen=True, slots=True)
class Bar:
    """A wall: a piece of wood laid into the groove."""

    last: bool

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the wall and its shadow; the last one is a mark, with a dark outline."""
        if self.last:
            self._paint_last(pen, theme)
            return
        thick = min(pen.width, pen.height)
        x, y = pen.centre
        pen.stamp(_shadow(pen.width, pen.height, theme.shadow), (x, y + thick * 0.1))
        pen.stamp(_wall(pen.width, pen.height, _tones(theme.wall)), (x, y - thick * 0.06))

    def _paint_last(self, pen: Pen, theme: Theme) -> None:
        """Paint it in the colour of the last move, with a line: that may be like the walls'."""
        thick = min(pen.width, pen.height)
        layers = ((0.0, theme.pip), (_OUTLINE, theme.last), (_INNER, theme.ink_on_last))
        for edge, colour in layers:
            pen.rectangle(inset(pen.box, thick * edge), colour, thick * (0.3 - edge / 2))


def _tones(colour: str) -> Tones:
    """Return a wall's shade, colour and light."""
    plain = rgb(colour)
    return lighter(plain, -0.5), plain, lighter(plain, 0.6)


@lru_cache(maxsize=32)
def _wall(width: int, height: int, tones: Tones) -> Image.Image:
    thick = min(width, height) * FINENESS * _BAR
    return carve(_laid(width, height), tones, [Slope(0, thick * 0.26, 0.7)], thick * 0.06)


@lru_cache(maxsize=32)
def _shadow(width: int, height: int, strength: float) -> Image.Image:
    return cast(_laid(width, height), strength, min(width, height) * FINENESS * 0.06)


def _laid(width: int, height: int) -> Distances:
    """Return the form of a wall in a cell of this size."""
    across, down = width * FINENESS, height * FINENESS
    less = min(across, down) * (1 - _BAR)
    thick = min(across, down) - less
    return rounded((across, down), (across - less, down - less), thick * 0.3)


@dataclass(frozen=True, slots=True)
class WallTray:
    """The walls that a player has left, upright and side by side."""

    count: int
    most: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint walls like those on the board, seen as far as the tray shows them."""
        apart = pen.width / (self.most + 0.4)
        size = round(apart * _UPRIGHT), round(pen.height * _SHOWN)
        upright = _wall(*size, _tones(theme.wall))
        for place in range(self.count):
            pen.stamp(upright, (apart * (place + 0.7), pen.height / 2))


@dataclass(frozen=True, slots=True)
class GoalStrip:
    """The edge that a seat's pawn has to reach."""

    seat: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the strip in the seat's colours."""
        thick = min(pen.width, pen.height)
        edge = min(max(1.0, thick * 0.18), thick / 4)
        pen.rectangle(pen.box, theme.edge(self.seat), thick / 2)
        pen.rectangle(inset(pen.box, edge), theme.side(self.seat), thick / 2 - edge)


@dataclass(frozen=True, slots=True)
class GrooveSlot:
    """A groove over which walls may be placed."""

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a line from end to end."""
        _paint_line(pen, theme, lying=pen.width > pen.height)


@dataclass(frozen=True, slots=True)
class JointSlot:
    """A joint over which walls may be placed, lying, upright or both."""

    lying: bool
    upright: bool

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the middle of each wall, with a dot: here it can be laid."""
        for lying, there in ((True, self.lying), (False, self.upright)):
            if there:
                _paint_line(pen, theme, lying=lying)
        pen.rectangle(pen.box, theme.pip, pen.width * 0.3)
        pen.disc(pen.centre, pen.width * 0.34, theme.hint)


def _paint_line(pen: Pen, theme: Theme, *, lying: bool) -> None:
    """Paint a line through a cell, with dark edges so that it shows in every theme."""
    middle = min(pen.width, pen.height) / 2
    for breadth, colour in ((_SLOT_EDGE, theme.pip), (_SLOT, theme.hint)):
        low, high = middle * (1 - breadth), middle * (1 + breadth)
        box = (0, low, pen.width, high) if lying else (low, 0, high, pen.height)
        pen.rectangle(box, colour)
