"""Where everything of a backgammon or narde board lies, as numbers."""

import pytest

from render.points.layout import layout


@pytest.mark.parametrize("width", [240, 362, 1_000, 1_998])
def test_the_measures_add_up(width: int) -> None:
    places = layout(width)
    columns = places.margin + 12 * places.checker + places.bar + places.tray
    assert columns == width
    assert places.height == 2 * (places.label + places.half) + places.gap
    assert places.point(1)[0] + places.checker == places.tray_left
    assert places.point(12)[0] == places.point(13)[0] == places.margin
    assert places.point(7)[0] + places.checker == places.bar_half(0)[0]


def test_point_1_is_at_the_lower_right_and_24_above_it() -> None:
    places = layout(1_000)
    assert places.point(24) == (850, 36, 68, 289)
    assert places.point(1) == (850, 399, 68, 289)


def test_a_number_stands_at_the_end_of_its_point() -> None:
    places = layout(1_000)
    assert places.numbers(0, 0) == (30, 0, 408, 36)
    assert places.numbers(1, 1) == (510, 688, 408, 36)
    for row, side, first in ((0, 0, 13), (0, 1, 19), (1, 0, 12), (1, 1, 6)):
        left, _, width, _ = places.numbers(row, side)
        assert (left, width) == (places.point(first)[0], 6 * places.checker)


def test_a_sign_stands_between_the_pip_count_and_the_bar() -> None:
    places = layout(1_000)
    assert places.sign(0) == (438, 36, 72, 54)
    assert places.sign(1) == (438, 634, 72, 54)
    assert places.bar_half(0, sign=True) == (438, 90, 72, 235)
    assert places.bar_half(1, sign=True) == (438, 399, 72, 235)


def test_the_cube_lies_on_its_owners_half() -> None:
    places = layout(1_000)
    assert places.cube(0)[1] < places.cube(None)[1] < places.cube(1)[1]
