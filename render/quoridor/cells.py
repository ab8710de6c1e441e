"""What the cells of a Quoridor board show: squares, walls, goals, and slots for walls."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import inset
from render.canvas.pen import Pen
from render.quoridor.pieces import paint_pawn
from render.themes import Theme

_PAWN: Final = 0.44
_PAWN_IN_RING: Final = 0.41
"""The radius of a pawn, as a share of a square's side."""
_SLOT: Final = 0.46
_SLOT_EDGE: Final = 0.7
"""The breadth of the line in a slot, without and with its edges, as a share of the groove."""
_THINNEST: Final = 2
"""The least breadth of a goal's strip, in pixels."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square that shows something: a pawn, a ring round it, a dot where a pawn may go."""

    pawn: int | None = None
    last: bool = False
    may_move: bool = False
    may_be_reached: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint what is on the square."""
        side, centre = pen.width, pen.centre
        if self.last:
            pen.outline(pen.box, side * 0.09, theme.last, side * 0.12)
        if self.may_be_reached:
            pen.disc(centre, side * 0.21, theme.pip)
            pen.disc(centre, side * 0.16, theme.hint)
        if self.may_move:
            pen.disc(centre, side * 0.5, theme.hint)
        if self.pawn is not None:
            self._paint_pawn(pen, self.pawn, theme)

    def _paint_pawn(self, pen: Pen, seat: int, theme: Theme) -> None:
        x, y = pen.centre
        radius = pen.width * (_PAWN_IN_RING if self.may_move else _PAWN)
        if not self.may_move:
            pen.disc((x, y + pen.width * 0.03), radius, theme.shade)
        paint_pawn(pen, (x, y), radius, seat, theme)


@dataclass(frozen=True, slots=True)
class Bar:
    """A wall."""

    last: bool

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the wall; the last one has another colour and a line along it."""
        thick = min(pen.width, pen.height)
        pen.rectangle(pen.box, theme.pip, thick * 0.36)
        pen.rectangle(
            inset(pen.box, thick * 0.1), theme.last if self.last else theme.wall, thick * 0.25
        )
        if self.last:
            pen.rectangle(inset(pen.box, thick * 0.43), theme.pip, thick * 0.07)


@dataclass(frozen=True, slots=True)
class GoalStrip:
    """The edge that a seat's pawn has to reach."""

    seat: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the strip in the seat's colours."""
        thick = min(pen.width, pen.height)
        # On a strip of two pixels, an edge would mix both colours into a third one.
        edge = thick * 0.2 if thick > _THINNEST else 0
        pen.rectangle(pen.box, theme.edge(self.seat), thick / 2)
        pen.rectangle(inset(pen.box, edge), theme.side(self.seat), thick / 2 - edge)


@dataclass(frozen=True, slots=True)
class GrooveSlot:
    """A groove in which walls may be placed, across the joint at its low end, high end or both."""

    from_low: bool
    from_high: bool

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a line along the groove, broken where two walls would overlap."""
        length = max(pen.width, pen.height)
        reach = length * (0.4 if self.from_low and self.from_high else 0.9)
        if self.from_low:
            _paint_slot(pen, 0, reach, theme)
        if self.from_high:
            _paint_slot(pen, length - reach, length, theme)


def _paint_slot(pen: Pen, start: float, end: float, theme: Theme) -> None:
    """Paint a line along a groove, with dark edges so that it shows in every theme."""
    middle = min(pen.width, pen.height) / 2
    for breadth, colour in ((_SLOT_EDGE, theme.pip), (_SLOT, theme.hint)):
        low, high = middle * (1 - breadth), middle * (1 + breadth)
        lying = pen.width > pen.height
        pen.rectangle((start, low, end, high) if lying else (low, start, high, end), colour)


@dataclass(frozen=True, slots=True)
class JointSlot:
    """A joint over which walls may be placed, lying, upright or both."""

    lying: bool
    upright: bool

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the middle of each wall."""
        side, middle = pen.width, pen.width / 2
        for breadth, colour in ((_SLOT_EDGE, theme.pip), (_SLOT, theme.hint)):
            low, high = middle * (1 - breadth), middle * (1 + breadth)
            if self.lying:
                pen.rectangle((0, low, side, high), colour)
            if self.upright:
                pen.rectangle((low, 0, high, side), colour)
