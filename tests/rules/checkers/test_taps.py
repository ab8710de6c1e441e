"""Tapping a turn of checkers, square by square."""

from rules.taps import Tap
from tests.rules.checkers.board import GAME
from tests.rules.tapping import marked, offered, refuses, tapped


def test_the_piece_is_tapped_and_then_the_square() -> None:
    position = GAME.load("W:Wc3,e3:Bh8")
    taps = GAME.taps(position, ())
    assert taps.next == (Tap("c3"), Tap("e3"))
    assert taps.question == "from"
    assert taps.position == position
    assert marked(GAME, position) == ({"c3", "e3"}, set())
    taps = GAME.taps(position, ["c3"])
    assert taps.next == (Tap("b4", joint="→"), Tap("d4", joint="→"))
    assert taps.question == "to"
    assert taps.position == position
    assert marked(GAME, position, "c3") == ({"c3"}, {"b4", "d4"})
    assert tapped(GAME, position, "c3 d4") == "c3-d4"


def test_only_pieces_that_take_the_most_are_offered() -> None:
    position = GAME.load("W:Wc3,h4:Bd4,d6,g5")
    assert offered(GAME, position) == "c3"
    assert refuses(GAME, position, "h4")


def test_what_was_jumped_stands_until_the_turn_is_over() -> None:
    position = GAME.load("W:Wc3:Bd4,d6,f6")
    under_way = GAME.taps(position, ["c3", "e5"])
    assert GAME.dump(under_way.position) == "W:We5:Bd4,d6,f6:H0"
    assert marked(GAME, position, "c3 e5") == ({"e5"}, {"c7", "g7"})
    over = GAME.taps(position, ["c3", "e5", "c7"])
    assert over.position == GAME.play(position, GAME.parse("c3xc7", position))
    assert over.spelled == "c3xe5xc7"


def test_a_capture_that_goes_one_way_only_is_complete_with_its_piece() -> None:
    position = GAME.load("W:Wc3,h2:Bd4,d6")
    assert tapped(GAME, position, "c3") == tapped(GAME, position, "c3 e5") == "c3xc7"


def test_a_man_under_way_stays_a_man() -> None:
    position = GAME.load("W:Wc5:Bd6,f6,b8,h2")
    under_way = GAME.taps(position, ["c5", "e7"])
    assert not under_way.position.queens


def test_a_queen_is_tapped_along_every_square_where_she_can_go_on() -> None:
    position = GAME.load("W:WKa1:Bc3,f4")
    assert offered(GAME, position, "a1") == "e5"
    under_way = GAME.taps(position, ["a1", "e5"])
    assert GAME.dump(under_way.position) == "W:WKe5:Bc3,f4:H0"
    assert tapped(GAME, position, "a1 e5 h2") == "a1xh2"


def test_any_route_of_a_move_can_be_tapped() -> None:
    position = GAME.load("W:WKa1:Bb2,f6,f4")
    assert offered(GAME, position, "a1") == "c3 d4 e5"
    moves = {GAME.taps(position, ["a1", landing, "g7"]).move for landing in ("c3", "d4", "e5")}
    assert moves == {GAME.parse("a1xg7", position)}


def test_a_turn_may_end_where_it_began() -> None:
    position = GAME.load("W:Wd2:Bc3,c5,e3,e5")
    over = GAME.taps(position, ["d2", "f4", "d6", "b4", "d2"])
    assert over.move == GAME.legal_moves(position)[0]
    assert GAME.dump(over.position) == "B:Wd2:B:H0"


def test_after_the_end_there_is_nothing_to_tap() -> None:
    assert offered(GAME, GAME.load("B:Wd2:B:H0")) == ""
    assert offered(GAME, GAME.load("W:WKa1:BKh2:H30")) == ""


def test_a_piece_whose_tap_is_the_whole_move_says_where_it_goes() -> None:
    position = GAME.load("W:Wc3,h2:Bd4,d6")
    over = GAME.taps(position, ["c3"])
    assert [tap.token for tap in over.landings] == ["e5", "c7"]
    assert GAME.taps(GAME.load("W:Wc3,e3:Bh8"), ["c3", "d4"]).landings == ()
