"""Opening a table, sitting down, getting up, playing again."""

import pytest

from bot.identity import Moment, Player, PlayerId, computer_player
from bot.table.change import Change
from bot.table.events import Began, Ended, Joined, Worded
from bot.table.offers import agree, offer_rematch
from bot.table.refusals import (
    AlreadySeated,
    GameAlreadyOn,
    NoTableHere,
    NotSeated,
    OwnGameOn,
    PeopleAreWaiting,
    PlacesKept,
    Refused,
    TooManyInvited,
    WordFixed,
)
from bot.table.seating import begin_again, get_up, sit_down, turn_down
from bot.table.values import Cause, Setup
from rules import GAMES
from rules.errors import Refusal, UnknownOption, WrongTableSize
from rules.game import Seat
from tests.bot.scripted import ScriptedChance
from tests.bot.table.people import ANNA, BEN, CLEO, DAN, begun, names, opened, play

CHECKERS = Setup("checkers")
FOUR = Setup("quoridor", seats=4)


def why(refused: pytest.ExceptionInfo[Refused]) -> Refusal:
    return refused.value.reason


def test_the_player_who_opens_a_table_sits_at_it() -> None:
    table = opened(CHECKERS).table
    assert table.gathering
    assert names(table) == ["Anna"]
    assert table.free_places == 1


def test_a_game_begins_when_the_last_place_is_taken() -> None:
    change = sit_down(opened(CHECKERS), BEN, "")
    assert change.table.playing
    assert isinstance(change.news[-1], Began)


def test_lots_decide_who_sits_where() -> None:
    change = sit_down(opened(CHECKERS, ScriptedChance(lots=[1, 0])), BEN, "")
    assert names(change.table) == ["Ben", "Anna"]


BLACK_MOVES = "B:Wa1,c3,g3:Be5,b6,f6:H0"
COMPUTER = computer_player(5)


@pytest.mark.parametrize("lots", [[0, 1], [1, 0]])
def test_who_plays_a_position_against_computers_has_the_side_to_move(lots: list[int]) -> None:
    for position, seat in ((BLACK_MOVES, Seat(1)), (f"W{BLACK_MOVES[1:]}", Seat(0))):
        setup = Setup("checkers", position=position)
        change = opened(setup, ScriptedChance(lots=lots), invited=[COMPUTER])
        assert change.table.seats_of(ANNA.id) == (seat,)
        assert change.table.dice.seats == tuple(lots)  # as they were drawn


def test_among_four_too_and_a_rematch_turns_the_seats() -> None:
    setup = Setup("quoridor", seats=4, position="e1 a5 e9 i5/-/5 5 5 5/3")
    computers = [computer_player(2, number) for number in (1, 2, 3)]
    change = opened(setup, ScriptedChance(lots=[3, 0, 1, 2]), invited=computers)
    assert change.table.player_to_act == ANNA
    assert len({player.id for player in change.table.players}) == 4
    turned = begin_again(change).table
    assert turned.players == (*change.table.players[1:], change.table.players[0])


def test_lots_decide_where_people_or_the_opening_roll_do() -> None:
    chance = ScriptedChance("31", lots=[1, 0])
    among_people = sit_down(opened(Setup("checkers", position=BLACK_MOVES), chance), BEN, "")
    assert names(among_people.table) == ["Ben", "Anna"]
    opening = GAMES["backgammon"].dump(GAMES["backgammon"].opening(2))
    rolled = opened(Setup("backgammon", position=opening), chance, invited=[COMPUTER])
    assert rolled.table.seats_of(ANNA.id) == (Seat(1),)


def test_four_sit_down_one_after_the_other() -> None:
    change = opened(FOUR)
    for player in (BEN, CLEO):
        change = sit_down(change, player, "")
        assert change.table.gathering
    change = sit_down(change, DAN, "")
    assert change.table.playing
    assert names(change.table) == ["Anna", "Ben", "Cleo", "Dan"]


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


def test_a_place_is_kept_for_an_invited_player() -> None:
    change = opened(CHECKERS, invited=[BEN])
    with pytest.raises(Refused) as refused:
        sit_down(change, CLEO, "")
    assert why(refused) == PlacesKept(("Ben",))
    assert sit_down(change, BEN, "").table.playing


def test_a_player_may_be_invited_by_user_name() -> None:
    typed = Player(PlayerId("test:@ben"), "@ben")
    change = opened(FOUR, invited=[typed])
    change = sit_down(change, BEN, "", [typed.id])
    assert change.table.awaited == ()
    assert change.table.invited == (BEN,)
    assert change.table.free_places == 2


def test_the_other_places_are_for_anybody() -> None:
    change = opened(FOUR, invited=[BEN])
    assert change.table.free_places == 2
    change = sit_down(sit_down(change, CLEO, ""), DAN, "")
    assert change.table.free_places == 0
    assert change.table.awaited == (BEN,)


