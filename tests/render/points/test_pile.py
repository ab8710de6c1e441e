"""Where the checkers of a stack lie, as numbers."""

import pytest

from render.points.pile import Pile


def test_checkers_lie_side_by_side_from_the_bottom_on() -> None:
    pile = Pile(width=60, height=300, count=3, checker=60, from_top=False)
    assert {pile.disc(at).centre[0] for at in range(3)} == {30}
    assert [pile.disc(at).centre[1] for at in range(3)] == pytest.approx([269.1, 209.1, 149.1])
    assert pile.top == pile.disc(2)
    assert pile.free.centre == pytest.approx((30, 89.1))


def test_checkers_hang_from_the_top() -> None:
    pile = Pile(width=60, height=300, count=1, checker=60, from_top=True)
    assert pile.top.centre == pytest.approx((30, 29.1))
    assert pile.free.centre == pytest.approx((30, 89.1))
    assert pile.dot_side == 60


def test_at_the_tip_of_a_full_point_marks_are_smaller() -> None:
    pile = Pile(width=60, height=300, count=9, checker=60, from_top=True)
    assert pile.shown == 5
    (_, y), radius = pile.free
    assert y + radius <= 300
    assert radius < Pile(60, 300, 1, 60, from_top=True).free.radius
    assert pile.dot_side < 60
