"""What a table says about itself: phase, score, winner, and who is waited for."""

import pytest
from msgspec.structs import replace

from bot.table.events import Ended
from bot.table.offers import agree, ask_undo, offer_draw, offer_rematch
from bot.table.seating import get_up, sit_down
from bot.table.table import Table
from bot.table.values import Cause, Phase, Result, Setup
from rules.game import Seat
from tests.bot.table.people import ANNA, BEN, CLEO, DAN, begun, opened, play

CHECKERS = Setup("checkers")
FOUR = Setup("quoridor", seats=4)
FIRST, SECOND = Seat(0), Seat(1)
EARLIER = (
    Result(SECOND, "single", 1, "game-1"),
    Result(FIRST, "gammon", 2, "game-2"),
    Result(SECOND, "gammon", 2, "game-3"),
)


def table_after(*results: Result, last: Result | None = None) -> Table:
    """Return a table of a match; with a last result its current game has ended."""
    table = begun(Setup("backgammon", options={"match": 5}), "52").table
    dice = replace(table.dice, game_id=f"game-{len(results) + 1}")
    ending = Ended(Cause.RULES, last) if last else None
    return replace(table, results=results, dice=dice, ending=ending)


def test_a_table_goes_through_its_phases() -> None:
    change = opened(CHECKERS)
    assert change.table.phase is Phase.GATHERING
    change = sit_down(change, BEN, "")
    assert change.table.phase is Phase.PLAYING
    assert change.then(Ended(Cause.STOPPED)).table.phase is Phase.FINISHED


def test_a_table_that_everybody_left_is_closed() -> None:
    assert get_up(opened(CHECKERS), ANNA).table.phase is Phase.CLOSED


def test_the_score_is_that_of_the_earlier_games() -> None:
    assert table_after().score == (0, 0)
    assert table_after(*EARLIER).score == (2, 3)
    assert table_after(*EARLIER, last=Result(FIRST, "backgammon", 3, "game-4")).score == (2, 3)


def test_games_of_a_match_are_counted_from_one() -> None:
    assert table_after().game_number == 1
    assert table_after(*EARLIER).game_number == 4
    assert table_after(*EARLIER).game_ids == ("game-1", "game-2", "game-3", "game-4")


def test_a_game_in_progress_has_neither_result_nor_winner() -> None:
    table = table_after(*EARLIER)
    assert (table.result, table.winner) == (None, None)


def test_a_stopped_game_has_neither_result_nor_winner() -> None:
    table = replace(table_after(*EARLIER), ending=Ended(Cause.STOPPED))
    assert (table.result, table.winner) == (None, None)


@pytest.mark.parametrize("winner", [FIRST, SECOND, None])
def test_a_single_game_is_won_by_its_winner(winner: Seat | None) -> None:
    result = Result(winner, "single", 0, "game-1")
    table = table_after(last=result)
    assert (table.result, table.winner) == (result, winner)


def test_a_match_is_won_by_the_seat_with_the_most_points() -> None:
    assert table_after(*EARLIER, last=Result(FIRST, "single", 3, "game-4")).winner == FIRST
    assert table_after(*EARLIER, last=Result(SECOND, "single", 2, "game-4")).winner == SECOND


def test_the_player_to_act_sits_at_the_seat_to_act() -> None:
    change = begun(CHECKERS)
    assert change.table.player_to_act == ANNA
    assert play(change, "c3-d4").table.player_to_act == BEN
    assert opened(CHECKERS).table.player_to_act is None


def test_invited_players_are_waited_for_until_they_come() -> None:
    change = opened(FOUR, invited=[BEN, CLEO])
    assert change.table.waited_for == (BEN, CLEO)
    assert sit_down(change, BEN, "").table.waited_for == (CLEO,)
    assert opened(FOUR).table.waited_for == ()


def test_the_player_to_act_is_waited_for() -> None:
    assert begun(CHECKERS).table.waited_for == (ANNA,)
    assert begun(CHECKERS).then(Ended(Cause.STOPPED)).table.waited_for == ()


def test_an_answer_is_waited_for_before_a_move() -> None:
    table = offer_draw(begun(CHECKERS), FIRST).table
    assert (table.player_to_act, table.waited_for) == (ANNA, (BEN,))


def test_only_those_who_have_not_answered_yet_are_waited_for() -> None:
    change = agree(ask_undo(play(begun(FOUR), "e2"), FIRST), [Seat(2)])
    assert change.table.to_answer == (SECOND, Seat(3))
    assert change.table.waited_for == (BEN, DAN)
    assert begun(FOUR).table.to_answer == ()


def test_everybody_who_played_answers_for_a_rematch() -> None:
    change = begun(CHECKERS).then(Ended(Cause.STOPPED))
    assert offer_rematch(change, SECOND).table.waited_for == (ANNA,)
