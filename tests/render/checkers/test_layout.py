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
    assert layout(1_000) == (1_000, 884, 104, 37, 15)
    assert layout(1_000).board == (37, 15, 832, 832)
    assert layout(1_000).plate(near=False) == (884, 15, 101, 97)
    assert layout(1_000).tray(near=False) == (884, 127, 101, 239)
    assert layout(1_000).clock == (884, 381, 101, 101)
    assert layout(1_000).tray(near=True) == (884, 497, 101, 239)
    assert layout(1_000).plate(near=True) == (884, 750, 101, 97)


@pytest.mark.parametrize(
    ("name", "seat", "corner"),
    [
        ("a1", WHITE, (37, 743)),
        ("h8", WHITE, (765, 15)),
        ("c3", WHITE, (245, 535)),
        ("a1", BLACK, (765, 15)),
        ("h8", BLACK, (37, 743)),
        ("c3", BLACK, (557, 223)),
    ],
)
def test_squares_lie_as_their_seat_sees_them(
    name: str, seat: Seat, corner: tuple[int, int]
) -> None:
    assert dark_squares(1_000, seat)[name] == (*corner, 104, 104)


@by_size
def test_the_seats_see_the_board_turned_by_half(size: int) -> None:
    left, top, width, height = layout(size).board
    for name, area in dark_squares(size, WHITE).items():
        turned = dark_squares(size, BLACK)[name]
        assert turned.left == 2 * left + width - area.left - area.width
        assert turned.top == 2 * top + height - area.top - area.height


@by_size
@by_seat
def test_cells_lie_inside_the_picture_and_apart(size: int, seat: Seat) -> None:
    places = layout(size)
    areas = [
        *dark_squares(size, seat).values(),
        *(places.plate(near=near) for near in (False, True)),
        *(places.tray(near=near) for near in (False, True)),
        places.clock,
    ]
    assert len(areas) == len(BIT) + 5
    check_areas(areas, (places.width, places.height))
