"""What the last move and the choice of the next one mark on a board of points."""

from typing import Any

import pytest

from render import USUAL, Marks, draw
from render.boards import scene_of
from render.canvas.area import Area
from render.canvas.scene import Cell
from render.look import Look
from render.points.board import paint_backgammon
from render.points.cells import Stack
from render.points.layout import layout
from render.tray import Tray
from rules import GAMES
from rules.game import Game, Seat
from tests.render.pixels import changed, inside

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
START = "-b----E-C---eE---c-e----B-"


def _stack(cell: Cell) -> Stack:
    assert isinstance(cell.content, Stack)
    return cell.content


@pytest.mark.parametrize(
    ("game", "text", "viewer", "seen"),
    [
        (BACKGAMMON, f"{START}:0:0:1:31:0:0:0:0:10", ME, (8, 5)),
        (BACKGAMMON, f"{START}:0:0:1:31:0:0:0:0:10", YOU, (17, 20)),
        (BACKGAMMON, f"{START}:0:0:-1:31:0:0:0:0:10", ME, (17, 20)),
        (NARDE, "---B---B-----------b---b--:1:31", ME, (7, 5)),
        (NARDE, "---B---B-----------b---b--:1:31", YOU, (19, 17)),
        (NARDE, "---B---B-----------b---b--:-1:31", ME, (19, 17)),
    ],
)
def test_marks_have_the_numbers_of_the_seat_to_move_whoever_looks(
    game: Game[Any, Any], text: str, viewer: Seat, seen: tuple[int, int]
) -> None:
    start = 8 if game is BACKGAMMON else 7
    marks = Marks(may_move=frozenset({start}), may_reach=frozenset({5}))
    cells = scene_of(game.load(text), Look(viewer, marks=marks)).cells
    stacks = [cell for cell in cells if isinstance(cell.content, Stack)]
    (may_move,) = [cell.area for cell in stacks if _stack(cell).may_move]
    (may_reach,) = [cell.area for cell in stacks if _stack(cell).may_reach]
    assert (may_move, may_reach) == tuple(map(layout(USUAL).point, seen))


@pytest.mark.parametrize("viewer", [ME, YOU])
@pytest.mark.parametrize(
    ("text", "mover"),
    [("aB---------------------b-A:0:0:1", ME), ("aB---------------------b-A:0:0:-1", YOU)],
)
def test_marks_reach_the_bar_and_the_tray_of_the_seat_to_move(
    text: str, mover: Seat, viewer: Seat
) -> None:
    look = Look(viewer, marks=Marks(may_move=frozenset({25}), may_reach=frozenset({0})))
    cells = [
        cell.content for cell in scene_of(BACKGAMMON.load(f"{text}:21:0:0:0:0:10"), look).cells
    ]
    assert [cell.seat for cell in cells if isinstance(cell, Stack) and cell.may_move] == [mover]
    assert [cell.seat for cell in cells if isinstance(cell, Tray) and cell.may_reach] == [mover]


def test_marks_that_are_no_places_of_the_board_mark_nothing() -> None:
    nowhere = Marks(frozenset({"e5", 26, -1}), frozenset({"e5", 26, -1}))
    position = BACKGAMMON.load(f"{START}:0:0:1:31:0:0:0:0:10")
    for seat in (ME, YOU):
        assert draw(position, seat=seat, marks=nowhere) == draw(position, seat=seat)


def test_a_mark_rings_the_tray_before_anything_is_borne_off() -> None:
    position = BACKGAMMON.load("-O----------------------o-:0:0:1:21:0:0:0:0:0")
    marks = Marks(may_reach=frozenset({0}))
    box = changed(draw(position), draw(position, marks=marks))
    assert box is not None
    assert inside(
        Area(box[0], box[1], box[2] - box[0], box[3] - box[1]), layout(USUAL).tray_half(1)
    )


@pytest.mark.parametrize(("viewer", "row"), [(ME, 0), (YOU, 1)])
def test_the_bar_is_marked_by_the_last_move_whoever_looks(viewer: Seat, row: int) -> None:
    position = BACKGAMMON.load("-a----------------------bA:0:0:1:21:0:0:0:0:10")
    move = BACKGAMMON.parse("bar/23/22", position)
    entered = paint_backgammon(BACKGAMMON.play(position, move), Look(viewer, last_move=move))
    stacks = [cell for cell in entered.cells if isinstance(cell.content, Stack)]
    (bar,) = [cell.area for cell in stacks if _stack(cell).left and _stack(cell).seat >= 0]
    assert bar == layout(USUAL).bar_half(row)


@pytest.mark.parametrize(("viewer", "row"), [(ME, 1), (YOU, 0)])
def test_the_tray_is_marked_by_the_last_move_whoever_looks(viewer: Seat, row: int) -> None:
    position = BACKGAMMON.load("-B----------------------a-:0:0:1:21:0:0:0:0:10")
    move = BACKGAMMON.legal_moves(position)[0]
    over = paint_backgammon(BACKGAMMON.play(position, move), Look(viewer, last_move=move))
    trays = {cell.content: cell.area for cell in over.cells if isinstance(cell.content, Tray)}
    ((marked, area),) = [(tray, area) for tray, area in trays.items() if tray.reached]
    assert (marked.seat, area) == (ME, layout(USUAL).tray_half(row))


def test_a_slab_and_a_ring_for_what_the_last_move_brought_off() -> None:
    position = BACKGAMMON.load("-B----------------------a-:0:0:1:21:0:0:0:0:10")
    move = BACKGAMMON.legal_moves(position)[0]
    after = BACKGAMMON.play(position, move)
    places = layout(USUAL)
    box = changed(draw(after), draw(after, last_move=move))
    assert box is not None
    assert box[2] > places.column_left
