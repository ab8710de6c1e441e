"""What a description of Quoridor says, also after a player has left."""

import pytest

from render import QuoridorDescription, describe
from render.description import LastMove
from render.quoridor.description import QuoridorSide
from rules import GAMES, quoridor
from rules.game import Outcome, Seat
from tests.render.rebuilding import rebuilt

QUORIDOR = GAMES["quoridor"]
ME, YOU = Seat(0), Seat(1)


def pawns(position: object, seat: Seat = ME, last_move: object = None) -> QuoridorDescription:
    found = describe(position, seat=seat, last_move=last_move)
    assert isinstance(found, QuoridorDescription)
    return found


def test_pawns_walls_and_distances_are_described() -> None:
    seen = pawns(QUORIDOR.load("e4 e6/e3h d5v/9 9/2"), YOU)
    assert (seen.viewer, seen.to_act) == (YOU, YOU)
    assert seen.sides == (QuoridorSide("e4", 5, 9), QuoridorSide("e6", 6, 9))
    assert seen.walls == ("d5v", "e3h")


def test_who_has_left_is_nowhere() -> None:
    position = QUORIDOR.load("e4 - d6 g5/e3h d5v/3 0 4 3/1")
    seen = pawns(position)
    assert seen.sides[1] == QuoridorSide(None, None, 0)
    assert [side.pawn for side in seen.sides] == ["e4", None, "d6", "g5"]
    assert rebuilt(seen, quoridor.Position) == position


def test_the_end_of_quoridor_is_described() -> None:
    position = QUORIDOR.load("e8 d4/-/10 10/1")
    move = QUORIDOR.parse("e9", position)
    seen = pawns(QUORIDOR.play(position, move), last_move=move)
    assert seen.to_act is None
    assert seen.outcome == Outcome(ME, quoridor.Finish.ARRIVED, 1)
    assert seen.sides[0] == QuoridorSide("e9", 0, 10)
    assert seen.last_move == LastMove(ME, "e9")


@pytest.mark.parametrize(
    ("text", "leaves", "mover"),
    [
        ("e2", None, ME),
        ("e2", Seat(1), ME),
        ("e2", Seat(2), ME),
        ("e2", ME, None),
        ("c3h", None, ME),
        ("c3h", Seat(2), ME),
        ("c3h", Seat(1), None),  # perhaps the wall of the player who left
        ("c3h", ME, None),
    ],
)
def test_the_mover_is_described_as_far_as_the_position_shows(
    text: str, leaves: Seat | None, mover: Seat | None
) -> None:
    start = QUORIDOR.opening(4)
    move = QUORIDOR.parse(text, start)
    after = QUORIDOR.play(start, move)
    if leaves is not None:
        after = QUORIDOR.leave(after, leaves)
    assert pawns(after, last_move=move).last_move == LastMove(mover, text)
