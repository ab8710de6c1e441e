"""What the cells of a checkers board show: squares, panels, the count of quiet moves."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, assert_never

from render.canvas.pen import Pen
from render.checkers.layout import SIGN
from render.checkers.pieces import paint_crown, paint_piece, paint_token
from render.sign import paint_sign
from render.themes import Theme
from rules.checkers import Piece
from rules.game import Seat

_POINTER: Final = 0.14
"""The length of the tip that points to the board, as a share of a panel's width."""
_MIDDLE: Final = (1 + _POINTER) / 2
"""The middle of a panel without the tip, as a share of its width."""


class Trace(Enum):
    """What the last move did on a square."""

    START = auto()
    PASSED = auto()
    END = auto()
    TAKEN = auto()


@dataclass(frozen=True, slots=True)
class Square:
    """A dark square that shows something."""

    piece: Piece | None = None
    trace: Trace | None = None
    may_move: bool = False
    may_reach: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the trace of the last move, the piece, and the marks."""
        self._paint_trace(pen, theme)
        if self.may_move:
            pen.outline(pen.box, pen.width * 0.075, theme.hint)
        if self.piece:
            paint_piece(pen, theme, self.piece, pen.centre, pen.width)
        if self.may_reach:
            pen.disc(pen.centre, pen.width * 0.17, theme.light)
            pen.disc(pen.centre, pen.width * 0.135, theme.hint)

    def _paint_trace(self, pen: Pen, theme: Theme) -> None:
        match self.trace:
            case Trace.PASSED:
                pen.outline(pen.box, pen.width * 0.12, theme.trail)
            case Trace.START:
                pen.rectangle(pen.box, theme.trail)
            case Trace.END:
                pen.rectangle(pen.box, theme.trail)
                pen.outline(pen.box, pen.width * 0.06, theme.last)
            case Trace.TAKEN:
                self._paint_cross(pen, theme)
            case None:
                pass
            case _:
                assert_never(self.trace)

    def _paint_cross(self, pen: Pen, theme: Theme) -> None:
        near, far = pen.width * 0.32, pen.width * 0.68
        for ends in ([(near, near), (far, far)], [(near, far), (far, near)]):
            pen.line(ends, pen.width * 0.085, theme.last)


@dataclass(frozen=True, slots=True)
class Panel:
    """How many pieces a side has left; when it is to move, on a plate that points to the board."""

    seat: Seat
    pieces: int
    to_move: bool
    computer: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the side's disc and the number below it, and above both the sign of a computer."""
        if self.to_move:
            self._paint_plate(pen, theme)
        ink, ground = (theme.frame, theme.ink) if self.to_move else (theme.ink, theme.frame)
        middle, disc = pen.width * _MIDDLE, pen.width * 0.7
        if self.computer:
            height = pen.height * SIGN
            paint_sign(pen, (middle, height * 0.6), height * 0.8, ink, ground)
        paint_token(pen, theme, self.seat, (middle, self._down(pen, 0.3)), disc)
        height = self._down(pen, 0.34) - self._down(pen, 0)
        pen.text((middle, self._down(pen, 0.76)), str(self.pieces), height, ink)

    def _down(self, pen: Pen, share: float) -> float:
        """Return how far down a share of the panel lies, which begins below the sign."""
        start = pen.height * SIGN if self.computer else 0
        return start + (pen.height - start) * share

    def _paint_plate(self, pen: Pen, theme: Theme) -> None:
        left, tip = pen.width * _POINTER, self._down(pen, 0.28)
        pen.rectangle((left, 0, pen.width, pen.height), theme.ink, pen.width * 0.14)
        pen.polygon([(0, tip), (left + 1, tip - left), (left + 1, tip + left)], theme.ink)


@dataclass(frozen=True, slots=True)
class Clock:
    """The number of quiet moves: moves of queens without a capture."""

    quiet: int
    limit: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a crown, the number of moves, and the limit below it."""
        middle = pen.width * _MIDDLE
        paint_crown(pen, (middle, pen.height * 0.2), pen.height * 0.2, theme.ink)
        pen.text((middle, pen.height * 0.52), str(self.quiet), pen.height * 0.28, theme.ink)
        pen.text((middle, pen.height * 0.82), f"/{self.limit}", pen.height * 0.2, theme.ink)
