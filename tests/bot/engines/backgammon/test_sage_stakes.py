"""What a game is played for, in the terms of bgsage."""

import pytest
from bgbot_cpp import CubeOwner

from bot.engines.backgammon.sage_stakes import NO_CUBE, Stakes, stakes_of
from rules.game import Seat
from tests.bot.engines.backgammon.positions import GAME

_BOARD = "-b----E-C---eE---c-e----B-"


def _stakes(rest: str, seat: int = 0) -> Stakes:
    return stakes_of(GAME.load(f"{_BOARD}:{rest}"), Seat(seat))


def test_a_game_by_itself_has_no_score() -> None:
    assert _stakes("0:0:1:00:0:0:0:0:10") == Stakes()


def test_jacoby_goes_with_a_game_by_itself() -> None:
    assert _stakes("0:0:1:00:0:0:1:0:10") == Stakes(jacoby=True)


def test_without_a_cube_gammons_count_and_nobody_doubles() -> None:
    assert _stakes("0:0:1:00:0:0:0:0:0") == NO_CUBE


def test_a_cube_that_cannot_be_turned_again_is_none() -> None:
    assert _stakes("1:1:1:00:0:0:0:0:1") == NO_CUBE


def test_the_cube_belongs_to_a_seat() -> None:
    assert _stakes("2:1:1:00:0:0:0:0:10") == Stakes(4, CubeOwner.PLAYER)
    assert _stakes("2:1:1:00:0:0:0:0:10", seat=1) == Stakes(4, CubeOwner.OPPONENT)


def test_in_a_match_each_seat_has_its_way_to_go() -> None:
    assert _stakes("0:0:1:00:4:1:0:7:10") == Stakes(away=3, other_away=6)
    assert _stakes("0:0:1:00:4:1:0:7:10", seat=1) == Stakes(away=6, other_away=3)


def test_the_other_seat_sees_the_same_stakes() -> None:
    rest = "2:-1:1:00:4:1:0:9:10"
    assert _stakes(rest).flipped == _stakes(rest, seat=1)


def test_the_crawford_game_has_no_cube() -> None:
    assert _stakes("0:0:1:00:6:2:1:7:10") == Stakes(away=1, other_away=5, cubeless=True)


def test_after_the_crawford_game_the_cube_is_back() -> None:
    assert _stakes("0:0:1:00:6:3:0:7:10") == Stakes(away=1, other_away=4)


def test_every_game_of_a_match_without_a_cube_is_like_crawfords() -> None:
    assert _stakes("0:0:1:00:2:3:0:7:0") == Stakes(away=5, other_away=4, cubeless=True)


def test_a_very_long_match_is_as_far_as_bgsage_knows() -> None:
    assert _stakes("0:0:1:00:0:980:0:999:10") == Stakes(away=25, other_away=19)


def test_a_taken_cube_is_the_others_and_counts_twice() -> None:
    money = _stakes("1:1:1:00:0:0:0:0:10")
    assert money.taken == Stakes(4, CubeOwner.OPPONENT)
    assert money.from_taken(-0.3) == pytest.approx(-0.6)


def test_the_last_double_leaves_a_cube_that_nobody_turns() -> None:
    money, match = _stakes("1:1:1:00:0:0:0:0:2"), _stakes("1:1:1:00:4:1:0:9:2")
    assert money.taken == NO_CUBE
    assert money.from_taken(-0.3) == pytest.approx(-0.6)
    assert match.taken == Stakes(4, CubeOwner.OPPONENT, away=5, other_away=8, cubeless=True)


def test_the_last_double_that_decides_the_match_counts_as_any_such_double() -> None:
    """With two points to go on both sides nobody could redouble anyway."""
    last, other = (_stakes(f"0:0:1:00:3:3:0:5:{highest}") for highest in (1, 10))
    for equity in (-1, 0, 1):
        assert last.from_taken(equity) == pytest.approx(other.from_taken(equity))


def test_in_a_match_a_taken_cube_counts_by_the_score() -> None:
    """With two points to go on both sides, the second point wins the match."""
    stakes = _stakes("0:0:1:00:3:3:0:5:10")
    assert stakes.from_taken(1) == pytest.approx(-stakes.from_taken(-1))
    assert stakes.from_taken(0) == pytest.approx(0)
    assert stakes.from_taken(1) > 2
