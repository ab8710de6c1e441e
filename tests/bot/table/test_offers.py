"""Offers: draws, takebacks, resignations and rematches."""

import pytest
from msgspec.structs import replace as altered

from bot.identity import Moment, Player, forgotten_id
from bot.table.change import Change
from bot.table.events import Agreed, Declined, Ended, Gone, Moved, Offered, Rolled, Undone
from bot.table.offers import (
    agree,
    decline,
    offer_draw,
    offer_rematch,
    offer_undo,
    resign,
    ways_to_resign,
)
from bot.table.refusals import (
    AnswerFirst,
    AskedBefore,
    NoDrawsHere,
    NoSuchResignation,
    NothingToAnswer,
    NothingToTakeBack,
    PlayerIsGone,
    Refused,
    WaitForTheAnswer,
)
from bot.table.values import Cause, Offer, Proposal, Result, Setup
from rules.errors import Refusal
from rules.game import Seat
from tests.bot.table.people import ANNA, begun, later, play

CHECKERS = Setup("checkers")
FIRST, SECOND = Seat(0), Seat(1)


def why(refused: pytest.ExceptionInfo[Refused]) -> Refusal:
    return refused.value.reason


def test_a_draw_is_agreed_by_both() -> None:
    change = offer_draw(begun(CHECKERS), FIRST)
    assert change.table.to_answer == (SECOND,)
    change = agree(change, [SECOND])
    assert change.table.ending == Ended(Cause.AGREED, Result(None, "agreed", 0, "game-1"))


def test_offering_the_same_draw_accepts_it() -> None:
    change = offer_draw(offer_draw(begun(CHECKERS), FIRST), SECOND)
    assert change.table.ending


def test_a_declined_draw_changes_nothing() -> None:
    change = decline(offer_draw(begun(CHECKERS), FIRST), [SECOND])
    assert change.table.playing
    assert change.table.offer is None
    assert change.news[-1] == Declined(SECOND)


def test_an_offer_lapses_with_the_next_move() -> None:
    change = play(offer_draw(begun(CHECKERS), SECOND), "c3-d4")
    assert change.table.offer is None


def test_players_do_not_answer_their_own_offer() -> None:
    with pytest.raises(Refused) as refused:
        agree(offer_draw(begun(CHECKERS), FIRST), [FIRST])
    assert why(refused) == WaitForTheAnswer(Proposal.DRAW)


def test_without_an_offer_there_is_nothing_to_answer() -> None:
    for answer in (agree, decline):
        with pytest.raises(Refused) as refused:
            answer(begun(CHECKERS), [FIRST])
        assert why(refused) == NothingToAnswer()


def test_one_offer_at_a_time() -> None:
    change = offer_draw(play(begun(CHECKERS), "c3-d4"), SECOND)
    with pytest.raises(Refused) as refused:
        offer_undo(change, FIRST)
    assert why(refused) == AnswerFirst(Proposal.DRAW)


def test_an_offer_can_be_made_twice_between_moves() -> None:
    change = begun(CHECKERS)
    for _ in range(2):
        change = decline(offer_draw(change, FIRST), [SECOND])
    with pytest.raises(Refused) as refused:
        offer_draw(change, FIRST)
    assert why(refused) == AskedBefore()
    assert offer_draw(change, SECOND).table.offer
    assert offer_draw(play(change, "c3-d4"), FIRST).table.offer


def test_an_offer_stays_the_same_when_it_begins_to_cost_the_rating() -> None:
    change = play(begun(CHECKERS), "c3-d4", "f6-g5")
    for _ in range(2):
        offer = offer_undo(change, FIRST).table.offer
        assert offer
        unrated = Offered(altered(offer, unrated=True))
        change = decline(change.then(unrated), [SECOND])
    with pytest.raises(Refused) as refused:
        offer_undo(change, FIRST)
    assert why(refused) == AskedBefore()


