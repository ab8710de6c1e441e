"""The plates of players, as numbers."""

from itertools import product

import pytest

from render import THEMES
from render.canvas.area import Area
from render.canvas.pen import Pen
from render.figures import Figure
from render.plate import (
    Back,
    Count,
    Holder,
    Row,
    State,
    Token,
    lying_plate_cells,
    plate_cells,
    plate_height,
    state_of,
)
from rules.backgammon.scoring import Result
from rules.game import Outcome, Over, Seat, ToMove, ToRoll
from tests.render.pixels import check_areas, inside

ME, YOU = Seat(0), Seat(1)
PIPS = Count(Figure.PIPS, "167")


@pytest.mark.parametrize(("rows", "height"), [*product((1, 2), (30, 96, 130, 200))])
def test_the_parts_of_a_plate_make_it_up(rows: int, height: int) -> None:
    whole = Area(10, 20, 100, height)
    cells = plate_cells(whole, Holder(ME, State.TO_ACT), [PIPS] * rows, 2)
    areas = [cell.area for cell in cells]
    assert [type(cell.content) for cell in cells] == [Token, *[Row] * rows]
    assert sum(area.width * area.height for area in areas) == whole.width * whole.height
    assert all(inside(area, whole) for area in areas)
    check_areas(areas, (110, 220))


def test_the_numbers_of_a_lying_plate_are_beside_the_piece() -> None:
    whole = Area(10, 20, 301, 50)
    cells = lying_plate_cells(whole, Holder(ME, State.TO_ACT), [PIPS, PIPS])
    areas = [cell.area for cell in cells]
    assert [type(cell.content) for cell in cells] == [Token, Row, Row]
    assert [area[1::2] for area in areas] == [(20, 50)] * 3
    assert [(area.left, area.box[2]) for area in areas] == [(10, 102), (102, 206), (206, 311)]


@pytest.mark.parametrize(("lying", "expected"), [(True, (0, 7, 8, 43)), (False, (10, 0, 88, 8))])
def test_whoever_is_to_act_in_a_film_has_a_line(
    *, lying: bool, expected: tuple[int, int, int, int]
) -> None:
    back = Back(Area(0, 0, 98, 50), State.TO_ACT, 100, lying=lying)
    pen = Pen(98, 50)
    back.paint(pen, THEMES["wood"].plain)
    assert pen.finish().getbbox() == pytest.approx(expected, abs=4)


def test_a_plate_grows_with_what_is_on_it() -> None:
    assert plate_height(100, 1) == 96
    assert plate_height(100, 2) == 130


@pytest.mark.parametrize(
    ("stage", "ended", "expected"),
    [
        (ToMove(ME), None, (State.TO_ACT, State.WAITING)),
        (ToRoll(YOU), None, (State.WAITING, State.TO_ACT)),
        (ToRoll(None), None, (State.WAITING, State.WAITING)),
        (ToMove(ME), frozenset({YOU}), (State.WAITING, State.WON)),
        (ToMove(ME), frozenset(), (State.WAITING, State.WAITING)),
        (Over(Outcome(ME, Result.SINGLE, 1)), None, (State.WON, State.WAITING)),
        (Over(Outcome(None, Result.SINGLE, 1)), None, (State.WAITING, State.WAITING)),
    ],
)
def test_whoever_is_to_act_or_has_won_is_lit(
    stage: ToMove | ToRoll | Over,
    ended: frozenset[Seat] | None,
    expected: tuple[State, State],
) -> None:
    assert (state_of(ME, stage, ended), state_of(YOU, stage, ended)) == expected
