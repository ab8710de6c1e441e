"""Where a checkers board can be pressed, as numbers and in the picture."""

import pytest

from render import USUAL, draw, tap_areas
from render.checkers.layout import layout
from rules import GAMES
from rules.checkers.squares import BIT
from rules.game import Seat
from tests.render.pixels import changed_in, inside

GAME = GAMES["checkers"]
WHITE, BLACK = Seat(0), Seat(1)
EVERY_SEAT = pytest.mark.parametrize("seat", [WHITE, BLACK])
BOARD = layout(USUAL).board


def test_areas_in_numbers() -> None:
    start = GAME.opening(2)
    assert tap_areas(start, ["a1", "c3", "a2"], size=1_000) == {
        "a1": (37, 743, 104, 104),
        "c3": (245, 535, 104, 104),
    }
    assert tap_areas(start, ["a1"], seat=BLACK, size=1_000) == {"a1": (765, 15, 104, 104)}


@EVERY_SEAT
def test_a_piece_is_seen_in_the_area_of_its_square_alone(seat: Seat) -> None:
    without = draw(GAME.load("W:WKa1:BKh8:H0"), seat=seat)
    for square in sorted(BIT.keys() - {"a1", "h8"}):
        position = GAME.load(f"W:WKa1,K{square}:BKh8:H0")
        seen = changed_in(without, draw(position, seat=seat), BOARD)
        assert seen
        assert inside(seen, tap_areas(position, [square], seat=seat)[square])