def test_an_own_takeback_or_resignation_accepts_nothing() -> None:
    change = offer_undo(play(begun(CHECKERS), "c3-d4", "f6-g5"), FIRST)
    with pytest.raises(Refused) as refused:
        offer_undo(change, SECOND)
    assert why(refused) == AnswerFirst(Proposal.UNDO)
    change = resign(begun(Setup("backgammon"), "52"), FIRST, "single")
    with pytest.raises(Refused) as refused:
        resign(change, SECOND, "single")
    assert why(refused) == AnswerFirst(Proposal.RESIGN)


def test_games_with_dice_know_no_agreed_draw() -> None:
    with pytest.raises(Refused) as refused:
        offer_draw(begun(Setup("narde", auto_play=False), "31", "52"), FIRST)
    assert why(refused) == NoDrawsHere()


def test_undo_names_the_move_and_has_to_be_accepted() -> None:
    change = offer_undo(play(begun(CHECKERS), "c3-d4"), FIRST)
    assert change.table.offer == Offer(Proposal.UNDO, FIRST, move="c3-d4")
    before = begun(CHECKERS).table.position
    change = agree(change, [SECOND])
    assert change.table.position == before
    assert change.table.last_move is None
    assert change.news[-2:] == (Agreed(SECOND), Undone(0, "c3-d4"))


def test_undo_takes_back_what_came_after_as_well() -> None:
    change = offer_undo(play(begun(CHECKERS), "c3-d4", "f6-g5"), FIRST)
    assert agree(change, [SECOND]).table.position == begun(CHECKERS).table.position


def test_after_undo_the_same_rolls_come_again() -> None:
    setup = Setup("backgammon", auto_roll=False)
    change = play(begun(setup, "52", "31"), "13/8 13/11", "roll")
    rolled = change.table.board.dice
    change = agree(offer_undo(later(change), FIRST), [SECOND])
    assert change.table.board.dice == (5, 2)
    change = play(change, "24/22 13/8", "roll")
    assert change.table.board.dice == rolled
    assert [event for event in change.news if isinstance(event, Rolled)] == [Rolled((3, 1), SECOND)]


def test_there_may_be_nothing_to_take_back() -> None:
    with pytest.raises(Refused) as refused:
        offer_undo(play(begun(CHECKERS), "c3-d4"), SECOND)
    assert why(refused) == NothingToTakeBack()


def test_moves_before_a_player_left_cannot_be_taken_back() -> None:
    change = play(begun(Setup("quoridor", seats=4)), "e2")
    change = resign(later(change), SECOND, "")
    with pytest.raises(Refused) as refused:
        offer_undo(change, FIRST)
    assert why(refused) == NothingToTakeBack()


def test_the_highest_loss_ends_the_game_at_once() -> None:
    change = resign(begun(Setup("backgammon"), "52"), FIRST, "backgammon")
    assert change.table.ending == Ended(
        Cause.RESIGNED, Result(SECOND, "backgammon", 3, "game-1"), ANNA
    )


def test_a_lower_loss_has_to_be_accepted() -> None:
    change = resign(begun(Setup("backgammon"), "52"), FIRST, "single")
    assert change.news[-1] == Offered(Offer(Proposal.RESIGN, FIRST, how="single", points=1))
    change = agree(change, [SECOND])
    assert change.table.ending == Ended(Cause.RESIGNED, Result(SECOND, "single", 1, "game-1"), ANNA)


def test_a_resignation_in_a_match_begins_the_next_game() -> None:
    setup = Setup("backgammon", options={"match": 3})
    change = resign(begun(setup, "52", "64"), FIRST, "single")
    change = agree(change, [SECOND])
    assert change.table.playing
    assert change.table.rolls == 1


@pytest.mark.parametrize(
    ("length", "ways"),
    [
        (0, ["single", "gammon", "backgammon"]),
        (1, ["single"]),
        (2, ["single", "gammon"]),
        (3, ["single", "gammon", "backgammon"]),
        (5, ["single", "gammon", "backgammon"]),
    ],
)
def test_nobody_resigns_for_more_than_the_match(length: int, ways: list[str]) -> None:
    change = begun(Setup("backgammon", options={"match": length, "cube": True}), "52")
    assert [*ways_to_resign(change.table, FIRST)] == ways


