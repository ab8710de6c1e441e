"""What the cells of a checkers board show: a square, a side's panel, the quiet moves."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, assert_never

from render.checkers_pieces import mixed, paint_crown, paint_piece, paint_token
from render.pen import Pen
from render.theme import Theme
from rules.checkers import Piece
from rules.game import Seat

_POINTER: Final = 0.14
"""How far a plate's tip reaches to the board, as a share of a panel's width."""
_MIDDLE: Final = (1 + _POINTER) / 2
"""The middle of a plate, without its tip."""


class Trace(Enum):
    """What the last move did on a square."""

    START = auto()
    PASSED = auto()
    END = auto()
    TAKEN = auto()


@dataclass(frozen=True, slots=True)
class Square:
    """A dark square on which there is something to see."""

    side: int
    piece: Piece | None = None
    trace: Trace | None = None
    may_move: bool = False
    may_reach: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint what the last move left, the piece, and what may be done."""
        middle = (self.side / 2, self.side / 2)
        self._paint_trace(pen, theme)
        if self.may_move:
            pen.outline((0, 0, self.side, self.side), self.side * 0.075, theme.hint)
        if self.piece:
            paint_piece(pen, theme, self.piece, middle, self.side)
        if self.may_reach:
            pen.disc(middle, self.side * 0.17, theme.light)
            pen.disc(middle, self.side * 0.135, theme.hint)

    def _paint_trace(self, pen: Pen, theme: Theme) -> None:
        whole = (0, 0, self.side, self.side)
        match self.trace:
            case Trace.PASSED:
                pen.rectangle(whole, mixed(theme.dark, theme.last, 0.25))
            case Trace.START:
                pen.rectangle(whole, mixed(theme.dark, theme.last, 0.5))
            case Trace.END:
                pen.rectangle(whole, mixed(theme.dark, theme.last, 0.5))
                pen.outline(whole, self.side * 0.06, theme.last)
            case Trace.TAKEN:
                self._paint_cross(pen, theme)
            case None:
                pass
            case _:
                assert_never(self.trace)

    def _paint_cross(self, pen: Pen, theme: Theme) -> None:
        near, far = self.side * 0.32, self.side * 0.68
        for ends in ([(near, near), (far, far)], [(near, far), (far, near)]):
            pen.line(ends, self.side * 0.085, theme.last)


@dataclass(frozen=True, slots=True)
class Panel:
    """A side: how many pieces it has left, on a plate that points to the board at its turn."""

    width: int
    height: int
    seat: Seat
    pieces: int
    to_move: bool

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the side's disc and the number below it."""
        if self.to_move:
            self._paint_plate(pen, theme)
        middle, disc = self.width * _MIDDLE, self.width * 0.7
        paint_token(pen, theme, self.seat, (middle, self.height * 0.3), disc)
        colour = theme.frame if self.to_move else theme.ink
        pen.text((middle, self.height * 0.76), str(self.pieces), self.height * 0.34, colour)

    def _paint_plate(self, pen: Pen, theme: Theme) -> None:
        left, tip = self.width * _POINTER, self.height * 0.28
        pen.rectangle((left, 0, self.width, self.height), theme.ink, self.width * 0.14)
        pen.polygon([(0, tip), (left + 1, tip - left), (left + 1, tip + left)], theme.ink)


@dataclass(frozen=True, slots=True)
class Clock:
    """How many moves with queens went by without a capture."""

    width: int
    height: int
    quiet: int
    limit: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a crown and the number of moves over the limit."""
        middle = self.width * _MIDDLE
        paint_crown(pen, (middle, self.height * 0.2), self.height * 0.2, theme.ink)
        pen.text((middle, self.height * 0.52), str(self.quiet), self.height * 0.28, theme.ink)
        pen.text((middle, self.height * 0.82), f"/{self.limit}", self.height * 0.2, theme.ink)
