"""The scenes of backgammon and narde positions.

Cells are cached: looking up what was painted for a cell is faster if it is the same object, not
only an equal one.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from render.canvas.scene import Cell, Scene
from render.figures import Figure
from render.look import Look, Marks
from render.plate import Count, Holder, plate_cells, state_of
from render.points.cells import Numbers, Stack
from render.points.cube import cube_row, is_offered
from render.points.dice import CubeFace
from render.points.ground import EmptyBoard
from render.points.layout import BAR_ROWS, PLATE_ROWS, QUARTER, ROW, ROWS, TRAY_ROWS, layout
from render.points.rolls import dice_cells
from render.points.view import View, renumber, view
from render.tray import Tray
from rules import backgammon, narde
from rules.game import Seat, Stage
from rules.points.board import BAR, CHECKERS, OFF, POINTS, Route
from rules.points.position import Race

_CACHED: Final = 2_048
_NO_MARKS: Final = Marks()
_BACKGAMMON, _NARDE = backgammon.Backgammon(), narde.Narde()


def paint_backgammon(position: backgammon.Position, look: Look) -> Scene:
    """Return the scene of a backgammon position."""
    cells = [
        *_cells(position, _BACKGAMMON.stage(position), look),
        *_cube_cells(position, look),
    ]
    return Scene(EmptyBoard(look.size), cells)


def paint_narde(position: narde.Position, look: Look) -> Scene:
    """Return the scene of a narde position."""
    return Scene(EmptyBoard(look.size), list(_cells(position, _NARDE.stage(position), look)))


def _cells(position: Race, stage: Stage, look: Look) -> Iterator[Cell]:
    """Yield what both games show; bar and tray are marked for the seat to move."""
    yield from _numbers(look.size, renumber(position.routes, look.seat, look.numbered_for))
    seen = view(position, look.seat, look.last_move)
    marks = _marks_seen(position, look)
    yield from _stacks(seen, look.size, marks)
    for me, seat in enumerate(seen.seats):
        own = marks if seat == position.turn else _NO_MARKS
        yield from _bar(seen, me, look.size, own)
        yield from _borne_off(seen, me, look.size, own)
        yield from _plate(
            look.size, 1 - me, _holder(seat, stage, look), _counts(position, seat, seen.pips[me])
        )
    yield from dice_cells(position, stage, look)


def _holder(seat: Seat, stage: Stage, look: Look) -> Holder:
    return Holder(seat, state_of(seat, stage, look.ended), seat in look.computers)


def _counts(position: Race, seat: Seat, pips: int) -> tuple[Count, ...]:
    """Return the pips that a side has to go and, in a match, its score."""
    to_go = Count(Figure.PIPS, str(pips))
    if not isinstance(position, backgammon.Position) or not position.match.length:
        return (to_go,)
    match = position.match
    return to_go, Count(Figure.SCORE, f"{match.score[seat]}/{match.length}")


def _marks_seen(position: Race, look: Look) -> Marks:
    """Return the marks in the viewer's numbers; they come in those of the seat to move."""
    marks = look.marks
    if position.turn == look.seat or not (marks.may_move or marks.may_reach):
        return marks
    numbers = renumber(position.routes, position.turn, look.seat)
    may_move, may_reach = (
        frozenset(number for place, number in enumerate(numbers) if place in marked)
        for marked in (marks.may_move, marks.may_reach)
    )
    return Marks(may_move, may_reach, marks.used_dice)


def _stacks(seen: View, size: int, marks: Marks) -> Iterator[Cell]:
    """Yield the points on which there is something to see."""
    left, reached = seen.left, seen.reached
    may_move, may_reach = marks.may_move, marks.may_reach
    for point, (seat, count) in zip(POINTS, seen.stacks, strict=True):
        if count or point in left or point in may_reach:
            yield _point(
                size,
                point,
                seat,
                count,
                point in left,
                point in reached,
                point in may_move,
                point in may_reach,
            )


def _bar(seen: View, me: int, size: int, marks: Marks) -> Iterator[Cell]:
    """Yield the checkers of one side on the bar, in the row where they enter."""
    seat = seen.seats[me]
    left, reached = BAR in seen.left and seen.mover == seat, False
    if seen.on_bar[me] or left:
        may_move = BAR in marks.may_move
        shown = left, reached, may_move
        yield _bar_half(size, BAR_ROWS[me], seat, seen.on_bar[me], *shown)


def _borne_off(seen: View, me: int, size: int, marks: Marks) -> Iterator[Cell]:
    """Yield one side's tray, if there is something to see."""
    seat = seen.seats[me]
    reached, may_reach = OFF in seen.reached and seen.mover == seat, OFF in marks.may_reach
    if seen.off[me] or may_reach:
        yield _tray(size, TRAY_ROWS[me], seat, seen.off[me], reached, may_reach)


def _cube_cells(position: backgammon.Position, look: Look) -> Iterator[Cell]:
    """Yield the cube where it lies: in the middle of the board while it is offered."""
    cube = position.cube
    if cube.highest and is_offered(position):
        yield _offered_cube(look.size, cube.value * 2)
    elif cube.highest:
        yield _cube(look.size, cube_row(position, look.seat), cube.value)


@lru_cache(maxsize=_CACHED)
def _numbers(size: int, numbers: Route) -> tuple[Cell, ...]:
    """Return the numbers on the frame; `numbers` has one for each of the viewer's."""
    places = layout(size)
    return tuple(
        Cell(places.numbers(row, side), Numbers(tuple(numbers[point] for point in points)))
        for row, line in enumerate(ROWS)
        for side, points in enumerate((line[:QUARTER], line[QUARTER:]))
    )


@lru_cache(maxsize=_CACHED)
def _point(size: int, point: int, seat: int, count: int, *shown: bool) -> Cell:
    places = layout(size)
    return Cell(places.point(point), Stack(seat, count, places.checker, point > ROW, *shown))


@lru_cache(maxsize=_CACHED)
def _bar_half(size: int, row: int, seat: Seat, count: int, *shown: bool) -> Cell:
    places = layout(size)
    return Cell(places.bar_half(row), Stack(seat, count, places.checker, row == 1, *shown))


@lru_cache(maxsize=_CACHED)
def _tray(size: int, row: int, seat: Seat, count: int, *shown: bool) -> Cell:
    return Cell(layout(size).tray_half(row), Tray(seat, count, CHECKERS, row == 0, *shown))


@lru_cache(maxsize=_CACHED)
def _plate(size: int, row: int, holder: Holder, counts: tuple[Count, ...]) -> tuple[Cell, ...]:
    return tuple(plate_cells(layout(size).plate(row), holder, counts, PLATE_ROWS))


@lru_cache(maxsize=_CACHED)
def _cube(size: int, row: int | None, value: int) -> Cell:
    return Cell(layout(size).cube(row), CubeFace(value))


@lru_cache(maxsize=_CACHED)
def _offered_cube(size: int, value: int) -> Cell:
    return Cell(layout(size).offered_cube, CubeFace(value, offered=True))
