"""A forgotten player is not waited for any more."""

import pytest

from bot.identity import Player
from bot.table.departure import depart
from bot.table.events import Declined, Ended, Gone, Left, TurnedDown
from bot.table.offers import offer_rematch
from bot.table.seating import sit_down
from bot.table.values import Cause, Setup
from rules.game import Seat
from tests.bot.table.people import ANNA, BEN, CLEO, DAN, begun, opened

FOUR = Setup("quoridor", 4)


def test_a_waiting_player_gets_up() -> None:
    change = sit_down(opened(FOUR), BEN, "")
    after = depart(change, [ANNA.id])
    assert after.news[len(change.news) :] == (Left(ANNA),)
    assert after.table.players == (BEN,)


def test_the_only_waiting_player_closes_the_table() -> None:
    change = opened(FOUR)
    assert depart(change, [ANNA.id]).table.ending == Ended(Cause.LEFT)


def test_no_place_is_kept_for_a_forgotten_player() -> None:
    change = opened(FOUR, invited=[BEN, CLEO])
    after = depart(change, [BEN.id])
    assert after.news[len(change.news) :] == (TurnedDown(BEN),)
    assert after.table.awaited == (CLEO,)


def test_the_others_play_on_where_they_can() -> None:
    change = begun(FOUR)
    after = depart(change, [DAN.id])
    assert Gone(Seat(3), Cause.RESIGNED) in after.news
    assert after.table.playing
    again = depart(after, [DAN.id])
    assert again is after


def test_a_game_of_two_ends_and_counts_for_nobody() -> None:
    after = depart(begun(Setup("checkers")), [BEN.id])
    assert after.table.ending == Ended(Cause.FORGOTTEN)


def test_a_table_with_others_is_left_alone() -> None:
    change = begun(Setup("checkers"))
    assert depart(change, [CLEO.id]) is change


def test_a_game_that_is_over_stays_as_it_ended() -> None:
    change = begun(Setup("checkers")).then(Ended(Cause.STOPPED, by=CLEO))
    assert depart(change, [ANNA.id, CLEO.id]) is change


@pytest.mark.parametrize("gone", [ANNA, BEN])
def test_an_offer_of_a_rematch_is_declined(gone: Player) -> None:
    change = begun(Setup("checkers")).then(Ended(Cause.STOPPED))
    change = offer_rematch(change, Seat(0))
    after = depart(change, [gone.id])
    assert after.news[-1] == Declined(change.table.seats_of(gone.id)[0])
    assert after.table.offer is None
    assert depart(after, [gone.id]) is after


def test_an_offer_between_other_players_stays() -> None:
    change = offer_rematch(begun(Setup("checkers")).then(Ended(Cause.STOPPED)), Seat(0))
    assert depart(change, [CLEO.id]) is change
