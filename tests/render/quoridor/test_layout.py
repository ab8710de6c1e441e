"""Where everything of a Quoridor board lies, as numbers."""

import pytest

from render.canvas.area import Area
from render.quoridor.lattice import FAR, LAST, LEFT, NEAR, RIGHT, square_node, wall_nodes
from render.quoridor.layout import Layout, layout
from rules.quoridor import Quoridor
from tests.render.pixels import check_areas, inside
from tests.render.quoridor.areas import SIZES, square_area, wall

WIDE = 1_000
"""The width for which the measures are given."""


PHONE = 360


def test_the_board_takes_the_whole_width() -> None:
    assert layout(2, 0, 1_000) == Layout(
        seats=2,
        quarters=0,
        width=1_000,
        height=1_216,
        left=48,
        top=126,
        square=82,
        groove=24,
    )
    assert layout(4, 0, 1_000)[2:] == (1_000, 1_170, 64, 122, 78, 24)
    assert layout(4, 3, 1_000).quarters == 3


def test_squares_on_a_phone_are_large() -> None:
    assert layout(2, 0, PHONE).square == 30
    assert layout(4, 0, PHONE).square == 28


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
    assert places.node((0, 0)) == Area(48, 126, 82, 82)
    assert places.node((1, 0)) == Area(130, 126, 24, 82)
    assert places.node((1, 1)) == Area(130, 208, 24, 24)
    assert places.node((2, 1)) == Area(154, 208, 82, 24)
    assert places.node((LAST, LAST)) == Area(896, 974, 82, 82)
    assert places.squares == Area(48, 126, 930, 930)


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
@pytest.mark.parametrize("seats", [2, 4])
def test_goals_lie_in_the_bed_around_the_squares(seats: int, width: int) -> None:
    places = layout(seats, 0, width)
    assert inside(places.bed, Area(0, 0, places.width, places.height))
    for seat in range(seats):
        goal = places.goal_strip(places.side_of(seat))
        assert inside(goal, places.bed)
        check_areas([goal, places.squares], (places.width, places.height))


def test_the_bed_is_slim_where_no_goal_is() -> None:
    two, four = (layout(seats, 0, WIDE) for seats in (2, 4))
    assert two.squares.left - two.bed.left < two.squares.top - two.bed.top
    assert four.squares.left - four.bed.left == four.squares.top - four.bed.top


@pytest.mark.parametrize("width", SIZES)
def test_plates_of_four_go_clockwise_around_the_board(width: int) -> None:
    places = layout(4, 0, width)
    near, left, far, right = (places.plate(side) for side in (NEAR, LEFT, FAR, RIGHT))
    check_areas([near, left, far, right, places.bed], (places.width, places.height))
    assert near.left == left.left == places.bed.left < far.left == right.left
    assert left.top == far.top < places.bed.top < places.bed.box[3] < near.top == right.top
    assert all(places.tray(side) is None for side in (NEAR, LEFT, FAR, RIGHT))


@pytest.mark.parametrize("width", SIZES)
def test_walls_that_two_have_left_lie_beside_their_plates(width: int) -> None:
    places = layout(2, 0, width)
    plates = [places.plate(side) for side in (NEAR, FAR)]
    trays = [tray for tray in map(places.tray, (NEAR, FAR)) if tray]
    check_areas([*plates, *trays, places.bed], (places.width, places.height))
    assert [tray[1:] for tray in trays] == [plate[1:] for plate in plates]
    assert all(plate.left == places.bed.left for plate in plates)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", [PHONE, *SIZES])
def test_labels_are_clear_of_bed_and_plates(seats: int, width: int) -> None:
    places = layout(seats, 0, width)
    bottom, half = places.bed.box[3], places.square * 0.2
    assert all(
        half <= x <= places.bed.left - half / 2
        if x < places.bed.left
        else bottom + half / 2 <= y <= places.plate(NEAR).top - half
        for _, (x, y) in places.labels()
    )
