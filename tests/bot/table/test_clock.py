"""Reminders, and what happens when time has run out."""

import pytest

from bot.engines.engine import Level
from bot.identity import Moment, computer_player
from bot.table.change import Change
from bot.table.clock import MINUTE, TIMEOUTS, claim, deadline, handle_alarm, next_alarm
from bot.table.events import Ended, Gone, Warned
from bot.table.offers import agree, offer_undo
from bot.table.refusals import (
    ComputersHaveNoClock,
    NoClockHere,
    NoGameOn,
    OwnClock,
    Refused,
    TimeIsLeft,
)
from bot.table.seating import sit_down
from bot.table.values import Cause, Clock, Result, Setup, TimeWarning
from rules.errors import Refusal
from rules.game import Seat
from tests.bot.scripted import ScriptedChance
from tests.bot.table.people import begun, later, opened, play

TIMED = Setup("checkers", clock=Clock(4 * MINUTE))
FALLING = Setup("checkers", clock=Clock(4 * MINUTE, falls=True))
FIRST, SECOND = Seat(0), Seat(1)


def at(change: Change, minutes: float) -> Change:
    return Change(change.table, Moment(change.table.since + int(minutes * MINUTE)), change.chance)


def reminded(setup: Setup) -> Change:
    """Return a game whose player to move has been reminded."""
    return handle_alarm(at(begun(setup), 3))


def why(refused: pytest.ExceptionInfo[Refused]) -> Refusal:
    return refused.value.reason


def test_without_a_clock_nothing_ever_rings() -> None:
    change = begun(Setup("checkers"))
    assert handle_alarm(later(change)).news == ()
    with pytest.raises(Refused) as refused:
        claim(change, [SECOND])
    assert why(refused) == NoClockHere()


def test_nothing_runs_while_people_gather() -> None:
    change = opened(TIMED)
    assert deadline(change.table) is None
    with pytest.raises(Refused) as refused:
        claim(change, [SECOND])
    assert why(refused) == NoGameOn()


def test_the_player_to_act_is_reminded_before_time_runs_out() -> None:
    change = begun(TIMED)
    assert next_alarm(change.table) == change.table.since + 3 * MINUTE
    assert handle_alarm(at(change, 2.9)).news == ()
    reminded = handle_alarm(at(change, 3))
    assert reminded.news == (Warned(TimeWarning.REMINDED),)
    assert next_alarm(reminded.table) == deadline(change.table)


def test_everybody_is_told_once_that_time_has_run_out() -> None:
    change = handle_alarm(at(handle_alarm(at(begun(TIMED), 3)), 4))
    assert change.news == (Warned(TimeWarning.RAN_OUT),)
    assert handle_alarm(at(change, 9)).news == ()


def test_a_late_reminder_still_leaves_its_time() -> None:
    change = handle_alarm(at(begun(TIMED), 50))
    assert change.news == (Warned(TimeWarning.REMINDED),)
    assert deadline(change.table) == change.at + MINUTE


def test_nobody_loses_on_time_without_a_reminder() -> None:
    for setup in (TIMED, FALLING):
        change = claim(at(begun(setup), 50), [SECOND])
        assert change.news == (Warned(TimeWarning.REMINDED),)


def test_a_game_is_claimed_when_time_has_run_out() -> None:
    change = claim(at(reminded(TIMED), 4), [SECOND])
    assert change.table.ending == Ended(Cause.CLOCK, Result(SECOND, "resigned", 1, "game-1"))


def test_a_game_is_not_claimed_before() -> None:
    with pytest.raises(Refused) as refused:
        claim(at(reminded(TIMED), 3), [SECOND])
    assert why(refused) == TimeIsLeft(FIRST, MINUTE)


def test_players_do_not_win_on_their_own_time() -> None:
    for minutes in (3, 4):
        with pytest.raises(Refused) as refused:
            claim(at(reminded(TIMED), minutes), [FIRST])
        assert why(refused) == OwnClock()


