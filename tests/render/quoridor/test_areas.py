"""Where a Quoridor board can be pressed, as numbers and in the picture."""

from collections import Counter
from itertools import combinations

import pytest

from render import USUAL, draw, tap_areas, wall_areas
from render.quoridor.layout import layout
from rules import GAMES, quoridor
from rules.game import Seat
from rules.quoridor.board import INDEX, WALLS
from tests.effort import often
from tests.render.pixels import changed_beside, changed_in, inside, overlap

GAME = GAMES["quoridor"]
TWO, FOUR = GAME.opening(2), GAME.opening(4)
EVERY_SEAT = pytest.mark.parametrize(
    ("position", "seat"), [(TWO, 0), (TWO, 1), (FOUR, 0), (FOUR, 1), (FOUR, 2), (FOUR, 3)]
)
NAMES = [str(wall) for wall in WALLS.values()]
PHONE = 360


def test_areas_in_numbers() -> None:
    assert tap_areas(TWO, ["a9", "a8h", "a8v", "a8"], size=1_000) == {
        "a9": (48, 126, 82, 82),
        "a8h": (89, 188, 106, 64),
        "a8v": (110, 167, 64, 106),
        "a8": (48, 232, 82, 82),
    }
    walls = wall_areas(TWO, size=1_000)
    assert walls["a8h"] == (48, 208, 188, 24)
    assert walls["a8v"] == (130, 126, 24, 188)


def test_a_wall_is_turned_with_the_board() -> None:
    walls = wall_areas(FOUR, seat=Seat(1), size=1_000)
    assert walls["a8h"].width < walls["a8h"].height
    slots = tap_areas(FOUR, ["a8h", "a8v"], seat=Seat(1), size=1_000)
    assert slots["a8h"].width < slots["a8h"].height
    assert slots["a8v"].width > slots["a8v"].height


@pytest.mark.parametrize(("position", "long"), [(TWO, 38), (FOUR, 36)])
def test_slots_are_large_enough_for_fingers_on_a_phone(
    position: quoridor.Position, long: int
) -> None:
    slots = tap_areas(position, NAMES, size=PHONE)
    assert {slot[2:] for slot in slots.values()} == {(long, 22), (22, long)}


@EVERY_SEAT
def test_only_the_two_walls_over_a_joint_overlap(position: quoridor.Position, seat: int) -> None:
    slots = tap_areas(position, NAMES, seat=Seat(seat), size=PHONE)
    overlaps = Counter(
        one[:-1] == other[:-1]
        for one, other in combinations(slots, 2)
        if overlap(slots[one], slots[other])
    )
    assert overlaps == {True: len(NAMES) // 2}


@EVERY_SEAT
def test_slots_fill_each_groove_and_lie_around_their_walls(
    position: quoridor.Position, seat: int
) -> None:
    places = layout(len(position.pawns), seat, USUAL)
    slots = tap_areas(position, NAMES, seat=Seat(seat))
    walls = wall_areas(position, seat=Seat(seat))
    assert list(slots) == list(walls) == NAMES
    for name, wall in walls.items():
        assert slots[name].centre == wall.centre
        assert sorted(slots[name][2:]) == sorted(
            (places.square + places.groove, places.groove + 2 * (places.square // 4))
        )


@EVERY_SEAT
def test_a_wall_is_seen_in_its_area_alone(position: quoridor.Position, seat: int) -> None:
    squares = layout(len(position.pawns), seat, USUAL).squares
    before = draw(position, seat=Seat(seat))
    walls = wall_areas(position, seat=Seat(seat))
    for name in NAMES[seat :: often(15, 5)]:
        after = GAME.play(position, GAME.parse(name, position))
        seen = changed_in(before, draw(after, seat=Seat(seat)), squares)
        assert seen
        assert inside(seen, walls[name])
        assert seen == pytest.approx(walls[name], abs=6)


@EVERY_SEAT
def test_a_pawn_is_seen_in_the_area_of_its_square_alone(
    position: quoridor.Position, seat: int
) -> None:
    squares = layout(len(position.pawns), seat, USUAL).squares
    without = draw(GAME.leave(FOUR, Seat(0)) if position is FOUR else TWO, seat=Seat(seat))
    areas = tap_areas(position, INDEX, seat=Seat(seat))
    assert len(areas) == len(INDEX)
    gone = [] if position is FOUR else [areas["e1"]]
    for square in list(INDEX)[1 :: often(10, 4)]:
        pawns = (square, *position.pawns[1:])
        moved = draw(
            quoridor.Position(pawns, position.walls, position.walls_left, Seat(0)),
            seat=Seat(seat),
        )
        if square in position.pawns:
            continue
        assert changed_beside(without, moved, [areas[square], *gone], squares) is None
        seen = changed_in(without, moved, areas[square])
        assert seen
        assert inside(seen, areas[square])
