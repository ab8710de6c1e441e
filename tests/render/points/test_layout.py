"""Where everything of a backgammon or narde board lies, as numbers."""

from itertools import pairwise

import pytest

from render.points.dice import die_side
from render.points.layout import depth, layout
from tests.render.pixels import check_areas

SIZES = [240, 360, 362, 1_000, 1_998]


@pytest.mark.parametrize("width", SIZES)
def test_the_measures_add_up(width: int) -> None:
    places = layout(width)
    column = places.column_width + 2 * places.rim
    assert places.margin + 12 * places.checker + places.bar + column == width
    assert places.height == 2 * (places.label + places.half) + places.gap
    assert places.point(1).box[2] + places.rim == places.column_left
    assert places.point(12)[0] == places.point(13)[0] == places.margin
    assert places.point(7)[0] + places.checker == places.bar_half(0)[0]


@pytest.mark.parametrize("width", SIZES)
def test_a_point_has_room_for_five_whole_checkers_and_a_mark(width: int) -> None:
    places = layout(width)
    assert places.half >= (5 + 0.3) * places.checker
    centres = [depth(at, 5, places.checker, places.half) for at in range(5)]
    assert {later - one for one, later in pairwise(centres)} == {places.checker}


@pytest.mark.parametrize("width", SIZES)
def test_the_column_holds_plates_trays_and_the_cube(width: int) -> None:
    places = layout(width)
    column = [
        places.plate(0),
        places.tray_half(0),
        *(places.cube(row) for row in (0, None, 1)),
        places.tray_half(1),
        places.plate(1),
    ]
    assert [area.top for area in column] == sorted(area.top for area in column)
    check_areas(column, (places.width, places.height))
    used = sum(area.height for area in column if area not in {places.cube(0), places.cube(1)})
    assert used > 0.7 * places.height


@pytest.mark.parametrize("width", SIZES)
def test_dice_are_about_as_large_as_checkers(width: int) -> None:
    places = layout(width)
    assert die_side(places.dice(0).height) == pytest.approx(places.checker, rel=0.15)


def test_point_1_is_at_the_lower_right_and_24_above_it() -> None:
    places = layout(1_000)
    assert places.point(24) == (796, 30, 64, 342)
    assert places.point(1) == (796, 446, 64, 342)


def test_a_number_stands_at_the_end_of_its_point() -> None:
    places = layout(1_000)
    assert places.numbers(0, 0) == (16, 0, 384, 30)
    assert places.numbers(1, 1) == (476, 788, 384, 30)
    for row, side, first in ((0, 0, 13), (0, 1, 19), (1, 0, 12), (1, 1, 6)):
        left, _, width, _ = places.numbers(row, side)
        assert (left, width) == (places.point(first)[0], 6 * places.checker)


def test_an_offered_cube_lies_in_the_middle_between_the_dice() -> None:
    places = layout(1_000)
    x, y = places.offered_cube.centre
    assert (x, y) == (places.bar_half(0).centre[0], places.height / 2)
    check_areas([places.dice(0), places.offered_cube, places.dice(1)], (1_000, places.height))


def test_the_cube_lies_on_its_owners_half() -> None:
    places = layout(1_000)
    assert places.cube(0)[1] < places.cube(None)[1] < places.cube(1)[1]
