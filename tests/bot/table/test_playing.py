"""Rolling and moving, and what happens automatically after that."""

import pytest

from bot.table import playing
from bot.table.events import Began, Ended, Moved, Rolled
from bot.table.refusals import NoGameOn, NotYourTurn, Refused
from bot.table.values import Cause, Result, Setup
from rules.errors import AlreadyRolled, IllegalMove, NoDiceHere
from rules.game import Seat
from tests.bot.table.people import begun, opened, play, resumed

MATCH = Setup("backgammon", options={"match": 3, "cube": True})
BY_HAND = Setup("backgammon", auto_roll=False)


def test_the_opening_roll_is_automatic() -> None:
    table = begun(Setup("backgammon"), "52").table
    assert table.to_act == 0
    assert table.rolls == 1


def test_a_tie_is_rolled_again() -> None:
    table = begun(Setup("backgammon"), "44", "25").table
    assert table.to_act == 1
    assert table.rolls == 2


def test_a_move_ends_with_the_others_turn() -> None:
    change = play(begun(BY_HAND, "52"), "13/8 24/22")
    assert change.news == (Moved(Seat(0), "24/22 13/8"),)
    assert change.table.to_act == 1


def test_a_move_is_kept_in_the_games_own_spelling() -> None:
    change = play(begun(Setup("checkers")), "C3 D4")
    assert change.news == (Moved(Seat(0), "c3-d4"),)


def test_dice_are_rolled_by_hand_where_the_table_says_so() -> None:
    change = play(begun(BY_HAND, "52", "31"), "13/8 13/11", "roll")
    assert change.news == (Rolled((3, 1), Seat(1)),)


def test_dice_are_not_rolled_twice() -> None:
    change = begun(Setup("backgammon"), "52", "31")
    with pytest.raises(IllegalMove) as refused:
        playing.roll(change, [Seat(0)])
    assert refused.value.reason == AlreadyRolled()


def test_a_game_without_dice_says_so() -> None:
    with pytest.raises(IllegalMove) as refused:
        playing.roll(begun(Setup("checkers")), [Seat(0)])
    assert refused.value.reason == NoDiceHere()


def test_nobody_acts_for_another_seat() -> None:
    change = begun(Setup("checkers"))
    with pytest.raises(Refused) as refused:
        playing.move(change, [Seat(1)], "c3-d4")
    assert refused.value.reason == NotYourTurn(Seat(0))


def test_nobody_acts_before_the_game() -> None:
    with pytest.raises(Refused) as refused:
        playing.move(opened(Setup("checkers")), [Seat(0)], "c3-d4")
    assert refused.value.reason == NoGameOn()


def test_a_turn_with_nothing_to_play_passes_by_itself() -> None:
    shut_out = "------N-----------cbbbbbbA:0:0:1:00:0:0:0:0:10"
    change = play(resumed(BY_HAND, shut_out, "31"), "roll")
    assert change.news == (Rolled((3, 1), Seat(0)), Moved(Seat(0), "pass", unasked=True))
    assert change.table.to_act == 1


def test_dice_roll_by_themselves_where_there_is_no_other_choice() -> None:
    change = play(begun(Setup("backgammon"), "52", "31"), "13/8 13/11")
    assert change.news[1] == Rolled((3, 1), Seat(1))


def test_dice_wait_for_a_player_who_may_double() -> None:
    setup = Setup("backgammon", options={"cube": True})
    change = play(begun(setup, "52", "31"), "13/8 13/11")
    assert len(change.news) == 1


def test_a_forced_move_waits_for_its_player_where_the_table_says_so() -> None:
    change = play(begun(Setup("checkers", auto_play=False)), "c3-d4", "f6-e5")
    assert change.table.to_act == 0
    assert len(change.table.game.legal_moves(change.table.board)) == 1


def test_a_forced_move_is_made_by_itself() -> None:
    change = play(begun(Setup("checkers")), "c3-d4", "f6-e5")
    assert change.news[1] == Moved(Seat(0), "d4xf6", unasked=True)


def test_a_dropped_double_ends_the_game_and_the_next_begins() -> None:
    change = begun(MATCH, "52", "31", "64")
    change = play(change, "13/8 13/11", "double", "drop")
    assert change.news[1] == Ended(Cause.RULES, Result(Seat(1), "dropped", 1, "game-1"))
    assert isinstance(change.news[2], Began)
    assert change.table.results == (Result(Seat(1), "dropped", 1, "game-1"),)
    assert change.table.rolls == 1
    assert [table.ending for table in change.ended] == [change.news[1]]


def test_a_match_ends_when_its_points_are_reached() -> None:
    last_checker = "-Ao" + "-" * 23 + ":1:1:1:00:1:0:0:3:10"
    change = play(resumed(MATCH, last_checker, "31"), "roll")
    assert change.table.ending == Ended(Cause.RULES, Result(Seat(0), "backgammon", 6, "game-1"))
    assert change.table.results == ()
