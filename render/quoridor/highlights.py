"""The marks on the squares of a Quoridor board, as shapes over its picture."""

from collections.abc import Iterator

from render.canvas.area import Disc
from render.highlight import Highlight, dot, ring
from render.look import Look
from render.quoridor.areas import quoridor_areas
from render.quoridor.cells import RING
from rules.quoridor import Position
from rules.quoridor.board import INDEX


def highlight_quoridor(position: Position, look: Look) -> Iterator[Highlight]:
    """Yield a ring around the pawn that may move, and a dot where it may go; no slots of walls."""
    areas = quoridor_areas(position, look)
    for square in INDEX.keys() & (look.marks.may_move | look.marks.may_reach):
        area = areas[square]
        if square in look.marks.may_move:
            yield ring(square, Disc(area.centre, area.width * RING))
        if square in look.marks.may_reach:
            yield dot(square, area.centre, area.width)
