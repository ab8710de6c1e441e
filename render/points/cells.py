"""What the cells of a backgammon or narde board show: stacks and numbers."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import Disc, Point
from render.canvas.pen import Pen
from render.marks import dot, fill_disc, ring_piece
from render.pieces import Profile, paint_body, paint_piece, paint_shadow
from render.points.layout import STACK, depth
from render.themes import Theme

RADIUS: Final = 0.45
"""The radius of a checker, as a share of a point's width, like all that follow."""
_RAISED: Final = 0.015
"""How far checkers lie above the middle of their places: their shadows are below them."""
_GHOST: Final = 0.27
"""The radius of the mark where a checker was."""
_TIP: Final = 0.15
"""The radius of marks at the tip of a full point."""


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
        """Paint the checkers, and then the marks."""
        for place in range(min(self.count, STACK)):
            centre = self._centre(pen, place)
            if place < min(self.count, STACK) - 1 or self.count <= STACK:
                paint_piece(pen, theme, self.seat, Disc(centre, self.checker * RADIUS))
            else:
                self._paint_numbered(pen, theme, centre)
        if self.left:
            fill_disc(pen, theme, self._free(pen))
        if self.count and (self.reached or self.may_move):
            core = theme.hint if self.may_move else theme.last
            top = self._centre(pen, min(self.count, STACK) - 1)
            ring_piece(pen, theme, Disc(top, self.checker * RADIUS), core)
        if self.may_reach:
            centre, radius = self._free(pen)
            dot(pen, theme, centre, min(self.checker, radius * 4.4))

    def _paint_numbered(self, pen: Pen, theme: Theme, centre: Point) -> None:
        """Paint the top checker of more than are shown: it bears their number."""
        disc = Disc(centre, self.checker * RADIUS)
        paint_shadow(pen, theme, disc)
        paint_body(pen, theme, self.seat, disc, Profile.CHECKER)
        pen.text(centre, str(self.count), self.checker * 0.46, theme.edge(self.seat))

    def _centre(self, pen: Pen, place: int) -> Point:
        return self._at(pen, depth(place, self.count, self.checker, pen.height))

    def _free(self, pen: Pen) -> Disc:
        """Return where a mark lies on the first place without a checker, or at the tip."""
        down = depth(min(self.count, STACK), self.count, self.checker, pen.height)
        radius = self.checker * _GHOST
        if down + radius > pen.height:
            radius = self.checker * _TIP
            down = pen.height - radius
        return Disc(self._at(pen, down), radius)

    def _at(self, pen: Pen, down: float) -> Point:
        """Return the point at this distance from the end where the stack begins."""
        raised = self.checker * _RAISED
        return pen.width / 2, (down if self.from_top else pen.height - down) - raised


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of neighbouring points, on the frame."""

    numbers: tuple[int, ...]

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint each number at the end of its point."""
        point = pen.width / len(self.numbers)
        for at, number in enumerate(self.numbers):
            centre = (at + 0.5) * point, pen.height / 2
            pen.text(centre, str(number), pen.height * 0.68, theme.ink)
