"""Why a move is not allowed: every reason there is."""

import pytest

from rules.errors import GameIsOver, MayNotPass, NoDiceHere, Refusal
from rules.game import Roll, Seat
from rules.quoridor.board import OFF, WALLS, Orientation, Square, Wall
from rules.quoridor.moves import PASS, STEPS, Move, Step
from rules.quoridor.refusals import (
    AlreadyThere,
    DiagonalNotAllowed,
    JumpBlockedByPawn,
    JumpBlockedByWall,
    MustPass,
    NoWallsLeft,
    PathBlockedByWall,
    PawnInTheWay,
    SideStepNotPossible,
    SquareOffBoard,
    TooFar,
    WallCrosses,
    WallOffBoard,
    WallOverlaps,
    WallSealsGoal,
)
from tests.rules.quoridor.asking import refused
from tests.rules.quoridor.test_turns import STUCK

START = "e1 e9/-/10 10/1"
PAWN_BEHIND = "e4 a5 e5 e6/-/5 5 5 5/1"


def square(name: str) -> Square:
    return STEPS[Square(name)].square


def wall(name: str) -> Wall:
    return WALLS[Square(name[:2]), Orientation(name[2])]


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (START, "e1", AlreadyThere(square("e1"))),
        ("e4 e5/-/10 10/1", "e5", PawnInTheWay(square("e5"), Seat(1))),
        ("e4 d5 e5 i5/e5h/4 5 5 5/1", "d5", PawnInTheWay(square("d5"), Seat(1))),
        ("e4 a5 e9 i5/-/5 5 5 5/1", "i5", PawnInTheWay(square("i5"), Seat(3))),
        (START, "e3", TooFar(square("e3"), (square("d1"), square("e2"), square("f1")))),
        (START, "a9", TooFar(square("a9"), (square("d1"), square("e2"), square("f1")))),
        (START, "d2", DiagonalNotAllowed(square("d2"), (square("d1"), square("e2"), square("f1")))),
        ("e1 e9/e1h/9 10/1", "e2", PathBlockedByWall(square("e2"), wall("e1h"))),
        ("e1 e9/d1h/9 10/1", "e2", PathBlockedByWall(square("e2"), wall("d1h"))),
        ("e2 e9/e1v/9 10/1", "f2", PathBlockedByWall(square("f2"), wall("e1v"))),
        ("e2 e9/d2v/9 10/1", "d2", PathBlockedByWall(square("d2"), wall("d2v"))),
        ("e4 e5/e4h/9 10/1", "e6", PathBlockedByWall(square("e6"), wall("e4h"))),
        ("e4 e5/d5v e5h/9 9/1", "d5", PathBlockedByWall(square("d5"), wall("d5v"))),
        ("e8 e9/d8v/9 10/1", "d9", PathBlockedByWall(square("d9"), wall("d8v"))),
        ("e4 e5/e5h/9 10/1", "e6", JumpBlockedByWall(square("e5"), wall("e5h"))),
        (PAWN_BEHIND, "e6", JumpBlockedByPawn(square("e5"), square("e6"))),
        (PAWN_BEHIND, "d5", JumpBlockedByPawn(square("e5"), square("e6"))),
        ("e4 e5/-/10 10/1", "d5", SideStepNotPossible(square("e5"), square("e6"))),
    ],
)
def test_why_a_pawn_may_not_go_there(text: str, move: str, reason: Refusal) -> None:
    assert refused(text, move) == reason


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (
            "e1 e9/a2h a4h a6h a8h c2h c4h c6h c8h g2h g4h/0 10/1",
            "e5h",
            NoWallsLeft(),
        ),
        (START, "i3h", WallOffBoard(Wall(square("i3"), Orientation.HORIZONTAL))),
        (START, "e9v", WallOffBoard(Wall(square("e9"), Orientation.VERTICAL))),
        ("e1 e9/e4h/9 10/2", "e4h", WallOverlaps(wall("e4h"), wall("e4h"))),
        ("e1 e9/e4h/9 10/2", "f4h", WallOverlaps(wall("f4h"), wall("e4h"))),
        ("e1 e9/e4v/9 10/2", "e5v", WallOverlaps(wall("e5v"), wall("e4v"))),
        ("e1 e9/e4v/9 10/2", "e3v", WallOverlaps(wall("e3v"), wall("e4v"))),
        ("e1 e9/e4h/9 10/2", "e4v", WallCrosses(wall("e4v"), wall("e4h"))),
        ("e1 e9/e4v/9 10/2", "e4h", WallCrosses(wall("e4h"), wall("e4v"))),
        ("e1 e9/d1v e1v/9 9/2", "d2h", WallSealsGoal(wall("d2h"), Seat(0))),
        ("e1 e9/d8v e8v/9 9/2", "d7h", WallSealsGoal(wall("d7h"), Seat(1))),
        ("e1 a5 e9 i5/a4h a5h/4 4 5 5/3", "b5v", WallSealsGoal(wall("b5v"), Seat(1))),
    ],
)
def test_why_a_wall_may_not_be_placed(text: str, move: str, reason: Refusal) -> None:
    assert refused(text, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Step(OFF), SquareOffBoard(OFF)),
        (Step(Square("j9")), SquareOffBoard(Square("j9"))),
        (
            Wall(OFF, Orientation.VERTICAL),
            WallOffBoard(Wall(OFF, Orientation.VERTICAL)),
        ),
        (
            Wall(Square("a0"), Orientation.VERTICAL),
            WallOffBoard(Wall(Square("a0"), Orientation.VERTICAL)),
        ),
    ],
)
def test_what_cannot_be_typed_is_refused_too(move: Move, reason: Refusal) -> None:
    assert refused(START, move) == reason


def test_nobody_passes_who_can_move() -> None:
    assert refused(START, "pass") == MayNotPass("d1")
    assert refused(START, PASS) == MayNotPass("d1")


@pytest.mark.parametrize("move", ["c6", "b5", "e5", "e4h"])
def test_who_can_do_nothing_must_pass(move: str) -> None:
    assert refused(STUCK, move) == MustPass()


@pytest.mark.parametrize("move", ["e7", "a1h", "pass"])
def test_nothing_is_played_when_it_is_over(move: str) -> None:
    assert refused("e9 e8/-/10 10/2", move) == GameIsOver()


@pytest.mark.parametrize(
    ("text", "reason"), [(START, NoDiceHere()), ("e9 e8/-/10 10/2", GameIsOver())]
)
def test_there_are_no_dice(text: str, reason: Refusal) -> None:
    assert refused(text, Roll((1, 2))) == reason
