"""Draws, moves taken back, resignations: what needs the others' consent."""

import pytest
from msgspec.structs import replace as altered

from bot.identity import Moment, Player, forgotten_id
from bot.table.course import Course
from bot.table.events import Agreed, Declined, Ended, Gone, Moved, Offered, Rolled, Undone
from bot.table.offers import (
    agree,
    ask_undo,
    decline,
    offer_draw,
    offer_rematch,
    resign,
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
    course = offer_draw(begun(CHECKERS), FIRST)
    assert course.table.to_answer == (SECOND,)
    course = agree(course, [SECOND])
    assert course.table.ending == Ended(Cause.AGREED, Result(None, "agreed", 0, "game-1"))


def test_two_who_offer_the_same_agree() -> None:
    course = offer_draw(offer_draw(begun(CHECKERS), FIRST), SECOND)
    assert course.table.ending


def test_a_draw_declined_is_forgotten() -> None:
    course = decline(offer_draw(begun(CHECKERS), FIRST), [SECOND])
    assert course.table.playing
    assert course.table.offer is None
    assert course.news[-1] == Declined(SECOND)


def test_a_question_lapses_when_somebody_moves() -> None:
    course = play(offer_draw(begun(CHECKERS), SECOND), "c3-d4")
    assert course.table.offer is None


def test_nobody_answers_his_own_question() -> None:
    with pytest.raises(Refused) as refused:
        agree(offer_draw(begun(CHECKERS), FIRST), [FIRST])
    assert why(refused) == WaitForTheAnswer(Proposal.DRAW)


def test_without_a_question_there_is_nothing_to_answer() -> None:
    for answer in (agree, decline):
        with pytest.raises(Refused) as refused:
            answer(begun(CHECKERS), [FIRST])
        assert why(refused) == NothingToAnswer()


def test_one_question_at_a_time() -> None:
    course = offer_draw(play(begun(CHECKERS), "c3-d4"), SECOND)
    with pytest.raises(Refused) as refused:
        ask_undo(course, FIRST)
    assert why(refused) == AnswerFirst(Proposal.DRAW)


def test_a_question_is_put_twice_until_somebody_moves() -> None:
    course = begun(CHECKERS)
    for _ in range(2):
        course = decline(offer_draw(course, FIRST), [SECOND])
    with pytest.raises(Refused) as refused:
        offer_draw(course, FIRST)
    assert why(refused) == AskedBefore()
    assert offer_draw(course, SECOND).table.offer
    assert offer_draw(play(course, "c3-d4"), FIRST).table.offer


def test_nobody_agrees_by_asking_for_his_own_sake() -> None:
    course = ask_undo(play(begun(CHECKERS), "c3-d4", "f6-g5"), FIRST)
    with pytest.raises(Refused) as refused:
        ask_undo(course, SECOND)
    assert why(refused) == AnswerFirst(Proposal.UNDO)
    course = resign(begun(Setup("backgammon"), "52"), FIRST, "single")
    with pytest.raises(Refused) as refused:
        resign(course, SECOND, "single")
    assert why(refused) == AnswerFirst(Proposal.RESIGN)


def test_games_with_dice_know_no_agreed_draw() -> None:
    with pytest.raises(Refused) as refused:
        offer_draw(begun(Setup("narde"), "31"), FIRST)
    assert why(refused) == NoDrawsHere()


def test_undo_names_the_move_and_needs_consent() -> None:
    course = ask_undo(play(begun(CHECKERS), "c3-d4"), FIRST)
    assert course.table.offer == Offer(Proposal.UNDO, FIRST, move="c3-d4")
    before = begun(CHECKERS).table.position
    course = agree(course, [SECOND])
    assert course.table.position == before
    assert course.table.last_move is None
    assert course.news[-2:] == (Agreed(SECOND), Undone(0, "c3-d4"))


def test_undo_takes_back_what_came_after_as_well() -> None:
    course = ask_undo(play(begun(CHECKERS), "c3-d4", "f6-g5"), FIRST)
    assert agree(course, [SECOND]).table.position == begun(CHECKERS).table.position


def test_undo_brings_the_same_throws_again() -> None:
    setup = Setup("backgammon")
    course = play(begun(setup, "52", "31"), "13/8 13/11", "roll")
    thrown = course.table.board.dice
    course = agree(ask_undo(later(course), FIRST), [SECOND])
    assert course.table.board.dice == (5, 2)
    course = play(course, "24/22 13/8", "roll")
    assert course.table.board.dice == thrown
    assert [event for event in course.news if isinstance(event, Rolled)] == [Rolled((3, 1), SECOND)]


def test_there_may_be_nothing_to_take_back() -> None:
    with pytest.raises(Refused) as refused:
        ask_undo(play(begun(CHECKERS), "c3-d4"), SECOND)
    assert why(refused) == NothingToTakeBack()


def test_what_was_played_before_somebody_left_stays() -> None:
    course = play(begun(Setup("quoridor", seats=4)), "e2")
    course = resign(later(course), SECOND, "")
    with pytest.raises(Refused) as refused:
        ask_undo(course, FIRST)
    assert why(refused) == NothingToTakeBack()


def test_resigning_the_most_needs_no_consent() -> None:
    course = resign(begun(Setup("backgammon"), "52"), FIRST, "backgammon")
    assert course.table.ending == Ended(Cause.RESIGNED, Result(SECOND, "backgammon", 3, "game-1"))


def test_resigning_less_needs_consent() -> None:
    course = resign(begun(Setup("backgammon"), "52"), FIRST, "single")
    assert course.news[-1] == Offered(Offer(Proposal.RESIGN, FIRST, how="single", points=1))
    course = agree(course, [SECOND])
    assert course.table.ending == Ended(Cause.RESIGNED, Result(SECOND, "single", 1, "game-1"))


def test_a_resignation_in_a_match_begins_the_next_game() -> None:
    setup = Setup("backgammon", options={"match": 3})
    course = resign(begun(setup, "52", "64"), FIRST, "single")
    course = agree(course, [SECOND])
    assert course.table.playing
    assert course.table.rolls == 1


def test_one_resigns_as_the_game_can_be_lost() -> None:
    with pytest.raises(Refused) as refused:
        resign(begun(Setup("narde"), "31"), FIRST, "gammon")
    assert why(refused) == NoSuchResignation(("oin", "mars"))


def test_a_game_without_gammons_is_resigned_in_one_way() -> None:
    course = resign(begun(CHECKERS), FIRST, "resigned")
    assert course.table.ending == Ended(Cause.RESIGNED, Result(SECOND, "resigned", 1, "game-1"))


def test_of_four_one_may_leave_and_the_others_play_on() -> None:
    course = resign(begun(Setup("quoridor", seats=4)), FIRST, "")
    assert course.news == (Gone(FIRST, Cause.RESIGNED),)
    assert course.table.playing
    assert course.table.active == (1, 2, 3)
    assert course.table.to_act == SECOND


def test_everybody_else_has_to_agree() -> None:
    course = play(begun(Setup("quoridor", seats=4)), "e2")
    course = agree(ask_undo(later(course), FIRST), [Seat(2)])
    assert isinstance(course.table.last_move and course.news[-1], Agreed)
    assert course.table.to_answer == (Seat(1), Seat(3))
    course = agree(agree(course, [Seat(1)]), [Seat(3)])
    assert course.table.last_move is None


def test_all_who_played_are_asked_for_a_rematch() -> None:
    course = begun(Setup("quoridor", seats=4))
    course = Course(resign(course, FIRST, "").table, course.at, course.chance)
    course = offer_rematch(course.then(Ended(Cause.STOPPED)), SECOND)
    assert course.table.to_answer == (Seat(0), Seat(2), Seat(3))


def test_a_move_made_unasked_is_not_the_one_taken_back() -> None:
    course = play(begun(Setup("checkers", auto_play=True)), "c3-d4", "f6-e5")
    assert Moved(FIRST, "d4xf6", unasked=True) in course.news
    course = ask_undo(later(course), FIRST)
    assert course.table.offer is not None
    assert course.table.offer.move == "c3-d4"


def test_nobody_plays_again_with_a_stranger() -> None:
    course = offer_rematch(begun(CHECKERS).then(Ended(Cause.STOPPED)), FIRST)
    players = (Player(forgotten_id("1"), "?"), ANNA)
    table = altered(course.table, players=players)
    with pytest.raises(Refused) as refused:
        agree(Course(table, Moment(0), course.chance), [SECOND])
    assert why(refused) == PlayerIsGone()
