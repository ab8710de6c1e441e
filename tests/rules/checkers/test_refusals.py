"""Why a move is refused: each reason, with what it carries."""

import pytest

from rules.checkers import Path
from rules.checkers.refusals import (
    CannotReach,
    MenStepForward,
    MustCapture,
    MustCaptureMore,
    NoPieceThere,
    NotADarkSquare,
    NotYourPiece,
    SquareOccupied,
)
from rules.checkers.squares import BIT, mask_of
from rules.errors import GameIsOver, IllegalMove, NoDiceHere, NotInList, Refusal
from rules.game import Roll
from tests.rules.checkers.board import GAME, refusal

OPENING = GAME.dump(GAME.opening(2))
CIRCLE = "W:We1:Bd2,f2,d4,f4"


@pytest.mark.parametrize(
    ("position", "typed", "reason"),
    [
        (OPENING, "c3-c4", NotADarkSquare("c4")),
        (OPENING, "c4-d5", NotADarkSquare("c4")),
        (OPENING, "d4-e5", NoPieceThere("d4")),
        (OPENING, "b6-a5", NotYourPiece("b6")),
        (OPENING, "a1-b2", SquareOccupied("b2")),
        ("W:Wc3:Bd4", "c3xd4", SquareOccupied("d4")),
        (OPENING, "c3-e5", CannotReach("c3", "e5")),
        (OPENING, "c3-c3", CannotReach("c3", "c3")),
        (OPENING, "c3-d4-e5", CannotReach("c3", "e5")),
        (OPENING, "c3-b4-d4", CannotReach("c3", "d4")),
        ("W:Wc3:Bh8", "c3-b2", MenStepForward("c3", "b2")),
        ("B:Wa1:Bf6", "f6-g7", MenStepForward("f6", "g7")),
        ("W:WKa1,b2:Bh6", "a1-c3", CannotReach("a1", "c3")),
        ("W:WKa1:Bh6", "a1-b3", NotADarkSquare("b3")),
        ("W:WKa1:Bh6", "a1-c5", CannotReach("a1", "c5")),
    ],
)
def test_a_piece_does_not_move_like_that(position: str, typed: str, reason: Refusal) -> None:
    assert refusal(position, typed) == reason


def test_a_capture_is_compulsory() -> None:
    assert refusal("W:Wc3,h2:Bd4", "h2-g3") == MustCapture("c3xe5")
    assert refusal("W:WKa1,c3:Bd4", "a1-b2") == MustCapture("c3xe5")


def test_the_example_is_a_capture_of_the_same_piece_if_it_has_one() -> None:
    assert refusal("W:Wa3,g3:Bb4,f4", "g3-h4") == MustCapture("g3xe5")


def test_what_is_wrong_anyway_is_said_before_what_is_compulsory() -> None:
    assert refusal("W:Wc3,h2:Bd4", "h2-g1") == MenStepForward("h2", "g1")


@pytest.mark.parametrize(
    ("position", "typed", "reason"),
    [
        ("W:Wh2:Bg3,e5", "h2xf4", MustCaptureMore(2, 1, "h2xd6")),
        ("W:Wa3,h2:Bb4,g3,e5", "a3xc5", MustCaptureMore(2, 1, "h2xd6")),
        ("B:We3,Kg7:BKg1", "g1xb6", MustCaptureMore(2, 1, "g1xh8")),
        ("W:Wd2:Be3,g3,e5,g5,e7,g7", "d2xf4xd6xf8", MustCaptureMore(6, 3, "d2xh2")),
        ("W:Wd2:Be3,g3,e5,g5,e7,g7", "d2xf8", MustCaptureMore(6, 3, "d2xh2")),
        ("W:Wd2:Be3,g3,e5,g5,e7,g7", "d2xf4", MustCaptureMore(6, 1, "d2xh2")),
    ],
)
def test_the_most_must_be_taken(position: str, typed: str, reason: Refusal) -> None:
    assert refusal(position, typed) == reason


def why(position: str, move: Path | Roll) -> Refusal:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(GAME.load(position), move)
    return refused.value.reason


def path(*names: str, taken: tuple[str, ...] = ()) -> Path:
    return Path(tuple(BIT[name] for name in names), mask_of(taken))


def test_a_move_that_is_played_is_refused_like_one_that_is_typed() -> None:
    assert why(OPENING, path("b6", "a5")) == NotYourPiece("b6")
    assert why("W:Wc3,h2:Bd4", path("h2", "g3")) == MustCapture("c3xe5")
    assert why("W:Wh2:Bg3,e5", path("h2", "f4", taken=("g3",))) == MustCaptureMore(2, 1, "h2xd6")


@pytest.mark.parametrize(
    "move",
    [
        path("e1", "g3", "e5", "c3", "e1"),
        path("e1", "g3", "e5", "c3", "e1", taken=("d2",)),
        Path(()),
        Path((BIT["e1"],)),
        Path((BIT["e1"], 3)),
        Path((1 << 40, 1 << 41)),
    ],
)
def test_a_move_that_nobody_could_type_is_not_in_the_list(move: Path) -> None:
    assert why(CIRCLE, move) == NotInList()


def test_there_are_no_dice() -> None:
    assert why(OPENING, Roll((1, 2))) == NoDiceHere()
    assert why("W:Wa1:B", Roll((1, 2))) == GameIsOver()
    assert why("W:Wa1:B", path("a1", "b2")) == GameIsOver()
