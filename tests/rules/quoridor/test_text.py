"""The position text: what is read, and every flaw there is."""

import pytest

from rules.errors import Flaw, WrongPart, WrongShape
from rules.game import Seat
from rules.quoridor.board import Orientation, Square, Wall
from rules.quoridor.flaws import (
    NobodyInSeat,
    PawnSealed,
    PawnsShareSquare,
    SeveralWinners,
    TooManyWalls,
    TooManyWallsLeft,
    WallOutside,
    WallsCollide,
    WrongNumberOfPawns,
)
from tests.rules.quoridor.asking import GAME, flaw


def wall(name: str) -> Wall:
    return Wall(Square(name[:2]), Orientation(name[2]))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("e1 e9/e3h d5v/9 9/1", "e1 e9/d5v e3h/9 9/1"),
        (" E1  e9 / D5V e3h /9 9/ 2\n", "e1 e9/d5v e3h/9 9/2"),
        ("e1 e9//10 10/1", "e1 e9/-/10 10/1"),
        ("e1 - e9 i5/-/5 0 5 5/1", "e1 - e9 i5/-/5 0 5 5/1"),
        ("- a5 e9 -/c3v d5v/0 4 4 0/2", "- a5 e9 -/c3v d5v/0 4 4 0/2"),
        ("e9 e8/-/10 10/2", "e9 e8/-/10 10/2"),
    ],
)
def test_a_position_is_read_generously_and_written_one_way(typed: str, meant: str) -> None:
    assert GAME.dump(GAME.load(typed)) == meant


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", WrongShape("pawns/walls/walls left/seat to move")),
        ("e1 e9/-/10 10", WrongShape("pawns/walls/walls left/seat to move")),
        ("e1 e9/-/10 10/1/", WrongShape("pawns/walls/walls left/seat to move")),
        ("e1 x9/-/10 10/1", WrongPart("pawns", "x9")),
        ("/-/10 10/1", WrongNumberOfPawns(0)),
        ("e1 e9 a5/-/10 10 10/1", WrongNumberOfPawns(3)),
        ("e1 -/-/10 0/1", WrongNumberOfPawns(1)),
        ("- a5 - -/-/0 5 0 0/2", WrongNumberOfPawns(1)),
        ("e5 e5/-/10 10/1", PawnsShareSquare(Square("e5"))),
        ("e1 e9/e3/9 10/1", WrongPart("walls", "e3")),
        ("e1 e9/- e3h/9 10/1", WrongPart("walls", "-")),
        ("e1 e9/i3h/9 10/1", WallOutside(wall("i3h"))),
        ("e1 e9/e9v/9 10/1", WallOutside(wall("e9v"))),
        ("e1 e9/e3h e3h/9 9/1", WallsCollide(wall("e3h"), wall("e3h"))),
        ("e1 e9/e3h f3h/9 9/1", WallsCollide(wall("f3h"), wall("e3h"))),
        ("e1 e9/e3v e3h/9 9/1", WallsCollide(wall("e3h"), wall("e3v"))),
        ("e1 e9/-/10/1", WrongPart("walls left", "10")),
        ("e1 e9/-/10 x/1", WrongPart("walls left", "x")),
        ("e1 e9/-/10 -1/1", WrongPart("walls left", "-1")),
        ("e1 e9/-/10 100/1", WrongPart("walls left", "100")),
        ("e1 e9/-/9 11/1", TooManyWallsLeft(Seat(1), 11, 10)),
        ("e1 a5 e9 i5/-/5 5 4 6/1", TooManyWallsLeft(Seat(3), 6, 5)),
        ("e1 - e9 i5/-/5 1 5 5/1", TooManyWallsLeft(Seat(1), 1, 0)),
        ("e1 e9/e3h/10 10/1", TooManyWalls(21, 20)),
        ("e1 e9/-/10 10/0", WrongPart("seat to move", "0")),
        ("e1 e9/-/10 10/3", NobodyInSeat(Seat(2))),
        ("e1 - e9 i5/-/5 0 5 5/2", NobodyInSeat(Seat(1))),
        ("e1 e9/-/10 10/", WrongPart("seat to move", "")),
        ("e1 e9/-/10 10/1 2", WrongPart("seat to move", "1 2")),
        ("e1 e9/-/10 10/²", WrongPart("seat to move", "²")),
        ("e1 e9/d1v e1v e2h/9 8/1", PawnSealed(Seat(0))),
        ("e1 a5 e9 i5/a4h a5h b5v/4 4 4 5/1", PawnSealed(Seat(1))),
        ("e9 e1/-/10 10/1", SeveralWinners((Seat(0), Seat(1)))),
    ],
)
def test_what_cannot_be_is_refused_with_its_flaw(text: str, wrong: Flaw) -> None:
    assert flaw(text) == wrong


@pytest.mark.parametrize("text", ["e4 e5/-/0 3/1", "e1 - e9 i5/-/5 0 5 4/1"])
def test_a_puzzle_or_a_handicap_may_have_fewer_walls(text: str) -> None:
    assert GAME.dump(GAME.load(text)) == text
