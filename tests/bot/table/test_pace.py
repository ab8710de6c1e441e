"""Pace: how long a move may be taken back freely, and what waits for that."""

import pytest
from msgspec.structs import replace

from bot.identity import Moment
from bot.table import log
from bot.table.change import Change
from bot.table.clock import MINUTE, TIMEOUTS, handle_alarm, next_alarm
from bot.table.events import Declined, LaterEvent, Moved, Offered, Rolled, Undone
from bot.table.offers import agree, decline, offer_draw, offer_undo, resign
from bot.table.pace import INSTANT, Pace
from bot.table.playing import move, roll
from bot.table.refusals import NothingToTakeBack, Refused
from bot.table.table import Table
from bot.table.values import Clock, Setup, TimeWarning
from rules.game import Seat
from tests.bot.table.people import ANNA, BEN, begun, play, resumed

FIRST, SECOND = Seat(0), Seat(1)
SECONDS = 5_000
PACE = Pace(take_back=SECONDS)
DICE = Setup("backgammon")
CHECKERS = Setup("checkers")
MOVED = 10_000
"""When Anna has moved in these games."""
ENDED = MOVED + SECONDS
"""When she can no longer take that back."""


def at(change: Change, moment: int, pace: Pace = PACE) -> Change:
    """Return a table at some moment, with nothing new."""
    return Change(change.table, Moment(moment), change.chance, pace=pace)


def moved(setup: Setup = DICE, pace: Pace = PACE) -> Change:
    """Let Anna move, at a table where Ben's roll is 3-1 or he has several moves."""
    text = "c3-d4" if setup.game == "checkers" else "13/11 13/8"
    return move(at(begun(setup, "52", "31", "64"), MOVED, pace), [FIRST], text)


def alarm(change: Change, pace: Pace = PACE) -> Moment | None:
    return next_alarm(change.table, TIMEOUTS, pace)


def as_it_was(table: Table) -> Table:
    """Return everything about a table but how it came to that."""
    return replace(table, log=())


def test_the_next_roll_waits_exactly_until_the_move_cannot_be_taken_back() -> None:
    change = moved()
    assert change.news == (Moved(FIRST, "13/11 13/8"),)
    assert alarm(change) == ENDED
    assert handle_alarm(at(change, ENDED - 1)).news == ()
    assert handle_alarm(at(change, ENDED)).news == (Rolled((3, 1), SECOND),)
    assert offer_undo(at(change, ENDED - 1), FIRST).news == (Undone(1, "13/11 13/8", FIRST),)
    assert isinstance(offer_undo(at(change, ENDED), FIRST).news[0], Offered)


def test_a_forced_move_waits_for_it_as_well() -> None:
    change = play(begun(CHECKERS), "c3-d4")
    change = move(at(change, MOVED), [SECOND], "f6-e5")
    assert change.news == (Moved(SECOND, "f6-e5"),)
    assert alarm(change) == ENDED
    assert handle_alarm(at(change, ENDED - 1)).news == ()
    assert handle_alarm(at(change, ENDED)).news == (Moved(FIRST, "d4xf6", unasked=True),)


def test_nobody_waits_for_a_move_that_was_made_by_itself() -> None:
    shut_out = "------N-----------cbbbbbbA:0:0:1:00:0:0:0:0:0"
    change = roll(at(resumed(DICE, shut_out, "31", "42"), MOVED), [FIRST])
    passed = Moved(FIRST, "pass", unasked=True)
    assert change.news == (Rolled((3, 1), FIRST), passed, Rolled((4, 2), SECOND))


def test_the_opponents_own_roll_comes_at_once_and_ends_it() -> None:
    change = roll(at(moved(), MOVED + 1), [SECOND])
    assert change.news == (Rolled((3, 1), SECOND),)
    assert isinstance(offer_undo(at(change, MOVED + 2), FIRST).news[0], Offered)


def test_the_opponents_answer_ends_it() -> None:
    change = move(at(moved(CHECKERS), MOVED + 1), [SECOND], "f6-g5")
    assert isinstance(offer_undo(at(change, MOVED + 2), FIRST).news[0], Offered)


def test_an_offer_of_the_opponent_ends_it() -> None:
    change = decline(at(offer_draw(at(moved(CHECKERS), MOVED + 1), SECOND), MOVED + 2), [FIRST])
    assert isinstance(offer_undo(at(change, MOVED + 3), FIRST).news[0], Offered)


