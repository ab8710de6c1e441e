"""Tapping a play of backgammon, step by step."""

from rules.backgammon import Position
from rules.taps import Tap
from tests.rules.backgammon.boards import GAME, START, rolled
from tests.rules.tapping import marked, offered, refuses, tapped

WORST = "a--AA-AA-AA-AA-AA-A-AA-AA-"


def to_roll(cube: str) -> Position:
    """Return the start with a cube, before a roll or an answer."""
    return GAME.load(f"{START}:0:0:1:{cube}:0:0:0:0:10")


def test_a_step_is_tapped_from_and_to() -> None:
    position = rolled(START, "31")
    taps = GAME.taps(position, ())
    assert taps.next == tuple(Tap(point, joint=", ") for point in ("24", "13", "8", "6"))
    assert taps.position == position
    assert marked(GAME, position) == ({24, 13, 8, 6}, set())
    assert taps.question == "from"
    taps = GAME.taps(position, ["8"])
    assert taps.question == "to"
    assert taps.next == (Tap("7", joint="→"), Tap("5", joint="→"))
    assert taps.position == position
    assert marked(GAME, position, "8") == ({8}, {7, 5})


def test_a_step_shows_on_the_board_and_uses_a_die() -> None:
    position = rolled(START, "31")
    taps = GAME.taps(position, ["8", "5"])
    assert taps.used_dice == (3,)
    assert taps.move is None
    assert GAME.dump(taps.position).startswith("-b---AE-B---eE---c-e----B-:0:0:1:31:")
    assert offered(GAME, position, "8 5") == "24 8 6 5"


def test_the_dice_are_played_in_any_order_and_by_any_route() -> None:
    position = rolled(START, "31")
    for chosen in ("8 5 6 5", "6 5 8 5"):
        assert tapped(GAME, position, chosen) == "8/5 6/5"
    for chosen in ("24 21 21 20", "24 23 23 20"):
        assert tapped(GAME, position, chosen) == "24/21/20"


def test_the_dice_that_were_used_stay_on_the_table() -> None:
    position = rolled(START, "31")
    taps = GAME.taps(position, ["6", "5", "8", "5"])
    assert taps.used_dice == (3, 1)
    assert (taps.position.dice, taps.position.turn) == ((3, 1), 0)
    assert taps.position.sides == GAME.play(position, GAME.parse("8/5 6/5", position)).sides


def test_a_double_is_tapped_four_times() -> None:
    position = rolled(START, "11")
    taps = GAME.taps(position, ["8", "7", "8", "7", "6", "5"])
    assert taps.used_dice == (1, 1, 1)
    assert tapped(GAME, position, "8 7 6 5 8 7 6 5") == "8/7(2) 6/5(2)"


def test_a_hit_checker_is_on_the_bar_at_once() -> None:
    taps = GAME.taps(rolled("------A-----------a-----A-", "61"), ["24", "18"])
    assert taps.move is None
    assert GAME.dump(taps.position).startswith("a-----A-----------A-------:")


def test_both_sides_tap_in_their_own_numbering() -> None:
    position = rolled("-a-----A------------------", "61", turn=-1)
    assert tapped(GAME, position, "24 18 18 17") == "24/18*/17"


def test_the_bar_comes_first() -> None:
    position = rolled("-a---A-----------------b-A", "21")
    assert offered(GAME, position) == "bar"
    assert GAME.taps(position, ()).next == (Tap("bar", name="bar", joint=", "),)
    assert offered(GAME, position, "bar") == "24"
    assert marked(GAME, position) == ({25}, set())
    assert offered(GAME, position, "bar 24") == "24 5"


def test_a_step_that_would_leave_the_other_die_unplayed_is_not_offered() -> None:
    # The six could be played 20/14, but then the one has no move; after 10/4 it has.
    position = rolled("---------bA--b-----bA-----", "61")
    assert offered(GAME, position) == "10"
    assert refuses(GAME, position, "20 14")
    assert refuses(GAME, position, "20")


def test_when_either_die_can_be_played_but_not_both_the_larger_is_played() -> None:
    position = rolled("--------------b---------A-", "64")
    assert tapped(GAME, position, "24") == "24/18"
    assert refuses(GAME, position, "24 20")