def test_more_people_than_places_cannot_be_invited() -> None:
    with pytest.raises(Refused) as refused:
        opened(CHECKERS, invited=[BEN, CLEO])
    assert why(refused) == TooManyInvited(2)


def test_an_invitation_turned_down_closes_the_table() -> None:
    change = turn_down(opened(CHECKERS, invited=[BEN]), BEN)
    assert change.table.ending == Ended(Cause.TURNED_DOWN, by=BEN)


def test_one_may_play_against_oneself() -> None:
    table = opened(CHECKERS, invited=[ANNA]).table
    assert table.playing
    assert table.seats_of(ANNA.id) == (0, 1)


def test_the_last_one_to_get_up_closes_the_table() -> None:
    change = sit_down(opened(FOUR), BEN, "lucky")
    change = get_up(change, ANNA)
    assert names(change.table) == ["Ben"]
    assert change.table.dice.words == ("lucky",)
    assert get_up(change, BEN).table.ending == Ended(Cause.LEFT)


def test_only_seated_players_can_get_up() -> None:
    with pytest.raises(Refused) as refused:
        get_up(opened(CHECKERS), BEN)
    assert why(refused) == NotSeated()


def test_a_table_where_people_play_is_never_replaced() -> None:
    with pytest.raises(Refused) as refused:
        opened(CHECKERS, current=begun(CHECKERS).table)
    assert why(refused) == OwnGameOn("checkers")
    with pytest.raises(Refused) as refused:
        opened(CHECKERS, by=CLEO, current=begun(CHECKERS).table)
    assert why(refused) == GameAlreadyOn("checkers")


def test_a_table_where_several_wait_is_not_replaced() -> None:
    waiting = sit_down(opened(FOUR), BEN, "").table
    for player, way in ((ANNA, "leave"), (CLEO, "join")):
        with pytest.raises(Refused) as refused:
            opened(CHECKERS, by=player, current=waiting)
        assert why(refused) == PeopleAreWaiting(("Anna", "Ben"), way)


def test_nobody_is_sent_to_a_table_without_a_place() -> None:
    eva = Player(PlayerId("test:eva"), "Eva")
    waiting = sit_down(opened(FOUR, invited=[BEN, DAN, eva]), BEN, "").table
    with pytest.raises(Refused) as refused:
        opened(CHECKERS, by=CLEO, current=waiting)
    assert why(refused) == PeopleAreWaiting(("Anna", "Ben"), "")


def test_a_table_where_one_player_waits_may_be_replaced() -> None:
    assert opened(CHECKERS, current=opened(FOUR).table).table.setup == CHECKERS


def test_the_rules_say_what_cannot_be_played() -> None:
    with pytest.raises(WrongTableSize):
        opened(Setup("checkers", seats=4))
    with pytest.raises(UnknownOption):
        opened(Setup("checkers", options={"cube": True}))


def test_words_are_added_to_the_dice_in_the_order_of_arrival() -> None:
    change = sit_down(
        opened(Setup("narde", auto_play=False), ScriptedChance("31", "52")), BEN, "lucky"
    )
    assert change.table.dice.words == ("", "lucky")
    assert Joined(BEN, "lucky") in change.news


def test_a_rematch_is_the_same_game_with_everybody_one_seat_further() -> None:
    change = play(begun(CHECKERS), "c3-d4")
    change = Change(change.table, Moment(9), change.chance).then(Ended(Cause.STOPPED))
    change = agree(offer_rematch(change, Seat(0)), [Seat(1)])
    assert change.table.playing
    assert names(change.table) == ["Ben", "Anna"]
    assert change.table.dice.game_id == "game-2"


def test_seats_and_rematches_are_noted_for_the_proof() -> None:
    chance = ScriptedChance(lots=[2, 0, 3, 1])
    change = opened(FOUR, chance)
    for player in (BEN, CLEO, DAN):
        change = sit_down(change, player, "")
    assert change.table.dice.seats == (2, 0, 3, 1)
    for number, seats in enumerate([(0, 3, 1, 2), (3, 1, 2, 0)], 1):
        change = change.then(Ended(Cause.STOPPED))
        change = agree(offer_rematch(change, Seat(0)), [Seat(1), Seat(2), Seat(3)])
        assert change.table.dice.seats == seats
        assert change.table.dice.rematches == number


def test_a_seated_player_adds_a_word_once() -> None:
    change = sit_down(opened(Setup("narde")), ANNA, "lucky")
    assert change.news[-1] == Worded(ANNA, "lucky")
    assert change.table.dice.words == ("lucky",)
    with pytest.raises(Refused) as refused:
        sit_down(change, ANNA, "luckier")
    assert why(refused) == WordFixed()


def test_a_seated_player_without_a_word_has_nothing_to_add() -> None:
    with pytest.raises(Refused) as refused:
        sit_down(opened(Setup("narde")), ANNA, "")
    assert why(refused) == AlreadySeated()
