"""The way of a pawn across a Quoridor board."""

import pytest

from render import slides, tap_areas
from rules import GAMES, quoridor
from rules.game import Seat
from rules.quoridor.moves import PASS

GAME = GAMES["quoridor"]
TWO, FOUR = GAME.opening(2), GAME.opening(4)


@pytest.mark.parametrize(
    ("position", "seat"), [(TWO, 0), (TWO, 1), (FOUR, 0), (FOUR, 1), (FOUR, 2), (FOUR, 3)]
)
def test_a_pawn_slides_and_a_wall_does_not(position: quoridor.Position, seat: int) -> None:
    squares = tap_areas(position, ["e1", "e2"], seat=Seat(seat))
    step = slides(position, GAME.parse("e2", position), seat=Seat(seat))
    assert step == ((squares["e1"], squares["e2"]),)
    assert slides(position, GAME.parse("e3h", position), seat=Seat(seat)) == ()
    assert slides(position, PASS, seat=Seat(seat)) == ()


def test_the_pawn_of_the_side_to_move_slides() -> None:
    after = GAME.play(FOUR, GAME.parse("e2", FOUR))
    squares = tap_areas(FOUR, ["a5", "b5"], seat=Seat(3))
    (slide,) = slides(after, GAME.parse("b5", after), seat=Seat(3))
    assert slide == (squares["a5"], squares["b5"])
