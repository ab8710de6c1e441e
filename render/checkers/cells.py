"""What the cells of a checkers board show: squares, and the count of quiet moves."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import assert_never

from render.canvas.area import Tile
from render.canvas.pen import Pen
from render.checkers.pieces import paint_crown, paint_man_or_queen
from render.marks import cross, dot, fill_tile, ring_tile
from render.themes import Theme
from rules.checkers import Piece


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
            ring_tile(pen, theme, Tile(pen.box), theme.hint, line=0)
        if self.piece:
            paint_man_or_queen(pen, theme, self.piece, pen.centre, pen.width)
        if self.may_reach:
            dot(pen, theme, pen.centre, pen.width)

    def _paint_trace(self, pen: Pen, theme: Theme) -> None:
        match self.trace:
            case Trace.START:
                fill_tile(pen, theme, Tile(pen.box), theme.dark, theme.trail)
            case Trace.PASSED:
                dot(pen, theme, pen.centre, pen.width * 0.7, theme.trail)
            case Trace.END:
                ring_tile(pen, theme, Tile(pen.box), theme.last, line=0)
            case Trace.TAKEN:
                cross(pen, theme, pen.centre, pen.width)
            case None:
                pass
            case _:
                assert_never(self.trace)


@dataclass(frozen=True, slots=True)
class Clock:
    """The number of quiet moves: moves of queens without a capture."""

    quiet: int
    limit: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a crown, the number of moves, and the limit below it."""
        middle = pen.width / 2
        paint_crown(pen, (middle, pen.height * 0.18), pen.height * 0.22, theme.ink)
        pen.text((middle, pen.height * 0.52), str(self.quiet), pen.height * 0.32, theme.ink)
        pen.text((middle, pen.height * 0.84), f"/{self.limit}", pen.height * 0.22, theme.ink)
