"""Where the squares of a checkers board lie, as numbers and as the layout has them."""

import pytest

from render import USUAL, locate
from render.checkers.layout import dark_squares, layout
from rules import GAMES
from rules.game import Seat

START = GAMES["checkers"].opening(2)
WHITE, BLACK = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("square", "seat", "spot"),
    [
        ("a1", WHITE, (7, 0)),
        ("h8", WHITE, (0, 7)),
        ("c3", WHITE, (5, 2)),
        ("a1", BLACK, (0, 7)),
        ("h8", BLACK, (7, 0)),
        ("c3", BLACK, (2, 5)),
    ],
)
def test_a_square_lies_in_a_row_and_a_column(
    square: str, seat: Seat, spot: tuple[int, int]
) -> None:
    assert locate(START, square, seat=seat) == spot


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_spots_are_where_the_squares_are_painted(seat: Seat) -> None:
    places = layout(USUAL)
    for name, area in dark_squares(USUAL, seat).items():
        row, column = (
            (area.top - places.top) / places.square,
            (area.left - places.left) / places.square,
        )
        assert locate(START, name, seat=seat) == (row, column)


def test_a_light_square_lies_nowhere() -> None:
    assert locate(START, "a2") is None
