"""Where squares and walls of a Quoridor board lie, as numbers and as the layout has them."""

import pytest

from render import USUAL, Spot, locate
from render.boards import scene_of
from render.canvas.area import Area
from render.look import Look
from render.quoridor.cells import Bar
from render.quoridor.layout import Layout, layout
from rules import GAMES, quoridor
from rules.game import Seat
from rules.quoridor.board import FILES, INDEX, RANKS
from tests.render.quoridor.areas import square_area

GAME = GAMES["quoridor"]
TWO, FOUR = GAME.opening(2), GAME.opening(4)
KINDS = ("h", "v")
EVERY_SEAT = pytest.mark.parametrize(
    ("position", "seat"), [(TWO, 0), (TWO, 1), (FOUR, 0), (FOUR, 1), (FOUR, 2), (FOUR, 3)]
)


@pytest.mark.parametrize(
    ("position", "seat", "square", "spot"),
    [
        (TWO, 0, "e1", (8, 4)),
        (TWO, 1, "e1", (0, 4)),
        (TWO, 0, "a9", (0, 0)),
        (TWO, 1, "a9", (8, 8)),
        (FOUR, 1, "a5", (8, 4)),
        (FOUR, 1, "e1", (4, 8)),
        (FOUR, 3, "e1", (4, 0)),
    ],
)
def test_squares_lie_as_their_seat_sees_them(
    position: quoridor.Position, seat: int, square: str, spot: tuple[int, int]
) -> None:
    assert locate(position, square, seat=Seat(seat)) == spot


@pytest.mark.parametrize(
    ("position", "seat", "rows", "files"),
    [
        (TWO, 0, [(7.5, 4), (0.5, 4)], [(4, 0.5), (4, 7.5)]),
        (TWO, 1, [(0.5, 4), (7.5, 4)], [(4, 7.5), (4, 0.5)]),
        (FOUR, 1, [(4, 7.5), (4, 0.5)], [(7.5, 4), (0.5, 4)]),
        (FOUR, 3, [(4, 0.5), (4, 7.5)], [(0.5, 4), (7.5, 4)]),
    ],
)
def test_a_row_of_walls_may_run_down_the_screen(
    position: quoridor.Position,
    seat: int,
    rows: list[tuple[float, float]],
    files: list[tuple[float, float]],
) -> None:
    look = Seat(seat)
    assert [locate(position, row, seat=look, chosen=("h",)) for row in ("1", "8")] == rows
    assert [locate(position, file, seat=look, chosen=("h", "3")) for file in "ah"] == files


def test_a_kind_of_wall_lies_nowhere_and_a_file_of_that_name_does() -> None:
    assert [locate(TWO, kind) for kind in KINDS] == [None, None]
    assert locate(TWO, "h", chosen=("v", "2")) == (4, 7.5)
    assert locate(TWO, "v", chosen=("v", "2")) is None
    assert [locate(TWO, token, chosen=("v", "2")) for token in ("i", "9")] == [None, None]


def painted(places: Layout, spot: Spot) -> Area:
    """Return the area that is painted at a spot."""
    return places.node((int(2 * spot.column), int(2 * spot.row)))


@EVERY_SEAT
def test_spots_are_where_the_squares_are_painted(position: quoridor.Position, seat: int) -> None:
    places = layout(len(position.pawns), seat, USUAL)
    for square in INDEX:
        spot = locate(position, square, seat=Seat(seat))
        assert spot
        assert painted(places, spot) == square_area(places, square)


@EVERY_SEAT
@pytest.mark.parametrize("kind", KINDS)
def test_spots_are_between_the_ends_of_the_walls_that_are_painted(
    position: quoridor.Position, seat: int, kind: str
) -> None:
    places = layout(len(position.pawns), seat, USUAL)
    for rank, file in zip(RANKS[:-1], FILES[:-1], strict=True):
        row = locate(position, rank, seat=Seat(seat), chosen=(kind,))
        column = locate(position, file, seat=Seat(seat), chosen=(kind, rank))
        assert row
        assert column
        (wall,) = [
            cell.area
            for cell in scene_of(
                GAME.play(position, GAME.parse(f"{file}{rank}{kind}", position)), Look(Seat(seat))
            ).cells
            if isinstance(cell.content, Bar)
        ]
        across, down = wall.centre
        turned = places.quarters % 2
        lying, upright = (column, row) if turned else (row, column)
        assert painted(places, lying).centre[1] == down
        assert painted(places, upright).centre[0] == across