def test_a_turn_ends_where_nothing_more_can_be_played() -> None:
    position = rolled("--------bb--------------A-", "44")
    assert tapped(GAME, position, "24 20 20 16 16 12") == "24/20/16/12"
    assert GAME.taps(position, ["24", "20", "20", "16", "16", "12"]).used_dice == (4, 4, 4)


def test_a_checker_is_borne_off_by_the_smallest_die_that_does_it() -> None:
    position = rolled("----AA------------------a-", "65")
    assert GAME.taps(position, ["5", "off"]).used_dice == (6, 5)
    assert tapped(GAME, position, "5 off 4 off") == "5/off 4/off"


def test_the_last_checker_goes_off_by_one_die_where_that_ends_alike() -> None:
    position = rolled("----A-------------------a-", "62")
    assert tapped(GAME, position, "4") == "4/2/off"
    assert tapped(GAME, position, "4 off") == tapped(GAME, position, "4 2 2 off")


def test_a_checker_goes_to_points_or_off() -> None:
    position = rolled("-A--A-------------------a-", "42")
    assert GAME.taps(position, ["4"]).next == (
        Tap("2", joint="→"),
        Tap("off", name="off", joint="→"),
    )
    assert marked(GAME, position, "4") == ({4}, {2, 0})


def test_the_last_checker_hits_on_its_way_where_both_dice_can_be_used_so() -> None:
    position = rolled("--a-A-------------------a-", "62")
    assert tapped(GAME, position, "4") == "4/2*/off"
    assert refuses(GAME, position, "4 off")


def test_while_more_can_be_played_a_turn_goes_on() -> None:
    # 4/2/off leaves the same board as 4/off with the six, which leaves the two to be played.
    position = rolled("-A--A-------------------a-", "62")
    assert tapped(GAME, position, "4 off") == "4/off 1/off"
    assert tapped(GAME, position, "4 off 1 off") == "4/off 1/off"
    assert tapped(GAME, position, "4 2 2 off") == "4/2/off"


def test_a_turn_that_can_end_in_one_way_only_is_complete_at_once() -> None:
    position = rolled("------A-----------a-----A-", "61")
    assert tapped(GAME, position, "24 18 18") == "24/18*/17"
    position = rolled("-----------------a------A-", "61")
    assert tapped(GAME, position, "24 23") == tapped(GAME, position, "24 18") == "24/18/17*"
    assert tapped(GAME, position, "24") == "24/18/17*"


def test_a_play_is_spelled_by_the_way_it_was_tapped() -> None:
    position = rolled(START, "62")
    taps = GAME.taps(position, ["24", "22", "22", "16"])
    assert taps.spelled == "24/22/16"
    assert GAME.parse(taps.spelled, position) == taps.move
    assert GAME.taps(position, ["6", "4", "13", "7"]).spelled == "13/7 6/4"


def test_where_nothing_can_be_played_the_pass_is_tapped() -> None:
    position = rolled("------------------bbbbbb-A", "66")
    assert GAME.taps(position, ()).next == (Tap("pass", name="pass"),)
    assert tapped(GAME, position, "pass") == "pass"
    assert GAME.taps(position, ["pass"]).position == position
    assert refuses(GAME, position, "bar")


def test_the_cube_is_a_word() -> None:
    assert GAME.taps(to_roll("00"), ()).question == "word"
    assert GAME.taps(to_roll("00"), ()).next == (Tap("double", name="double"),)
    offer = GAME.taps(to_roll("00"), ["double"])
    assert offer.position == to_roll("D")
    assert offered(GAME, to_roll("D")) == "take drop"
    assert tapped(GAME, to_roll("D"), "take") == "take"


def test_before_a_roll_there_is_nothing_to_tap() -> None:
    assert offered(GAME, rolled(START, "00")) == ""
    assert refuses(GAME, rolled(START, "00"), "13")


def test_the_roll_with_the_most_plays_can_be_tapped() -> None:
    position = rolled(WORST, "11")
    assert len(GAME.legal_moves(position)) == 2_226
    assert tapped(GAME, position, "24 23 23 22 22 21 4 3") == "24/23 23/22/21 4/3"
