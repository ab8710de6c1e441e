"""Janowski's model of the cube."""

import pytest

from bot.engines.backgammon.cube_model import Holder, Prospect, worth_with_cube


def worth(chance: float, holder: Holder) -> float:
    return worth_with_cube(Prospect(chance, 1, 1), holder)


def test_a_cube_that_nobody_can_turn_changes_nothing() -> None:
    assert worth(0.75, Holder.NOBODY) == pytest.approx(0.5)


def test_an_even_game_with_the_cube_in_the_middle_is_even() -> None:
    assert worth(0.5, Holder.EITHER) == pytest.approx(0)


def test_the_cube_is_worth_something_to_whoever_holds_it() -> None:
    assert worth(0.5, Holder.OWN) > 0 > worth(0.5, Holder.OTHER)
    assert worth(0.5, Holder.OWN) == pytest.approx(-worth(0.5, Holder.OTHER))


def test_a_take_is_right_between_a_fifth_and_a_quarter() -> None:
    """A dead cube needs 25 % to take, a live one 20 %: at double stakes the drop costs -1."""
    assert 2 * worth(0.26, Holder.OWN) > -1
    assert 2 * worth(0.19, Holder.OWN) < -1


@pytest.mark.parametrize("holder", Holder)
def test_certain_games_are_worth_what_they_count(holder: Holder) -> None:
    assert worth_with_cube(Prospect(1, 1.5, 1), holder) == pytest.approx(1.5)
    assert worth_with_cube(Prospect(0, 1, 1.25), holder) == pytest.approx(-1.25)