def test_a_match_that_any_result_loses_is_resigned_at_once() -> None:
    change = resign(begun(Setup("backgammon", options={"match": 1}), "52"), FIRST, "single")
    assert change.table.ending == Ended(Cause.RESIGNED, Result(SECOND, "single", 1, "game-1"), ANNA)


def test_an_offer_of_more_than_the_match_from_an_older_version_can_be_accepted() -> None:
    change = begun(Setup("backgammon", options={"match": 1}), "52")
    change = change.then(Offered(Offer(Proposal.RESIGN, FIRST, how="gammon", points=2)))
    change = agree(change, [SECOND])
    assert change.table.ending == Ended(Cause.RESIGNED, Result(SECOND, "gammon", 2, "game-1"), ANNA)


def test_whoever_has_asked_waits_for_the_answer_before_asking_for_more() -> None:
    change = offer_undo(play(begun(CHECKERS), "c3-d4"), FIRST)
    with pytest.raises(Refused) as refused:
        offer_draw(change, FIRST)
    assert why(refused) == WaitForTheAnswer(Proposal.UNDO)
    with pytest.raises(Refused) as refused:
        offer_draw(change, SECOND)
    assert why(refused) == AnswerFirst(Proposal.UNDO)


def test_one_resigns_as_the_game_can_be_lost() -> None:
    with pytest.raises(Refused) as refused:
        resign(begun(Setup("narde", auto_play=False), "31", "52"), FIRST, "gammon")
    assert why(refused) == NoSuchResignation(("oin", "mars"))


def test_a_game_without_gammons_is_resigned_in_one_way() -> None:
    change = resign(begun(CHECKERS), FIRST, "resigned")
    assert change.table.ending == Ended(
        Cause.RESIGNED, Result(SECOND, "resigned", 1, "game-1"), ANNA
    )


def test_of_four_one_may_leave_and_the_others_play_on() -> None:
    change = resign(begun(Setup("quoridor", seats=4)), FIRST, "")
    assert change.news == (Gone(FIRST, Cause.RESIGNED),)
    assert change.table.playing
    assert change.table.active == (1, 2, 3)
    assert change.table.to_act == SECOND


def test_everybody_else_has_to_agree() -> None:
    change = play(begun(Setup("quoridor", seats=4)), "e2")
    change = agree(offer_undo(later(change), FIRST), [Seat(2)])
    assert isinstance(change.table.last_move and change.news[-1], Agreed)
    assert change.table.to_answer == (Seat(1), Seat(3))
    change = agree(agree(change, [Seat(1)]), [Seat(3)])
    assert change.table.last_move is None


def test_everybody_is_asked_for_a_rematch() -> None:
    change = begun(Setup("quoridor", seats=4))
    change = Change(resign(change, FIRST, "").table, change.at, change.chance)
    change = offer_rematch(change.then(Ended(Cause.STOPPED)), SECOND)
    assert change.table.to_answer == (Seat(0), Seat(2), Seat(3))


def test_a_move_made_unasked_is_not_the_one_taken_back() -> None:
    change = play(begun(CHECKERS), "c3-d4", "f6-e5")
    assert Moved(FIRST, "d4xf6", unasked=True) in change.news
    change = offer_undo(later(change), FIRST)
    assert change.table.offer is not None
    assert change.table.offer.move == "c3-d4"


def test_there_is_no_rematch_with_a_forgotten_player() -> None:
    change = offer_rematch(begun(CHECKERS).then(Ended(Cause.STOPPED)), FIRST)
    players = (Player(forgotten_id("1"), "?"), ANNA)
    table = altered(change.table, players=players)
    with pytest.raises(Refused) as refused:
        agree(Change(table, Moment(0), change.chance), [SECOND])
    assert why(refused) == PlayerIsGone()
