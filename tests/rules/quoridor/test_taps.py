"""Tapping a turn of Quoridor: the pawn's square, or a wall's kind, row and file."""

import pytest

from rules.taps import Tap
from tests.rules.quoridor.asking import GAME
from tests.rules.quoridor.test_turns import STUCK
from tests.rules.tapping import marked, offered, refuses, tapped


def arrows(text: str) -> dict[str, str]:
    """Return the arrow to each square that the pawn may go to."""
    taps = GAME.taps(GAME.load(text), ())
    return {tap.token: tap.arrow for tap in taps.next if tap.arrow}


def test_the_pawns_squares_and_both_kinds_of_wall_come_first() -> None:
    position = GAME.opening(2)
    taps = GAME.taps(position, ())
    assert taps.next == (
        Tap("d1", arrow="←"),
        Tap("e2", arrow="↑"),
        Tap("f1", arrow="→"),
        Tap("h", name="wall-h"),
        Tap("v", name="wall-v"),
    )
    assert taps.position == position
    assert marked(GAME, position) == ({"e1"}, {"d1", "e2", "f1"})


def test_a_pawn_goes_with_one_tap() -> None:
    position = GAME.opening(2)
    assert tapped(GAME, position, "e2") == "e2"
    assert GAME.dump(GAME.taps(position, ["e2"]).position) == "e2 e9/-/10 10/2"


def test_a_wall_is_its_kind_its_row_and_its_file() -> None:
    position = GAME.opening(2)
    assert offered(GAME, position, "h") == "1 2 3 4 5 6 7 8"
    assert offered(GAME, position, "h 3") == "a b c d e f g h"
    assert tapped(GAME, position, "h 3 e") == "e3h"
    assert GAME.dump(GAME.taps(position, ["h", "3", "e"]).position) == "e1 e9/e3h/9 10/2"


def test_the_board_waits_for_the_last_tap_of_a_wall() -> None:
    position = GAME.opening(2)
    taps = GAME.taps(position, ["v", "3"])
    assert taps.position == position
    assert marked(GAME, position, "v 3") == (set(), {f"{file}3v" for file in "abcdefgh"})
    assert taps.next == tuple(map(Tap, "abcdefgh"))


def test_rows_and_files_without_a_legal_wall_are_not_offered() -> None:
    position = GAME.load("e1 e9/a3h c3h e3h g3h b4v/5 6/1")
    assert offered(GAME, position, "h") == "1 2 4 5 6 7 8"
    assert offered(GAME, position, "h 4") == "a c d e f g h"
    assert refuses(GAME, position, "h 3")


def test_without_walls_only_the_pawn_is_offered() -> None:
    position = GAME.load("e1 e9/-/0 10/1")
    assert offered(GAME, position) == "d1 e2 f1"
    assert refuses(GAME, position, "h")


@pytest.mark.parametrize(
    ("text", "chosen", "question"),
    [
        ("e1 e9/-/10 10/1", "", "wall"),
        ("e1 e9/-/10 10/1", "h", "row"),
        ("e1 e9/-/10 10/1", "h 3", "file"),
        ("e1 e9/-/0 10/1", "", "pawn"),
        (STUCK, "", "word"),
    ],
)
def test_the_question_is_what_the_next_tap_answers(text: str, chosen: str, question: str) -> None:
    assert GAME.taps(GAME.load(text), chosen.split()).question == question


@pytest.mark.parametrize(
    ("pawns", "seat"),
    [("d4 a5 e9 i5", 1), ("e1 d4 e9 i5", 2), ("e1 a5 d4 i5", 3), ("e1 a5 e9 d4", 4)],
)
def test_arrows_point_as_the_first_seat_sees_the_board(pawns: str, seat: int) -> None:
    found = arrows(f"{pawns}/-/5 5 5 5/{seat}")
    assert found == {"c4": "←", "d5": "↑", "d3": "↓", "e4": "→"}


def test_of_two_the_second_has_the_same_arrows() -> None:
    assert arrows("e1 e9/-/10 10/2") == {
        "d9": "←",
        "e8": "↓",
        "f9": "→",
    }


def test_a_jump_goes_straight_on_and_a_side_step_aslant() -> None:
    assert arrows("e4 e5/-/10 10/1")["e6"] == "↑"
    beside = arrows("e4 e5/e5h/9 10/1")
    assert beside["d5"] == "↖"
    assert beside["f5"] == "↗"
    assert arrows("e4 e5/e3h/9 10/2")["f4"] == "↘"


def test_who_can_do_nothing_taps_the_pass() -> None:
    position = GAME.load(STUCK)
    assert GAME.taps(position, ()).next == (Tap("pass", name="pass"),)
    assert tapped(GAME, position, "pass") == "pass"


def test_after_the_end_there_is_nothing_to_tap() -> None:
    assert offered(GAME, GAME.load("e9 d9/-/10 10/2")) == ""
