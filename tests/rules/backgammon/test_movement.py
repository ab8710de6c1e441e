"""How checkers move, one rule a test."""

import pytest

from rules.game import Roll, Seat, ToMove, ToRoll
from tests.rules.backgammon.boards import GAME, START, after, plays, rolled


def test_the_game_opens_with_a_die_each() -> None:
    assert GAME.stage(GAME.opening(2)) == ToRoll(None, 2)


def test_equal_opening_dice_are_rolled_again() -> None:
    opening = GAME.opening(2)
    assert GAME.play(opening, Roll((4, 4))) == opening


@pytest.mark.parametrize(("dice", "starter"), [((6, 2), 0), ((2, 6), 1)])
def test_the_higher_die_starts_and_plays_both(dice: tuple[int, int], starter: int) -> None:
    position = GAME.play(GAME.opening(2), Roll(dice))
    assert GAME.stage(position) == ToMove(Seat(starter))
    assert position.dice == (6, 2)


def test_a_point_held_by_two_is_closed() -> None:
    assert plays("-----------------bb-----A-", "61") == {"24/23"}


def test_a_lone_checker_is_hit_and_goes_to_the_bar() -> None:
    assert after("------------------a-----A-", "61", "24/18*/17") == "a----------------A--------"


def test_both_sides_see_the_same_rules() -> None:
    assert after("-a-----A------------------", "61", "24/18*/17", turn=-1) == (
        "--------a----------------A"
    )


def test_one_checker_plays_both_dice_only_over_an_open_point() -> None:
    assert plays("-----------------b-b----A-", "65") == {"24/18/13"}
    assert plays("----------------b-bb----A-", "65") == {"pass"}


def test_a_double_is_played_four_times() -> None:
    assert plays("a-----------------------A-", "44") == {"24/20/16/12/8"}


def test_of_a_double_as_much_as_possible_is_played() -> None:
    assert plays("--------bb--------------A-", "44") == {"24/20/16/12"}


def test_both_dice_must_be_played_if_any_way_allows_it() -> None:
    # The six could be played 20/14, but then the one has no move; after 10/4 it has.
    assert plays("---------bA--b-----bA-----", "61") == {"10/4/3"}


def test_when_either_die_can_be_played_but_not_both_it_is_the_larger() -> None:
    assert plays("--------------b---------A-", "64") == {"24/18"}


def test_when_only_the_smaller_die_can_be_played_it_is_played() -> None:
    assert plays("--------------b---b-----A-", "64") == {"24/20"}


def test_when_nothing_can_be_played_the_turn_is_lost() -> None:
    position = rolled("------------------bbbbbb-A", "66")
    (lost,) = GAME.legal_moves(position)
    assert GAME.format(lost, position) == "pass"
    following = GAME.play(position, lost)
    assert following.sides == position.sides
    assert GAME.stage(following) == ToRoll(Seat(1))


def test_the_bar_comes_first() -> None:
    assert plays("-a---A-----------------b-A", "21") == {"bar/24 5/3", "bar/24/22"}


def test_all_on_the_bar_enter_before_anything_else_moves() -> None:
    assert plays("-a---A------------------bB", "21") == {"bar/23"}


def test_a_checker_is_borne_off_by_its_exact_number() -> None:
    assert after("-A--A-A-----------------a-", "41", "4/off 1/off") == "------A-----------------a-"


def test_a_larger_number_bears_off_from_the_highest_point_only() -> None:
    assert plays("--A-A-------------------a-", "65") == {"4/off 2/off"}
    assert plays("--A---A-----------------a-", "51") == {"6/1 2/1", "6/1/off"}


def test_a_checker_may_be_moved_inside_the_home_instead() -> None:
    assert plays("--A---A-----------------a-", "21") == {"6/4 2/1", "6/4/3", "6/5 2/off"}


def test_the_last_checker_may_come_home_and_another_go_off_in_one_turn() -> None:
    assert plays("------AA----------------a-", "61") == {"7/1 6/5", "7/1/off"}
    assert after("------AA----------------a-", "61", "7/6 6/off") == "------A-----------------a-"


def test_pips_count_every_step_to_go() -> None:
    assert rolled(START, "31").pips == (167, 167)
    assert rolled("-a-----------------------A", "31").pips == (25, 24)
