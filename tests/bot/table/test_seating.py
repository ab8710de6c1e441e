"""Opening a table, sitting down, getting up, playing again."""

import pytest

from bot.identity import Moment, Player, PlayerId
from bot.table.course import Course
from bot.table.events import Began, Ended, Joined
from bot.table.offers import agree, offer_rematch
from bot.table.refusals import (
    AlreadySeated,
    GameAlreadyOn,
    NoTableHere,
    NotSeated,
    PeopleAreWaiting,
    PlacesKept,
    Refused,
    TooManyInvited,
)
from bot.table.seating import get_up, sit_down, turn_down
from bot.table.values import Cause, Setup
from rules.errors import Refusal, UnknownOption, WrongTableSize
from rules.game import Seat
from tests.bot.scripted import ScriptedChance
from tests.bot.table.people import ANNA, BEN, CLEO, DAN, begun, names, opened, play

CHECKERS = Setup("checkers")
FOUR = Setup("quoridor", seats=4)


def why(refused: pytest.ExceptionInfo[Refused]) -> Refusal:
    return refused.value.reason


def test_whoever_opens_a_table_sits_at_it() -> None:
    table = opened(CHECKERS).table
    assert table.gathering
    assert names(table) == ["Anna"]
    assert table.free_places == 1


def test_a_game_begins_when_the_last_place_is_taken() -> None:
    course = sit_down(opened(CHECKERS), BEN, "")
    assert course.table.playing
    assert isinstance(course.news[-1], Began)


def test_lots_decide_who_sits_where() -> None:
    course = sit_down(opened(CHECKERS, ScriptedChance(lots=[1, 0])), BEN, "")
    assert names(course.table) == ["Ben", "Anna"]


def test_four_sit_down_one_after_the_other() -> None:
    course = opened(FOUR)
    for player in (BEN, CLEO):
        course = sit_down(course, player, "")
        assert course.table.gathering
    course = sit_down(course, DAN, "")
    assert course.table.playing
    assert names(course.table) == ["Anna", "Ben", "Cleo", "Dan"]


def test_nobody_sits_down_twice() -> None:
    with pytest.raises(Refused) as refused:
        sit_down(opened(CHECKERS), ANNA, "")
    assert why(refused) == AlreadySeated()


def test_nobody_sits_down_at_a_game_that_is_on() -> None:
    with pytest.raises(Refused) as refused:
        sit_down(begun(CHECKERS), CLEO, "")
    assert why(refused) == GameAlreadyOn("checkers")


def test_nobody_sits_down_at_a_table_that_is_closed() -> None:
    closed = get_up(opened(CHECKERS), ANNA)
    with pytest.raises(Refused) as refused:
        sit_down(closed, BEN, "")
    assert why(refused) == NoTableHere()


def test_a_place_is_kept_for_whoever_is_invited() -> None:
    course = opened(CHECKERS, invited=[BEN])
    with pytest.raises(Refused) as refused:
        sit_down(course, CLEO, "")
    assert why(refused) == PlacesKept(("Ben",))
    assert sit_down(course, BEN, "").table.playing


def test_somebody_may_be_invited_by_a_name_that_can_be_typed() -> None:
    typed = Player(PlayerId("test:@ben"), "@ben")
    course = opened(FOUR, invited=[typed])
    course = sit_down(course, BEN, "", [typed.id])
    assert course.table.awaited == ()
    assert course.table.invited == (BEN,)
    assert course.table.free_places == 2


def test_the_other_places_are_for_anybody() -> None:
    course = opened(FOUR, invited=[BEN])
    assert course.table.free_places == 2
    course = sit_down(sit_down(course, CLEO, ""), DAN, "")
    assert course.table.free_places == 0
    assert course.table.awaited == (BEN,)


def test_more_people_than_places_cannot_be_invited() -> None:
    with pytest.raises(Refused) as refused:
        opened(CHECKERS, invited=[BEN, CLEO])
    assert why(refused) == TooManyInvited(2)


def test_an_invitation_turned_down_closes_the_table() -> None:
    course = turn_down(opened(CHECKERS, invited=[BEN]), BEN)
    assert course.table.ending == Ended(Cause.TURNED_DOWN, by=BEN)


def test_one_may_play_against_oneself() -> None:
    table = opened(CHECKERS, invited=[ANNA]).table
    assert table.playing
    assert table.seats_of(ANNA.id) == (0, 1)


def test_the_last_one_to_get_up_closes_the_table() -> None:
    course = sit_down(opened(FOUR), BEN, "lucky")
    course = get_up(course, ANNA)
    assert names(course.table) == ["Ben"]
    assert course.table.dice.words == ("lucky",)
    assert get_up(course, BEN).table.ending == Ended(Cause.LEFT)


def test_only_who_sits_can_get_up() -> None:
    with pytest.raises(Refused) as refused:
        get_up(opened(CHECKERS), BEN)
    assert why(refused) == NotSeated()


def test_a_table_where_people_play_is_never_replaced() -> None:
    with pytest.raises(Refused) as refused:
        opened(CHECKERS, current=begun(CHECKERS).table)
    assert why(refused) == GameAlreadyOn("checkers")


def test_a_table_where_several_wait_is_not_replaced() -> None:
    with pytest.raises(Refused) as refused:
        opened(CHECKERS, current=sit_down(opened(FOUR), BEN, "").table)
    assert why(refused) == PeopleAreWaiting(("Anna", "Ben"))


def test_a_table_where_one_player_waits_may_be_replaced() -> None:
    assert opened(CHECKERS, current=opened(FOUR).table).table.setup == CHECKERS


def test_the_rules_say_what_cannot_be_played() -> None:
    with pytest.raises(WrongTableSize):
        opened(Setup("checkers", seats=4))
    with pytest.raises(UnknownOption):
        opened(Setup("checkers", options={"cube": True}))


def test_words_are_added_to_the_dice_in_the_order_of_arrival() -> None:
    course = sit_down(opened(Setup("narde"), ScriptedChance("31", "52")), BEN, "lucky")
    assert course.table.dice.words == ("", "lucky")
    assert Joined(BEN, "lucky") in course.news


def test_a_rematch_is_the_same_game_with_everybody_one_seat_further() -> None:
    course = play(begun(CHECKERS), "c3-d4")
    course = Course(course.table, Moment(9), course.chance).then(Ended(Cause.STOPPED))
    course = agree(offer_rematch(course, Seat(0)), [Seat(1)])
    assert course.table.playing
    assert names(course.table) == ["Ben", "Anna"]
    assert course.table.dice.game_id == "game-2"