def test_an_answer_of_the_opponent_ends_it() -> None:
    change = offer_draw(at(moved(CHECKERS), MOVED + 1), FIRST)
    assert offer_undo(at(change, MOVED + 2), FIRST).news == (Undone(0, "c3-d4", FIRST),)
    change = decline(at(change, MOVED + 2), [SECOND])
    assert isinstance(offer_undo(at(change, MOVED + 3), FIRST).news[0], Offered)


def test_a_free_takeback_restores_the_position_the_dice_and_the_clock() -> None:
    setup = Setup("backgammon", clock=Clock(4 * MINUTE))
    before = handle_alarm(at(begun(setup, "52", "31"), 3 * MINUTE + 7))
    assert before.table.warning is TimeWarning.REMINDED
    change = move(at(before, 3 * MINUTE + 9), [FIRST], "13/8 13/11")
    assert change.table.warning is TimeWarning.NONE
    change = offer_undo(at(change, 3 * MINUTE + 99), FIRST)
    assert as_it_was(change.table) == as_it_was(before.table)
    assert change.table.rolled == (5, 2)


def test_to_move_and_take_back_does_not_buy_time() -> None:
    setup = Setup("checkers", clock=Clock(4 * MINUTE, falls=True))
    change, moment = begun(setup), 0
    while change.table.playing and moment < 10 * MINUTE:
        moment += MINUTE // 2
        change = handle_alarm(at(change, moment))
        if change.table.playing:
            change = move(at(change, moment), [FIRST], "c3-d4")
            change = offer_undo(at(change, moment + SECONDS - 1), FIRST)
    assert change.table.ending
    assert change.at == 4 * MINUTE


def test_to_move_and_take_back_does_not_buy_another_question() -> None:
    change = begun(CHECKERS)
    for _ in range(2):
        change = decline(offer_draw(change, FIRST), [SECOND])
    declined = change.table.turned_down
    change = offer_undo(at(move(at(change, MOVED), [FIRST], "c3-d4"), MOVED + 1), FIRST)
    assert change.table.turned_down == declined


def test_an_offer_that_has_lapsed_does_not_come_back() -> None:
    change = move(at(offer_draw(begun(CHECKERS), SECOND), MOVED), [FIRST], "c3-d4")
    assert offer_undo(at(change, MOVED + 1), FIRST).table.offer is None


def test_the_opponent_cannot_take_it_back() -> None:
    with pytest.raises(Refused) as refused:
        offer_undo(at(moved(), MOVED + 1), SECOND)
    assert refused.value.reason == NothingToTakeBack()
    change = move(at(play(begun(CHECKERS), "c3-d4"), MOVED), [SECOND], "f6-g5")
    (asked,) = offer_undo(at(change, MOVED + 1), FIRST).news
    assert isinstance(asked, Offered)
    assert asked.offer.move == "c3-d4"


def test_a_move_that_was_made_by_itself_is_not_taken_back_freely() -> None:
    change = play(begun(CHECKERS), "c3-d4")
    change = move(at(change, MOVED, INSTANT), [SECOND], "f6-e5")
    assert change.table.last_move
    assert (change.table.last_move.seat, change.table.last_move.text) == (FIRST, "d4xf6")
    for seat, text in ((FIRST, "c3-d4"), (SECOND, "f6-e5")):
        (asked,) = offer_undo(at(change, MOVED + 1), seat).news
        assert isinstance(asked, Offered)
        assert asked.offer.move == text


def test_a_move_before_a_takeback_is_not_free() -> None:
    change = play(begun(CHECKERS), "c3-d4", "f6-g5")
    change = offer_undo(at(move(at(change, MOVED), [FIRST], "b2-c3"), MOVED + 1), FIRST)
    (asked,) = offer_undo(at(change, MOVED + 2), FIRST).news
    assert isinstance(asked, Offered)
    assert asked.offer.move == "c3-d4"


def test_the_next_move_after_a_takeback_is_free_again() -> None:
    change = offer_undo(at(moved(), MOVED + 1), FIRST)
    change = move(at(change, MOVED + 2), [FIRST], "24/22 13/8")
    assert alarm(change) == MOVED + 2 + SECONDS
    assert offer_undo(at(change, MOVED + 3), FIRST).news == (Undone(1, "24/22 13/8", FIRST),)


