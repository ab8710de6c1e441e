"""The position text."""

import pytest

from rules.backgammon import Cube, Match, Phase
from rules.errors import Flaw, UnreadablePosition, WrongPart, WrongShape
from rules.game import Seat
from rules.points.flaws import WrongCount
from tests.rules.backgammon.boards import GAME, START


def test_an_xgid_says_everything() -> None:
    position = GAME.load(f"XGID={START}:1:-1:-1:13:2:4:0:7:6")
    assert position.sides[0][24] == position.sides[1][24] == 2
    assert (position.turn, position.phase, position.dice) == (Seat(1), Phase.ROLLED, (3, 1))
    assert position.cube == Cube(1, Seat(1), 6)
    assert position.match == Match(7, (2, 4))
    assert GAME.dump(position) == f"{START}:1:-1:-1:31:2:4:0:7:6"


def test_what_is_missing_from_the_board_was_borne_off() -> None:
    position = GAME.load("-Ab----------------------B:0:0:1:00:0:0:0:0:0")
    assert (position.sides[0][0], position.sides[0][25]) == (12, 2)
    assert (position.sides[1][0], position.sides[1][23]) == (13, 2)


def test_the_opening_roll_is_ours_to_add() -> None:
    assert GAME.dump(GAME.opening(2)) == f"{START}:0:0:1:00:0:0:0:0:0;opening"


def test_a_lower_prefix_and_blanks_are_read_over() -> None:
    assert GAME.load(f"  xgid={START}:0:0:1:00:0:0:0:0:10 \n").cube.highest == 10


def test_an_xgid_is_found_in_what_was_pasted() -> None:
    pasted = f"XGID = {START}:0:0:1:00:0:0:0:0:10\nX:Player 1   O:Player 2\nScore is X:0 O:0"
    assert GAME.load(pasted) == GAME.load(f"{START}:0:0:1:00:0:0:0:0:10")
    assert GAME.load(f"{START}:0:0:1:00:0:0:0:0:0 ;OPENING") == GAME.opening(2)


def test_without_a_cube_there_is_no_jacoby() -> None:
    assert GAME.load(f"{START}:0:0:1:00:0:0:1:0:0").match == Match()


def test_a_match_to_one_point_may_call_its_game_crawford() -> None:
    assert GAME.load(f"{START}:0:0:1:00:0:0:1:1:10").match == Match(1, crawford=True)


def test_beavers_are_read_over() -> None:
    assert GAME.load(f"{START}:0:0:1:00:0:0:3:0:10").match == Match(jacoby=True)
    assert GAME.load(f"{START}:0:0:1:00:0:0:2:0:10").match == Match()


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", WrongShape("XGID")),
        (START, WrongShape("XGID")),
        (f"{START}:0:0:1:31:0:0:0:0", WrongShape("XGID")),
        ("-b----E-C---eE---c-e----B:0:0:1:31:0:0:0:0:10", WrongPart("board", START[:-1])),
        ("A" + START[1:] + ":0:0:1:31:0:0:0:0:10", WrongPart("board", "A" + START[1:])),
        (START[:-1] + "a:0:0:1:31:0:0:0:0:10", WrongPart("board", START[:-1] + "a")),
        (START[:-1] + "A:0:0:1:31:0:0:0:0:10", WrongCount(Seat(0), 16, 15)),
        ("o" + START[1:] + ":0:0:1:31:0:0:0:0:10", WrongCount(Seat(1), 30, 15)),
        ("-" * 26 + ":0:0:1:00:0:0:0:0:10", WrongPart("board", "-" * 26)),
        (f"{START}:11:0:1:31:0:0:0:0:10", WrongPart("cube", "11")),
        (f"{START}:x:0:1:31:0:0:0:0:10", WrongPart("cube", "x")),
        (f"{START}:0:1:1:31:0:0:0:0:10", WrongPart("cube owner", "1")),
        (f"{START}:0:0:0:31:0:0:0:0:10", WrongPart("turn", "0")),
        (f"{START}:0:0:1:70:0:0:0:0:10", WrongPart("dice", "70")),
        (f"{START}:0:0:1:01:0:0:0:0:10", WrongPart("dice", "01")),
        (f"{START}:0:0:1:٣١:0:0:0:0:10", WrongPart("dice", "٣١")),
        (f"{START}:0:0:1:D:0:0:0:0:0", WrongPart("dice", "D")),
        (f"{START}:0:0:1:31:7:0:0:7:10", WrongPart("score of seat 1", "7")),
        (f"{START}:0:0:1:31:0:9:0:7:10", WrongPart("score of seat 2", "9")),
        (f"{START}:0:0:1:31:5:0:1:7:10", WrongPart("crawford or jacoby", "1")),
        (f"{START}:1:1:1:31:6:0:1:7:10", WrongPart("crawford or jacoby", "1")),
        (f"{START}:0:0:1:31:6:6:1:7:10", WrongPart("crawford or jacoby", "1")),
        ("-------------------------A:0:0:1:D:0:0:0:0:10", WrongPart("dice", "D")),
        (f"{START}:0:0:1:31:0:0:0:0:10;opening", WrongPart("suffix", "opening")),
        (f"{START}:0:0:1:00:0:0:0:0:10;closing", WrongPart("suffix", "closing")),
        (f"{START}:0:0:1:31:0:0:0:0:10;dropped", WrongPart("suffix", "dropped")),
        (f"{START}:1:1:1:00:0:0:0:0:10;opening", WrongPart("suffix", "opening")),
        (f"aa{START[2:]}:0:0:1:00:0:0:0:0:10;opening", WrongPart("suffix", "opening")),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, flaw: Flaw) -> None:
    with pytest.raises(UnreadablePosition) as refused:
        GAME.load(text)
    assert refused.value.flaw == flaw
    assert refused.value.text == text
