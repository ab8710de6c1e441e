"""Chances to win a match."""

from itertools import pairwise, product

import pytest

from bot.engines.backgammon.match_chances import FARTHEST, win_match

NEEDED = range(1, FARTHEST + 1)
KAZAROSS = {
    (2, 2): 0.500, (3, 2): 0.401, (4, 2): 0.331, (5, 2): 0.256, (7, 2): 0.158, (9, 2): 0.098,
    (4, 3): 0.428, (5, 3): 0.352, (7, 3): 0.238, (9, 3): 0.160, (7, 5): 0.374, (9, 5): 0.275,
    (9, 7): 0.391, (13, 3): 0.069, (13, 5): 0.140, (13, 9): 0.318, (25, 13): 0.139,
    (25, 20): 0.342,
}  # fmt: skip
"""Chances by the points that one side and the other still need: the table Kazaross XG2."""


@pytest.mark.parametrize("crawford_over", [False, True])
def test_the_two_sides_have_all_the_chances_between_them(*, crawford_over: bool) -> None:
    for own, other in product(NEEDED, repeat=2):
        both = win_match(own, other, crawford_over=crawford_over) + win_match(
            other, own, crawford_over=crawford_over
        )
        assert both == pytest.approx(1)


def test_a_match_that_goes_on_is_won_sometimes_and_never_for_certain() -> None:
    for own, other in product(NEEDED, repeat=2):
        assert 0 < win_match(own, other, crawford_over=False) < 1


@pytest.mark.parametrize("crawford_over", [False, True])
def test_needing_more_never_helps(*, crawford_over: bool) -> None:
    for other in NEEDED:
        chances = [
            win_match(own, other, crawford_over=crawford_over) for own in range(FARTHEST + 1)
        ]
        assert all(fewer >= more for fewer, more in pairwise(chances))


def test_a_match_that_is_over_is_certain() -> None:
    assert win_match(0, 3, crawford_over=False) == 1
    assert win_match(2, -1, crawford_over=False) == 0


@pytest.mark.parametrize(("needed", "chance"), [(2, 0.323), (3, 0.249), (4, 0.186), (5, 0.158)])
def test_before_the_crawford_game_it_is_as_in_the_tables(needed: int, chance: float) -> None:
    assert win_match(needed, 1, crawford_over=False) == pytest.approx(chance, abs=0.012)


@pytest.mark.parametrize(("needed", "chance"), [(2, 0.488), (3, 0.323), (4, 0.31), (5, 0.19)])
def test_after_the_crawford_game_it_is_as_in_the_tables(needed: int, chance: float) -> None:
    assert win_match(needed, 1, crawford_over=True) == pytest.approx(chance, abs=0.013)


@pytest.mark.parametrize("needed", KAZAROSS)
def test_earlier_it_is_as_in_the_tables_too(needed: tuple[int, int]) -> None:
    assert win_match(*needed, crawford_over=False) == pytest.approx(KAZAROSS[needed], abs=0.012)
