"""Where everything of a Quoridor board lies, as numbers."""

from itertools import pairwise

import pytest

from render.canvas.area import Area
from render.quoridor.lattice import FAR, LAST, LEFT, NEAR, RIGHT, square_node, wall_nodes
from render.quoridor.layout import Layout, layout
from rules.quoridor import Quoridor
from tests.render.pixels import check_areas, inside
from tests.render.quoridor.areas import SIZES, square_area, wall

WIDE = 1_000
"""The width for which the measures are given."""


def test_a_board_is_as_large_for_four_as_for_two() -> None:
    assert layout(2, 0, 1_000) == Layout(
        seats=2,
        quarters=0,
        width=1_000,
        height=880,
        left=58,
        top=32,
        square=70,
        groove=20,
    )
    assert layout(4, 0, 1_000)[2:] == layout(2, 0, 1_000)[2:]
    assert layout(4, 3, 1_000).quarters == 3


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_grows_with_the_width(seats: int, width: int) -> None:
    places, usual = layout(seats, 0, width), layout(seats, 0, WIDE)
    scale = width / WIDE
    assert places.width == width
    assert places.height == pytest.approx(usual.height * scale, rel=0.12)
    assert places.square == pytest.approx(usual.square * scale, abs=2)
    assert places.groove == pytest.approx(usual.groove * scale, abs=4)
    assert inside(places.squares, Area(0, 0, places.width, places.height))


def test_squares_grooves_and_joints_touch_and_fill_the_board() -> None:
    places = layout(2, 0, WIDE)
    assert places.node((0, 0)) == Area(58, 32, 70, 70)
    assert places.node((1, 0)) == Area(128, 32, 20, 70)
    assert places.node((1, 1)) == Area(128, 102, 20, 20)
    assert places.node((2, 1)) == Area(148, 102, 70, 20)
    assert places.node((LAST, LAST)) == Area(778, 752, 70, 70)
    assert places.squares == Area(58, 32, 790, 790)


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


@pytest.mark.parametrize("side", [NEAR, FAR])
def test_a_goal_lies_opposite_to_the_plate(side: int) -> None:
    places = layout(4, 0, WIDE)
    middle = places.squares.centre[1]
    goal, plate = places.goal_strip(side).centre[1], places.plate(side).centre[1]
    assert (goal - middle) * (plate - middle) < 0


@pytest.mark.parametrize("width", SIZES)
def test_plates_stand_in_a_column_from_the_far_side_to_the_near_one(width: int) -> None:
    places = layout(4, 0, width)
    plates = [places.plate(side) for side in (FAR, LEFT, RIGHT, NEAR)]
    assert all(one.box[3] < other.top for one, other in pairwise(plates))
    assert {plate.left for plate in plates} == {plates[0].left}
    assert plates[0].left > places.goal_strip(LEFT).box[2]
    check_areas(plates, (places.width, places.height))


def test_walls_that_are_left_lie_beside_the_plate_where_there_is_room() -> None:
    two = layout(2, 0, WIDE)
    far, near = two.tray(FAR), two.tray(NEAR)
    assert far
    assert near
    assert two.plate(FAR).box[3] < far.top < far.box[3] < near.top
    assert near.box[3] < two.plate(NEAR).top
    assert layout(4, 0, WIDE).tray(FAR) is None
