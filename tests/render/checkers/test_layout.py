"""Where everything of a checkers board lies, as numbers."""

import pytest

from render.checkers.layout import dark_squares, layout
from render.look import LARGEST, SMALLEST, USUAL
from rules.checkers.squares import BIT
from rules.game import Seat
from tests.render.pixels import check_areas

WHITE, BLACK = Seat(0), Seat(1)

by_seat = pytest.mark.parametrize("seat", [WHITE, BLACK])
by_size = pytest.mark.parametrize("size", [SMALLEST, 362, USUAL, LARGEST])


def test_the_usual_board_in_numbers() -> None:
    assert layout(1_000) == (1_000, 913, 106, 44, 21)
    assert layout(1_000).board == (44, 21, 848, 848)
    assert layout(1_000).far_panel() == (898, 21, 96, 170)
    assert layout(1_000).near_panel() == (898, 699, 96, 170)
    assert layout(1_000).far_panel(sign=True) == (898, 21, 96, 233)
    assert layout(1_000).near_panel(sign=True) == (898, 636, 96, 233)
    assert layout(1_000).clock == (898, 366, 96, 159)


@pytest.mark.parametrize(
    ("name", "seat", "corner"),
    [
        ("a1", WHITE, (44, 763)),
        ("h8", WHITE, (786, 21)),
        ("c3", WHITE, (256, 551)),
        ("a1", BLACK, (786, 21)),
        ("h8", BLACK, (44, 763)),
        ("c3", BLACK, (574, 233)),
    ],
)
def test_squares_lie_as_their_seat_sees_them(
    name: str, seat: Seat, corner: tuple[int, int]
) -> None:
    assert dark_squares(1_000, seat)[name] == (*corner, 106, 106)


@by_size
def test_the_seats_see_the_board_turned_by_half(size: int) -> None:
    left, top, width, height = layout(size).board
    for name, area in dark_squares(size, WHITE).items():
        turned = dark_squares(size, BLACK)[name]
        assert turned.left == 2 * left + width - area.left - area.width
        assert turned.top == 2 * top + height - area.top - area.height


@by_size
@by_seat
@pytest.mark.parametrize("sign", [False, True])
def test_cells_lie_inside_the_picture_and_apart(size: int, seat: Seat, *, sign: bool) -> None:
    places = layout(size)
    areas = [
        *dark_squares(size, seat).values(),
        places.far_panel(sign=sign),
        places.near_panel(sign=sign),
        places.clock,
    ]
    assert len(areas) == len(BIT) + 3
    check_areas(areas, (places.width, places.height))
