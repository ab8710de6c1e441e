"""Throwing and moving, and what then happens by itself."""

import pytest

from bot.table import playing
from bot.table.events import Began, Ended, Moved, Rolled
from bot.table.refusals import NoGameOn, NotYourTurn, Refused
from bot.table.values import Cause, Result, Setup
from rules.errors import AlreadyRolled, IllegalMove, NoDiceHere
from rules.game import Seat
from tests.bot.table.people import begun, opened, play, resumed

MATCH = Setup("backgammon", options={"match": 3, "cube": True})


def test_the_opening_throw_comes_by_itself() -> None:
    table = begun(Setup("backgammon"), "52").table
    assert table.to_act == 0
    assert table.rolls == 1


def test_a_tie_is_thrown_again() -> None:
    table = begun(Setup("backgammon"), "44", "25").table
    assert table.to_act == 1
    assert table.rolls == 2


def test_a_move_ends_with_the_others_turn() -> None:
    course = play(begun(Setup("backgammon"), "52"), "13/8 24/22")
    assert course.news == (Moved(Seat(0), "24/22 13/8"),)
    assert course.table.to_act == 1


def test_a_move_is_kept_in_the_games_own_spelling() -> None:
    course = play(begun(Setup("checkers")), "C3 D4")
    assert course.news == (Moved(Seat(0), "c3-d4"),)


def test_dice_are_thrown_when_asked_for() -> None:
    course = play(begun(Setup("backgammon"), "52", "31"), "13/8 13/11", "roll")
    assert course.news == (Rolled((3, 1), Seat(1)),)


def test_dice_are_not_thrown_twice() -> None:
    course = begun(Setup("backgammon"), "52", "31")
    with pytest.raises(IllegalMove) as refused:
        playing.roll(course, [Seat(0)])
    assert refused.value.reason == AlreadyRolled()


def test_a_game_without_dice_says_so() -> None:
    with pytest.raises(IllegalMove) as refused:
        playing.roll(begun(Setup("checkers")), [Seat(0)])
    assert refused.value.reason == NoDiceHere()


def test_nobody_acts_for_another_seat() -> None:
    course = begun(Setup("checkers"))
    with pytest.raises(Refused) as refused:
        playing.move(course, [Seat(1)], "c3-d4")
    assert refused.value.reason == NotYourTurn(Seat(0))


def test_nobody_acts_before_the_game() -> None:
    with pytest.raises(Refused) as refused:
        playing.move(opened(Setup("checkers")), [Seat(0)], "c3-d4")
    assert refused.value.reason == NoGameOn()


def test_a_turn_with_nothing_to_play_passes_by_itself() -> None:
    shut_out = "------N-----------cbbbbbbA:0:0:1:00:0:0:0:0:10"
    course = play(resumed(Setup("backgammon"), shut_out, "31"), "roll")
    assert course.news == (Rolled((3, 1), Seat(0)), Moved(Seat(0), "pass", unasked=True))
    assert course.table.to_act == 1


def test_automatic_rolling_throws_where_nothing_else_can_be_done() -> None:
    course = play(begun(Setup("backgammon", auto_roll=True), "52", "31"), "13/8 13/11")
    assert course.news[1] == Rolled((3, 1), Seat(1))


def test_automatic_rolling_asks_whoever_may_double() -> None:
    setup = Setup("backgammon", options={"cube": True}, auto_roll=True)
    course = play(begun(setup, "52", "31"), "13/8 13/11")
    assert len(course.news) == 1


def test_a_forced_move_waits_for_its_player() -> None:
    course = play(begun(Setup("checkers")), "c3-d4", "f6-e5")
    assert course.table.to_act == 0
    assert len(course.table.game.legal_moves(course.table.board)) == 1


def test_a_forced_move_is_made_where_the_table_says_so() -> None:
    course = play(begun(Setup("checkers", auto_play=True)), "c3-d4", "f6-e5")
    assert course.news[1] == Moved(Seat(0), "d4xf6", unasked=True)


def test_a_dropped_double_ends_the_game_and_the_next_begins() -> None:
    course = begun(MATCH, "52", "31", "64")
    course = play(course, "13/8 13/11", "double", "drop")
    assert course.news[1] == Ended(Cause.RULES, Result(Seat(1), "dropped", 1, "game-1"))
    assert isinstance(course.news[2], Began)
    assert course.table.results == (Result(Seat(1), "dropped", 1, "game-1"),)
    assert course.table.rolls == 1
    assert [table.ending for table in course.ended] == [course.news[1]]


def test_a_match_ends_when_its_points_are_reached() -> None:
    last_checker = "-Ao" + "-" * 23 + ":1:1:1:00:1:0:0:3:10"
    course = play(resumed(MATCH, last_checker, "31"), "roll", "1/off")
    assert course.table.ending == Ended(Cause.RULES, Result(Seat(0), "backgammon", 6, "game-1"))
    assert course.table.results == ()
