"""The scenes of checkers positions.

Cells are cached: looking up what was painted for a cell is faster if it is the same object, not
only an equal one.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from render.canvas.area import Area
from render.canvas.scene import Cell, Scene
from render.checkers.cells import Clock, Square, Trace
from render.checkers.ground import EmptyBoard
from render.checkers.layout import dark_squares, layout
from render.figures import Figure
from render.look import Look
from render.plate import Count, Holder, plate_cells, state_of
from render.tray import Tray
from rules.checkers import Checkers, Path, Piece, Position
from rules.checkers.position import QUIET_LIMIT
from rules.game import Seat

_CACHED: Final = 2_048
MEN: Final = 12
"""The pieces of a side at the start."""
_GAME: Final = Checkers()


def paint_checkers(position: Position, look: Look) -> Scene:
    """Return the scene of a position."""
    return Scene(
        EmptyBoard(look.size, look.seat),
        [*_squares(position, look), *_plates(position, look), *_clock(position, look)],
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


def _plates(position: Position, look: Look) -> Iterator[Cell]:
    stage = _GAME.stage(position)
    for seat, pieces in ((position.seat, position.mine), (position.other, position.theirs)):
        state = state_of(seat, stage, look.ended)
        holder = Holder(seat, state, seat in look.computers)
        yield from _plate(look.size, holder, pieces.bit_count(), near=seat == look.seat)
        yield from _tray(look.size, seat, MEN - pieces.bit_count(), near=seat != look.seat)


@lru_cache(maxsize=_CACHED)
def _plate(size: int, holder: Holder, pieces: int, *, near: bool) -> tuple[Cell, ...]:
    count = Count(Figure.PIECES, str(pieces))
    return tuple(plate_cells(layout(size).plate(near=near), holder, [count]))


@lru_cache(maxsize=_CACHED)
def _tray(size: int, seat: Seat, captured: int, *, near: bool) -> tuple[Cell, ...]:
    """Return the pieces that a seat has lost, beside the plate of the other."""
    area = layout(size).tray(near=near)
    return (Cell(area, Tray(seat, captured, MEN, from_top=not near)),) if captured > 0 else ()


def _clock(position: Position, look: Look) -> Iterator[Cell]:
    """Yield the count of quiet moves, if there are any."""
    if position.quiet:
        yield Cell(layout(look.size).clock, Clock(position.quiet, QUIET_LIMIT))
