"""What the cells of a backgammon or narde board show: stacks, trays, numbers, the turn."""

from dataclasses import dataclass

from render.canvas.area import Point, inset
from render.canvas.pen import Pen
from render.points.layout import STACK, TRAY_RADIUS, TRAY_WIDTH, depth, slab, slab_height
from render.themes import Theme


def paint_checker(pen: Pen, centre: Point, radius: float, seat: int, theme: Theme) -> None:
    """Paint a checker; those of the second side have a dot."""
    side, edge = theme.side(seat), theme.edge(seat)
    pen.disc(centre, radius, edge)
    pen.disc(centre, radius * 0.86, side)
    if seat:
        pen.disc(centre, radius * 0.3, edge)


@dataclass(frozen=True, slots=True)
class Stack:
    """Checkers on a point or on the bar. A stack grows from the top or the bottom of its cell."""

    seat: int
    count: int
    checker: int
    from_top: bool
    left: bool = False
    """The last move took a checker from here."""
    reached: bool = False
    """The last move brought a checker here."""
    may_move: bool = False
    may_reach: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the checkers, each one partly over the one before, and then the marks."""
        for place in range(min(self.count, STACK)):
            paint_checker(pen, self._centre(pen, place), self.checker / 2 - 1, self.seat, theme)
        if self.count:
            self._paint_top(pen, theme)
        if self.left:
            self._paint_gap(pen, theme)
        if self.may_reach:
            free = self._beyond(pen, self.checker * 0.21)
            pen.disc(free, self.checker * 0.21, theme.pip)
            pen.disc(free, self.checker * 0.16, theme.hint)

    def _paint_gap(self, pen: Pen, theme: Theme) -> None:
        """Paint a ring where a checker has left, a small one if the stack is full."""
        radius = self.checker * (0.32 if self.count < STACK else 0.2)
        free = self._beyond(pen, radius)
        pen.ring(free, radius, self.checker * 0.13, theme.pip)
        pen.ring(free, radius - self.checker * 0.03, self.checker * 0.07, theme.last)

    def _paint_top(self, pen: Pen, theme: Theme) -> None:
        """Paint what the top checker bears: a number if some are not shown, and a mark."""
        top = self._centre(pen, min(self.count, STACK) - 1)
        if self.count > STACK:
            pen.disc(top, self.checker * 0.36, theme.side(self.seat))
            pen.text(top, str(self.count), self.checker * 0.5, theme.edge(self.seat))
        if self.reached or self.may_move:
            colour = theme.hint if self.may_move else theme.last
            pen.ring(top, self.checker / 2 - 1, self.checker * 0.15, theme.pip)
            pen.ring(top, self.checker * 0.47, self.checker * 0.09, colour)

    def _centre(self, pen: Pen, place: int) -> Point:
        return self._at(pen, depth(place, self.count, self.checker, pen.height))

    def _beyond(self, pen: Pen, radius: float) -> Point:
        """Return the middle of a mark of this radius on the first place without a checker."""
        _, free = self._centre(pen, min(self.count, STACK))
        down = free if self.from_top else pen.height - free
        return self._at(pen, min(down, pen.height - radius))

    def _at(self, pen: Pen, down: float) -> Point:
        """Return the point at this distance from the end where the stack begins."""
        return pen.width / 2, down if self.from_top else pen.height - down


@dataclass(frozen=True, slots=True)
class Tray:
    """Checkers borne off, seen from the side, and their number."""

    seat: int
    count: int
    from_top: bool
    reached: bool = False
    """The last move brought a checker here."""
    may_reach: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a slab for each checker, and their number at the other end."""
        thick = slab_height(pen.height)
        for place in range(self.count):
            box = slab(place, pen.width, pen.height, from_top=self.from_top)
            pen.rectangle(box, theme.edge(self.seat), thick * 0.3)
            pen.rectangle(inset(box, thick * 0.14), theme.side(self.seat), thick * 0.25)
        if self.count:
            middle = pen.height - thick * 1.3 if self.from_top else thick * 1.3
            pen.text((pen.width / 2, middle), str(self.count), thick * 1.7, theme.ink)
        if self.reached or self.may_reach:
            colour = theme.hint if self.may_reach else theme.last
            edge = pen.width * (1 - TRAY_WIDTH) / 2
            box = (edge, 0, pen.width - edge, pen.height)
            pen.outline(box, thick * 0.3, colour, pen.width * TRAY_RADIUS)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of neighbouring points, on the frame."""

    numbers: tuple[int, ...]

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint each number at the end of its point."""
        point = pen.width / len(self.numbers)
        for at, number in enumerate(self.numbers):
            centre = (at + 0.5) * point, pen.height / 2
            pen.text(centre, str(number), pen.height * 0.64, theme.ink)


@dataclass(frozen=True, slots=True)
class Badge:
    """A number in the colours of a side."""

    text: str
    seat: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a rounded badge with the number on it."""
        box = (pen.width * 0.04, pen.height * 0.1, pen.width * 0.96, pen.height * 0.9)
        pen.rectangle(box, theme.side(self.seat), pen.height * 0.4)
        pen.outline(box, pen.height * 0.06, theme.edge(self.seat), pen.height * 0.4)
        pen.text(pen.centre, self.text, pen.height * 0.6, theme.edge(self.seat))


@dataclass(frozen=True, slots=True)
class Turn:
    """An arrow in the margin, beside the half of the side that is to act."""

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the arrow, which points to the board."""
        half = pen.width * 0.42
        x, y = pen.centre
        pen.polygon(
            ((x - half, y - half * 1.6), (x + half, y), (x - half, y + half * 1.6)), theme.last
        )
