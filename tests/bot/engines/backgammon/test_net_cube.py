"""What the cube is worth at a score."""

import numpy as np
import pytest

from bot.engines.backgammon.net_cube import weigh_cube
from bot.engines.backgammon.net_stakes import find_stakes
from rules.backgammon import Backgammon, Position
from rules.game import Seat

START = "-b----E-C---eE---c-e----B-"


def at(own: int, other: int, length: int, crawford: int = 0) -> Position:
    return Backgammon().load(f"{START}:0:0:1:00:{own}:{other}:{crawford}:{length}:10")


def chances(win: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.array([win, 0, 0, 0, 0], np.float32)


def test_for_money_a_point_is_a_point() -> None:
    assert find_stakes(at(0, 0, 0), Seat(0), 1).won == (1, 2, 3)
    assert find_stakes(at(0, 0, 0), Seat(0), 2).lost == (-2, -4, -6)


def test_gammons_count_nothing_in_the_last_game() -> None:
    stakes = find_stakes(at(2, 2, 3), Seat(1), 1)
    assert (stakes.won, stakes.lost) == ((1, 1, 1), (-1, -1, -1))


def test_after_the_crawford_game_two_points_to_go_are_as_good_as_one() -> None:
    """Either is one game away, because the cube is turned at once: a gammon brings nothing."""
    assert find_stakes(at(2, 4, 5), Seat(0), 1).won[1] == pytest.approx(1)
    assert find_stakes(at(1, 3, 5), Seat(0), 1).won[1] > 1


def test_a_cube_that_ends_the_match_is_dead() -> None:
    """Both need two points: once doubled, the game decides the match."""
    even, ahead = (weigh_cube(at(0, 0, 2), chances(win)).taken for win in (0.5, 0.75))
    stakes = find_stakes(at(0, 0, 2), Seat(0), 2)
    assert even == pytest.approx(0)
    assert ahead == pytest.approx(stakes.won[0] / 2)


def test_a_double_is_worth_no_more_than_its_drop() -> None:
    worths = weigh_cube(at(0, 0, 0), chances(0.95))
    assert worths.doubled == worths.dropped == 1
    assert worths.taken > 1