def test_after_a_free_takeback_the_same_dice_come() -> None:
    change = offer_undo(at(moved(), MOVED + 1), FIRST)
    change = move(at(change, MOVED + 2), [FIRST], "24/22 13/8")
    change = handle_alarm(at(change, MOVED + 2 + SECONDS))
    assert change.news == (Rolled((3, 1), SECOND),)


def test_whoever_confirms_moves_has_no_takeback_and_nobody_waits() -> None:
    confirming = Pace(confirm=frozenset({ANNA.id}), take_back=SECONDS)
    change = moved(pace=confirming)
    assert change.news == (Moved(FIRST, "13/11 13/8"), Rolled((3, 1), SECOND))
    change = moved(CHECKERS, pace=confirming)
    assert isinstance(offer_undo(at(change, MOVED + 1, confirming), FIRST).news[0], Offered)
    other = Pace(confirm=frozenset({BEN.id}), take_back=SECONDS)
    assert moved(pace=other).news == (Moved(FIRST, "13/11 13/8"),)


def test_without_a_time_for_it_nothing_is_free_and_nobody_waits() -> None:
    assert moved(pace=INSTANT).news == (Moved(FIRST, "13/11 13/8"), Rolled((3, 1), SECOND))
    assert isinstance(offer_undo(at(moved(CHECKERS), MOVED, INSTANT), FIRST).news[0], Offered)


def test_dice_of_a_player_who_rolls_by_hand_wait_for_the_player() -> None:
    by_hand = Pace(roll_by_hand=frozenset({BEN.id}), take_back=SECONDS)
    change = moved(pace=by_hand)
    assert alarm(change, by_hand) == MOVED + TIMEOUTS.idle
    assert handle_alarm(at(change, ENDED, by_hand)).news == ()
    assert roll(at(change, MOVED + 1, by_hand), [SECOND]).news == (Rolled((3, 1), SECOND),)


def test_dice_of_a_player_who_may_double_wait_for_the_player() -> None:
    change = moved(Setup("backgammon", options={"cube": True}))
    assert alarm(change) == MOVED + TIMEOUTS.idle
    assert handle_alarm(at(change, ENDED)).news == ()


def test_a_roll_waits_for_the_answer_to_an_offer() -> None:
    change = resign(at(moved(), MOVED + 1), SECOND, "single")
    assert alarm(change) == MOVED + 1 + TIMEOUTS.idle
    assert handle_alarm(at(change, ENDED)).news == ()
    change = decline(at(change, ENDED + 9), [FIRST])
    assert change.news == (Declined(FIRST), Rolled((3, 1), SECOND))


def test_a_roll_waits_for_an_own_offer_that_is_withdrawn_and_then_for_the_rest() -> None:
    change = resign(at(moved(), MOVED + 1), FIRST, "single")
    change = decline(at(change, MOVED + 2), [FIRST])
    assert change.news == (Declined(FIRST),)
    assert alarm(change) == ENDED


def test_after_an_agreed_takeback_nothing_is_free() -> None:
    change = agree(offer_undo(at(moved(CHECKERS), ENDED), FIRST), [SECOND])
    with pytest.raises(Refused) as refused:
        offer_undo(at(change, ENDED + 1), FIRST)
    assert refused.value.reason == NothingToTakeBack()


def test_a_move_that_ends_the_game_is_final() -> None:
    last_checker = "-Ao" + "-" * 23 + ":0:0:1:00:0:0:0:0:10"
    change = roll(at(resumed(Setup("backgammon", auto_play=False), last_checker, "31"), 0), [FIRST])
    change = move(at(change, MOVED), [FIRST], "1/off")
    assert change.table.ending
    assert alarm(change) is None


def test_a_second_thought_costs_the_same_however_many_there_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    change = begun(DICE, "52", "31")
    before, applied = change.table, 0
    apply = log.apply

    def counting(table: Table, event: LaterEvent, moment: Moment) -> Table:
        nonlocal applied
        applied += 1
        assert applied <= 2 * len(before.log), "the whole log is applied once again, and not more"
        return apply(table, event, moment)

    monkeypatch.setattr(log, "apply", counting)
    for second in range(30):
        moment = MOVED + second * SECONDS
        change = move(at(change, moment), [FIRST], "13/11 13/8")
        applied = 0
        change = offer_undo(at(change, moment + 1), FIRST)
        assert as_it_was(change.table) == as_it_was(before)
