"""The scenes of checkers positions.

Cells are cached: looking up what was painted for a cell is faster if it is the same object, not
only an equal one.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from render.canvas.area import Area
from render.canvas.scene import Cell, Scene
from render.checkers.cells import Clock, Panel, Square, Trace
from render.checkers.ground import EmptyBoard
from render.checkers.layout import dark_squares, layout
from render.look import Look
from rules.checkers import Checkers, Path, Piece, Position
from rules.checkers.position import QUIET_LIMIT
from rules.game import ToMove

_CACHED: Final = 2_048
_GAME: Final = Checkers()


def paint_checkers(position: Position, look: Look) -> Scene:
    """Return the scene of a position."""
    return Scene(
        EmptyBoard(look.size, look.seat),
        [*_squares(position, look), *_panels(position, look), *_clock(position, look)],
    )


def _squares(position: Position, look: Look) -> Iterator[Cell]:
    """Yield the squares that show something."""
    pieces, traces = position.pieces, _traces(look.last_move)
    may_move, may_reach = look.marks.may_move, look.marks.may_reach
    something = pieces.keys() | traces.keys() | may_move | may_reach
    for name, area in dark_squares(look.size, look.seat).items():
        if name in something:
            piece, trace = pieces.get(name), traces.get(name)
            yield _square(area, piece, trace, name in may_move, name in may_reach)


@lru_cache(maxsize=_CACHED)
def _square(area: Area, piece: Piece | None, trace: Trace | None, *marks: bool) -> Cell:
    return Cell(area, Square(piece, trace, *marks))


def _traces(move: object) -> dict[str, Trace]:
    """Return what the last move did on each of its squares."""
    if not isinstance(move, Path):
        return {}
    start, *passed, end = move.squares
    return (
        dict.fromkeys(move.captured, Trace.TAKEN)
        | dict.fromkeys(passed, Trace.PASSED)
        | {start: Trace.START}
        | {end: Trace.END}
    )


def _panels(position: Position, look: Look) -> Iterator[Cell]:
    stage = _GAME.stage(position)
    turn = stage.seat if isinstance(stage, ToMove) else None
    for seat, pieces in ((position.seat, position.mine), (position.other, position.theirs)):
        panel = Panel(seat, pieces.bit_count(), seat == turn, seat in look.computers)
        yield _panel(look.size, panel, near=seat == look.seat)


@lru_cache(maxsize=_CACHED)
def _panel(size: int, shown: Panel, *, near: bool) -> Cell:
    places = layout(size)
    return Cell((places.near_panel if near else places.far_panel)(sign=shown.computer), shown)


def _clock(position: Position, look: Look) -> Iterator[Cell]:
    """Yield the count of quiet moves, if there are any."""
    if position.quiet:
        yield Cell(layout(look.size).clock, Clock(position.quiet, QUIET_LIMIT))
