"""The marks of a checkers board, as shapes over its picture."""

from collections.abc import Iterator

from render.checkers.layout import dark_squares
from render.highlight import Highlight, dot, frame
from render.look import Look
from rules.checkers import Position


def highlight_checkers(_: Position, look: Look) -> Iterator[Highlight]:
    """Yield a frame around each piece that may move, and a dot where it may go."""
    for square, area in dark_squares(look.size, look.seat).items():
        if square in look.marks.may_move:
            yield frame(square, area)
        if square in look.marks.may_reach:
            yield dot(square, area.centre, area.width)
