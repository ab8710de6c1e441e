"""What a description of checkers says."""

import pytest

from render import CheckersDescription, describe
from render.checkers.description import CheckersSide
from render.description import LastMove
from rules import GAMES, checkers
from rules.game import Outcome, Seat

CHECKERS = GAMES["checkers"]
ME, YOU = Seat(0), Seat(1)


def squares(position: object, seat: Seat = ME, last_move: object = None) -> CheckersDescription:
    found = describe(position, seat=seat, last_move=last_move)
    assert isinstance(found, CheckersDescription)
    return found


def test_men_queens_and_quiet_moves_are_described() -> None:
    seen = squares(CHECKERS.load("B:Wc3,a1,Ke3:Bh6,b8,Kd8:H7"), YOU)
    assert (seen.viewer, seen.to_act) == (YOU, YOU)
    assert seen.sides == (
        CheckersSide(("a1", "c3"), ("e3",)),
        CheckersSide(("b8", "h6"), ("d8",)),
    )
    assert (seen.quiet, seen.quiet_limit) == (7, 30)
    assert (seen.last_move, seen.captured) == (None, ())


@pytest.mark.parametrize(
    ("text", "move", "spelled", "captured"),
    [
        ("W:Wc3:Bd4,f6:H0", "c3xg7", "c3xe5xg7", ("d4", "f6")),
        ("W:Wc3:Bd4,h8:H0", "c3xe5", "c3xe5", ("d4",)),
        ("W:Wc3:Bh8:H0", "c3-d4", "c3-d4", ()),
    ],
)
def test_a_capture_is_described_with_every_square_on_its_way(
    text: str, move: str, spelled: str, captured: tuple[str, ...]
) -> None:
    position = CHECKERS.load(text)
    path = CHECKERS.parse(move, position)
    seen = squares(CHECKERS.play(position, path), last_move=path)
    assert seen.last_move == LastMove(ME, spelled)
    assert seen.captured == captured


def test_the_end_of_checkers_is_described() -> None:
    position = CHECKERS.load("W:Wc3:Bd4:H0")
    (path,) = CHECKERS.legal_moves(position)
    seen = squares(CHECKERS.play(position, path), last_move=path)
    assert seen.to_act is None
    assert seen.outcome == Outcome(ME, checkers.Finish.CAPTURED, 1)
    assert seen.sides == (CheckersSide(("e5",), ()), CheckersSide((), ()))
