"""When a player last did something at a table."""

from bot.identity import Moment, Player
from bot.table.change import Change
from bot.table.events import Moved, Undone, Warned
from bot.table.offers import decline, offer_draw
from bot.table.presence import last_acted
from bot.table.values import Setup, TimeWarning
from rules.game import Seat
from tests.bot.table.people import ANNA, BEN, CLEO, begun, later, opened, play

CHECKERS = Setup("checkers")
FIRST, SECOND = Seat(0), Seat(1)


def seen(change: Change, *players: Player) -> list[Moment | None]:
    return [last_acted(change.table, player.id) for player in players]


def test_who_opens_a_table_is_there() -> None:
    assert seen(opened(CHECKERS), ANNA, BEN) == [0, None]


def test_nobody_is_known_to_be_there_when_a_game_begins() -> None:
    assert seen(begun(CHECKERS), ANNA, BEN) == [None, None]


def test_a_move_is_an_act_of_its_player() -> None:
    change = play(begun(CHECKERS), "c3-d4")
    assert seen(change, ANNA, BEN, CLEO) == [change.at, None, None]
    later_on = play(change, "f6-g5")
    assert seen(later_on, ANNA, BEN) == [change.at, later_on.at]


def test_offers_and_answers_are_acts() -> None:
    offered = offer_draw(play(begun(CHECKERS), "c3-d4"), FIRST)
    declined = decline(later(offered), [SECOND])
    assert seen(declined, ANNA, BEN) == [offered.at, declined.at]


def test_taking_a_move_back_is_an_act() -> None:
    moved = later(play(begun(CHECKERS), "c3-d4"))
    change = moved.then(Undone(0, "c3-d4", FIRST))
    assert seen(change, ANNA) == [change.at]


def test_what_happens_by_itself_is_nobodys_act() -> None:
    change = later(play(begun(CHECKERS), "c3-d4"))
    warned = change.then(Warned(TimeWarning.REMINDED)).then(Moved(SECOND, "f6-g5", unasked=True))
    assert seen(warned, BEN) == [None]
