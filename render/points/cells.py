"""What the cells of a backgammon or narde board show: stacks and numbers."""

from dataclasses import dataclass

from render.canvas.pen import Pen
from render.marks import dot, fill_disc, ring_piece
from render.pieces import lay_checker
from render.points.layout import STACK
from render.points.pile import Pile
from render.themes import Theme


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
        pile = Pile(pen.width, pen.height, self.count, self.checker, self.from_top)
        numbered = self.count > STACK
        for place in range(pile.shown):
            top = place == pile.shown - 1
            lay_checker(pen, theme, self.seat, pile.disc(place), bare=top and numbered)
        if numbered:
            height = self.checker * 0.46
            pen.text(pile.top.centre, str(self.count), height, theme.edge(self.seat))
        if self.left:
            fill_disc(pen, theme, pile.free)
        if self.count and (self.reached or self.may_move):
            ring_piece(pen, theme, pile.top, theme.hint if self.may_move else theme.last)
        if self.may_reach:
            dot(pen, theme, pile.free.centre, pile.dot_side)


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
