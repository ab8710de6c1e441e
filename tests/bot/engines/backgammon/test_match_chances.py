"""Chances to win a match."""

from itertools import pairwise, product

import pytest

from bot.engines.backgammon.match_chances import win_match


@pytest.mark.parametrize("crawford_over", [False, True])
def test_the_two_sides_have_all_the_chances_between_them(*, crawford_over: bool) -> None:
    for own, other in product(range(1, 12), repeat=2):
        both = win_match(own, other, crawford_over=crawford_over) + win_match(
            other, own, crawford_over=crawford_over
        )
        assert both == pytest.approx(1)


def test_needing_more_never_helps() -> None:
    for other in range(1, 12):
        chances = [win_match(own, other, crawford_over=False) for own in range(13)]
        assert all(fewer >= more for fewer, more in pairwise(chances))


def test_a_match_that_is_over_is_certain() -> None:
    assert win_match(0, 3, crawford_over=False) == 1
    assert win_match(2, -1, crawford_over=False) == 0


@pytest.mark.parametrize(("needed", "chance"), [(2, 0.31), (3, 0.25), (4, 0.18), (5, 0.16)])
def test_before_the_crawford_game_it_is_as_in_the_tables(needed: int, chance: float) -> None:
    """Within two hundredths of the match equity tables that players use."""
    assert win_match(needed, 1, crawford_over=False) == pytest.approx(chance, abs=0.02)