def test_one_may_still_move_until_the_game_is_claimed() -> None:
    change = at(begun(TIMED), 5)
    assert play(change, "c3-d4").table.playing


def test_where_the_table_says_so_the_game_is_lost_by_itself() -> None:
    change = handle_alarm(at(reminded(FALLING), 4))
    assert change.table.ending == Ended(Cause.CLOCK, Result(SECOND, "resigned", 1, "game-1"))


def test_of_four_the_late_one_drops_out() -> None:
    setup = Setup("quoridor", seats=4, clock=Clock(4 * MINUTE, falls=True))
    change = handle_alarm(at(Change(reminded(setup).table, Moment(0), ScriptedChance()), 4))
    assert change.news == (Gone(FIRST, Cause.CLOCK),)
    assert change.table.to_act == SECOND


def against_a_computer(setup: Setup) -> Change:
    """Return a game in which a computer has to answer Anna's first move."""
    computer = computer_player(Level.CLUB)
    return play(sit_down(opened(setup), computer, ""), "c3-d4")


@pytest.mark.parametrize("setup", [TIMED, FALLING])
def test_a_computer_is_neither_reminded_nor_out_of_time(setup: Setup) -> None:
    change = against_a_computer(setup)
    assert deadline(change.table) is None
    assert next_alarm(change.table) == change.at + TIMEOUTS.idle
    assert handle_alarm(at(change, 50)).news == ()
    with pytest.raises(Refused) as refused:
        claim(at(change, 50), [FIRST])
    assert why(refused) == ComputersHaveNoClock(SECOND)


def test_after_a_computer_the_clock_of_a_person_begins_anew() -> None:
    change = play(at(against_a_computer(FALLING), 50), "b6-a5")
    assert deadline(change.table) == change.at + 4 * MINUTE
    assert handle_alarm(at(change, 3)).news == (Warned(TimeWarning.REMINDED),)


def test_the_clock_starts_again_with_every_turn() -> None:
    change = play(handle_alarm(at(begun(TIMED), 3)), "c3-d4")
    assert change.table.since == change.at
    assert change.table.warning is TimeWarning.NONE


def test_a_roll_does_not_restart_the_clock() -> None:
    setup = Setup("backgammon", clock=Clock(4 * MINUTE), auto_roll=False)
    change = play(begun(setup, "52", "31"), "13/8 13/11")
    since = change.table.since
    assert play(change, "roll").table.since == since


def test_the_clock_starts_again_after_a_takeback() -> None:
    change = offer_undo(play(begun(TIMED), "c3-d4"), FIRST)
    change = agree(later(change, MINUTE), [SECOND])
    assert change.table.to_act == FIRST
    assert change.table.since == change.at


def test_a_table_that_nobody_comes_to_is_closed() -> None:
    change = opened(Setup("checkers"))
    assert next_alarm(change.table) == TIMEOUTS.waiting
    assert handle_alarm(later(change, TIMEOUTS.waiting - 1)).news == ()
    assert handle_alarm(later(change, TIMEOUTS.waiting)).news == (Ended(Cause.ABANDONED),)


def test_a_game_that_nobody_plays_is_closed() -> None:
    change = play(begun(Setup("checkers")), "c3-d4")
    assert next_alarm(change.table) == change.at + TIMEOUTS.idle
    assert handle_alarm(later(change, TIMEOUTS.idle - 1)).news == ()
    change = handle_alarm(later(change, TIMEOUTS.idle))
    assert change.table.ending == Ended(Cause.ABANDONED)
    assert next_alarm(change.table) is None


def test_warnings_do_not_keep_a_game_alive() -> None:
    change = handle_alarm(at(reminded(TIMED), 5))
    assert change.table.warning is TimeWarning.RAN_OUT
    assert next_alarm(change.table) == begun(TIMED).table.since + TIMEOUTS.idle
