"""How a game ends, and how long it may go on with nothing taken."""

import pytest

from rules.checkers import Finish
from rules.errors import GameIsOver, IllegalMove
from rules.game import Outcome, Over, Seat, ToMove
from tests.rules.checkers.board import GAME, after, moves

WHITE, BLACK = Seat(0), Seat(1)
DRAW = Outcome(None, Finish.QUIET, 0)


def outcome(text: str) -> Outcome:
    stage = GAME.stage(GAME.load(text))
    assert isinstance(stage, Over)
    return stage.outcome


def test_white_begins() -> None:
    assert GAME.stage(GAME.opening(2)) == ToMove(WHITE)


@pytest.mark.parametrize(
    ("position", "capture", "winner"),
    [("W:Wc3:Bd4", "c3xe5", WHITE), ("B:Wd4:Be5", "e5xc3", BLACK)],
)
def test_who_captures_everything_wins(position: str, capture: str, winner: Seat) -> None:
    assert outcome(after(position, capture)) == Outcome(winner, Finish.CAPTURED, 1)


def test_who_is_to_move_wins_as_well_if_nothing_is_against_them() -> None:
    assert outcome("W:Wa1:B") == Outcome(WHITE, Finish.CAPTURED, 1)
    assert outcome("B:Wa1:B") == Outcome(WHITE, Finish.CAPTURED, 1)
    assert moves("W:Wa1:B") == set()


@pytest.mark.parametrize(
    ("position", "winner"),
    [("W:Wa1:Bb2,c3", BLACK), ("W:WKa1:BKb2,Kc3", BLACK), ("B:Wf6,g7:Bh8", WHITE)],
)
def test_who_cannot_move_loses(position: str, winner: Seat) -> None:
    assert outcome(position) == Outcome(winner, Finish.BLOCKED, 1)
    assert moves(position) == set()


def test_a_queens_quiet_move_is_counted() -> None:
    assert after("W:WKa1,Kc1:BKh2,Kf8", "a1-b2") == "B:WKc1,Kb2:BKh2,Kf8:H1"
    assert after("B:WKa1,Kc1:BKh2,Kf8:H8", "f8-e7") == "W:WKa1,Kc1:BKh2,Ke7:H9"


def test_a_mans_move_starts_the_count_again() -> None:
    assert after("W:WKa1,g3:BKa7:H12", "g3-h4") == "B:WKa1,h4:BKa7:H0"
    assert after("W:WKa1,g7:BKa7:H12", "g7-f8") == "B:WKa1,Kf8:BKa7:H0"


def test_a_capture_starts_the_count_again() -> None:
    assert after("W:WKa1:BKd4,Kh6:H12", "a1xf6") == "B:WKf6:BKh6:H0"
    assert after("W:WKa1,c3:BKd4,Kh6:H12", "c3xe5") == "B:WKa1,e5:BKh6:H0"


def test_fifteen_moves_with_queens_on_each_side_are_a_draw() -> None:
    walk = ["c1-d2", "h2-g1", "d2-c1", "g1-h2"] * 8
    before = after("W:WKc1:BKh2", *walk[:29])
    assert before == "B:WKd2:BKh2:H29"
    assert GAME.stage(GAME.load(before)) == ToMove(BLACK)
    assert outcome(after(before, walk[29])) == DRAW


def test_a_draw_cannot_be_played_on() -> None:
    drawn = GAME.load("W:WKc1:BKh2:H30")
    assert GAME.legal_moves(drawn) == ()
    with pytest.raises(IllegalMove) as refused:
        GAME.play(drawn, drawn.moves[0])
    assert refused.value.reason == GameIsOver()


def test_a_win_on_the_last_of_the_quiet_moves_stands() -> None:
    blocked = after("W:WKc1,Kh8:Ba3:H29", "h8-b2")
    assert blocked == "B:WKc1,Kb2:Ba3:H30"
    assert outcome(blocked) == Outcome(WHITE, Finish.BLOCKED, 1)


@pytest.mark.parametrize(("seat", "winner"), [(WHITE, BLACK), (BLACK, WHITE)])
@pytest.mark.parametrize("turn", "WB")
def test_either_side_may_resign_at_any_time(turn: str, seat: Seat, winner: Seat) -> None:
    position = GAME.load(f"{turn}:Wc3:Bf6")
    assert GAME.resignations(position, seat) == (Outcome(winner, Finish.RESIGNED, 1),)


def test_nobody_resigns_what_is_over() -> None:
    assert GAME.resignations(GAME.load("W:WKc1:BKh2:H30"), WHITE) == ()
