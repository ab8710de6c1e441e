"""What the cube is worth at a score."""

from itertools import pairwise, product

import numpy as np
import pytest

from bot.engines.backgammon.match_chances import FARTHEST
from bot.engines.backgammon.net_cube import weigh_cube
from bot.engines.backgammon.net_stakes import find_stakes
from rules.backgammon import Backgammon, Position
from rules.game import Seat

START = "-b----E-C---eE---c-e----B-"


def at(own: int, other: int, length: int, crawford: int = 0, cube: int = 0) -> Position:
    return Backgammon().load(f"{START}:{cube}:0:1:00:{own}:{other}:{crawford}:{length}:10")


def chances(win: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.array([win, 0, 0, 0, 0], np.float32)


def test_for_money_a_point_is_a_point() -> None:
    assert find_stakes(at(0, 0, 0), Seat(0), 1).won == (1, 2, 3)
    assert find_stakes(at(0, 0, 0), Seat(0), 2).lost == (-2, -4, -6)


def test_gammons_count_nothing_in_the_last_game() -> None:
    stakes = find_stakes(at(2, 2, 3), Seat(1), 1)
    assert (stakes.won, stakes.lost) == ((1, 1, 1), (-1, -1, -1))


@pytest.mark.parametrize("cube", range(6))
def test_a_better_result_never_counts_less(cube: int) -> None:
    for own, other in product(range(FARTHEST), repeat=2):
        for crawford in {0, int(FARTHEST - 1 in {own, other} and own != other and not cube)}:
            position = at(own, other, FARTHEST, crawford, cube)
            for seat, value in product((Seat(0), Seat(1)), (1 << cube, 2 << cube)):
                stakes = find_stakes(position, seat, value)
                worths = (*reversed(stakes.lost), *stakes.won)
                assert all(worse <= better for worse, better in pairwise(worths)), position
                assert stakes.lost[0] < stakes.won[0], position


def test_a_match_of_any_length_can_be_judged() -> None:
    stakes = find_stakes(at(0, 980, 999), Seat(0), 1)
    assert 1 < stakes.won[1] < stakes.won[2]


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


def test_the_crawford_game_is_worth_what_its_chances_are() -> None:
    """Gammons of the leader count nothing, and nobody doubles: nothing bends the line."""
    behind, even, ahead = (weigh_cube(at(4, 3, 5, 1), chances(win)).roll for win in (0.2, 0.5, 0.8))
    assert (behind, even, ahead) == pytest.approx((-0.6, 0, 0.6))


def test_a_cube_of_the_other_side_is_worth_something_to_it() -> None:
    own, middle, other = (
        weigh_cube(Backgammon().load(f"{START}:1:{owner}:1:00:0:0:0:0:10"), chances(0.5)).roll
        for owner in (1, 0, -1)
    )
    assert own > middle > other
    assert own == pytest.approx(-other)


def test_a_cube_is_of_use_to_whoever_needs_more_than_it_counts() -> None:
    """After the Crawford game the leader has none, and the other side has."""
    leader, trailing = (weigh_cube(at(*score, 5), chances(0.5)).roll for score in ((4, 2), (2, 4)))
    assert leader == pytest.approx(-trailing)
    assert trailing > 0


def test_a_double_is_worth_no_more_than_its_drop() -> None:
    worths = weigh_cube(at(0, 0, 0), chances(0.95))
    assert worths.doubled == worths.dropped == 1
    assert worths.taken > 1
