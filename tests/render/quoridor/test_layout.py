"""Where everything of a Quoridor board lies, as numbers."""

import pytest

from render.canvas.area import Area
from render.quoridor.lattice import FAR, LAST, LEFT, NEAR, RIGHT, square_node, wall_nodes
from render.quoridor.layout import Layout, layout
from rules.quoridor import Quoridor
from tests.render.pixels import inside
from tests.render.quoridor.areas import SIZES, square_area, wall

WIDE = 1_000
"""The width for which the measures are given."""


def test_a_board_for_two_is_higher_than_broad() -> None:
    assert layout(2, 0, 1_000) == Layout(
        seats=2,
        quarters=0,
        width=1_000,
        height=1_142,
        left=80,
        top=116,
        square=78,
        groove=22,
    )


def test_a_board_for_four_is_about_square() -> None:
    places = layout(4, 3, 1_000)
    assert (places.quarters, places.width, places.height) == (3, 1_000, 962)
    assert (places.square, places.groove) == (66, 18)


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_grows_with_the_width(seats: int, width: int) -> None:
    places, usual = layout(seats, 0, width), layout(seats, 0, WIDE)
    scale = width / WIDE
    assert places.width == width
    assert places.height == pytest.approx(usual.height * scale, rel=0.08)
    assert places.square == pytest.approx(usual.square * scale, abs=2)
    assert places.groove == pytest.approx(usual.groove * scale, abs=4)
    assert inside(places.squares, Area(0, 0, places.width, places.height))


def test_squares_grooves_and_joints_touch_and_fill_the_board() -> None:
    places = layout(2, 0, WIDE)
    assert places.node((0, 0)) == Area(80, 116, 78, 78)
    assert places.node((1, 0)) == Area(158, 116, 22, 78)
    assert places.node((1, 1)) == Area(158, 194, 22, 22)
    assert places.node((2, 1)) == Area(180, 194, 78, 22)
    assert places.node((LAST, LAST)) == Area(880, 916, 78, 78)
    assert places.squares == Area(80, 116, 878, 878)


@pytest.mark.parametrize(
    ("quarters", "expected"), [(0, (8, 16)), (1, (16, 8)), (2, (8, 0)), (3, (0, 8))]
)
def test_turning_brings_the_next_side_to_the_bottom(
    quarters: int, expected: tuple[int, int]
) -> None:
    assert square_node("e1", quarters) == expected


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_sees_its_own_pawn_below(seats: int) -> None:
    for seat, pawn in enumerate(Quoridor().opening(seats).pawns):
        places = layout(seats, seat, WIDE)
        assert square_node(pawn, places.quarters) == (LAST // 2, LAST)
        assert places.side_of(seat) == NEAR


def test_the_seats_sit_round_the_table_clockwise() -> None:
    places = layout(4, 1, WIDE)
    assert [places.side_of(seat) for seat in range(4)] == [RIGHT, NEAR, LEFT, FAR]
    assert [layout(2, 1, WIDE).side_of(seat) for seat in range(2)] == [FAR, NEAR]


def test_a_wall_covers_two_grooves_and_a_joint() -> None:
    assert wall_nodes(wall("e3h"), 0) == ((8, 11), (9, 11), (10, 11))
    assert wall_nodes(wall("e3v"), 0) == ((9, 10), (9, 11), (9, 12))
    assert wall_nodes(wall("e3h"), 1) == ((11, 6), (11, 7), (11, 8))


def test_a_wall_lies_between_the_squares_it_names() -> None:
    places = layout(2, 0, WIDE)
    low, _, high = wall_nodes(wall("e3h"), 0)
    box = places.area(low, high)
    assert box.left == square_area(places, "e3").left
    assert box.box[2] == square_area(places, "f3").box[2]
    assert box.box[3] == square_area(places, "e3").top
    assert box.top == square_area(places, "e4").box[3]


@pytest.mark.parametrize(
    ("viewer", "below", "beside"),
    [
        (0, "abcdefghi", "987654321"),
        (1, "987654321", "ihgfedcba"),
        (2, "ihgfedcba", "123456789"),
        (3, "123456789", "abcdefghi"),
    ],
)
def test_files_and_ranks_follow_the_turn(viewer: int, below: str, beside: str) -> None:
    places = layout(4, viewer, WIDE)
    left, _, _, bottom = places.squares.box
    found = places.labels()
    assert "".join(label for label, (_, y) in found if y > bottom) == below
    assert "".join(label for label, (x, _) in found if x < left) == beside


@pytest.mark.parametrize("side", [NEAR, LEFT, FAR, RIGHT])
def test_a_goal_lies_opposite_to_the_plate(side: int) -> None:
    places = layout(4, 0, WIDE)
    middle = places.squares.centre
    goal, numbers = places.goal_strip(side).centre, places.plate(side).centre
    for axis in (0, 1):
        assert (goal[axis] - middle[axis]) * (numbers[axis] - middle[axis]) <= 0


def test_a_sign_stands_before_the_plate() -> None:
    places = layout(4, 0, WIDE)
    assert places.sign(FAR) == Area(288, 8, 60, 60)
    assert places.plate(FAR) == Area(352, 8, 326, 60)
    assert places.sign(RIGHT) == Area(932, 254, 60, 60)
    assert places.plate(RIGHT) == Area(932, 318, 60, 298)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", SIZES)
def test_the_parts_of_a_plate_make_it_up(seats: int, width: int) -> None:
    places = layout(seats, 0, width)
    for seat in range(seats):
        side = places.side_of(seat)
        whole, parts = places.plate(side), places.plate_parts(side)
        assert sum(part.width * part.height for part in parts) == whole.width * whole.height
        assert all(inside(part, whole) for part in parts)
