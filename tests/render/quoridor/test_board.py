"""The picture of Quoridor: where everything lies, and what changes what."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from render import THEMES, draw
from render.canvas import picture, tiles
from render.canvas.scene import Cell
from render.look import SMALLEST, USUAL, Look
from render.plate import Row
from render.quoridor.board import paint_quoridor
from render.quoridor.lattice import FAR, LAST, NEAR, turn, wall_nodes
from render.quoridor.layout import layout
from rules.game import Seat
from tests.effort import paired
from tests.render.pixels import check_areas, decode, inside
from tests.render.quoridor.areas import SIZES, only, square_area, wall
from tests.render.quoridor.positions import (
    EVERYTHING,
    ONE_HAS_LEFT,
    RICH,
    RICH_OF_FOUR,
    START,
    START_OF_FOUR,
    every_mark,
    load,
    step,
)


@pytest.mark.parametrize("text", EVERYTHING)
@pytest.mark.parametrize("width", SIZES)
def test_cells_lie_in_the_picture_and_never_overlap(text: str, width: int) -> None:
    position = load(text)
    for seat in range(len(position.pawns)):
        everybody = frozenset(map(Seat, range(len(position.pawns))))
        look = Look(Seat(seat), width, step("c3"), every_mark(position), computers=everybody)
        scene = paint_quoridor(position, look)
        check_areas((cell.area for cell in scene.cells), scene.ground.size)


@pytest.mark.parametrize("text", [START_OF_FOUR, RICH_OF_FOUR, ONE_HAS_LEFT])
def test_cells_of_one_view_are_those_of_another_turned(text: str) -> None:
    position = load(text)
    marks = every_mark(position)
    seen = [
        lattice(paint_quoridor(position, Look(Seat(seat), marks=marks)).cells, seat)
        for seat in range(4)
    ]
    for quarters in range(4):
        assert {tuple(sorted(turn(node, quarters) for node in nodes)) for nodes in seen[0]} == seen[
            quarters
        ]


def lattice(cells: Iterable[Cell], viewer: int) -> set[tuple[tuple[int, int], ...]]:
    """Return the nodes that each cell on the squares and between them covers."""
    places = layout(4, viewer, USUAL)
    nodes = [(x, y) for x in range(LAST + 1) for y in range(LAST + 1)]
    on_board = [cell.area for cell in cells if inside(cell.area, places.squares)]
    return {
        tuple(sorted(node for node in nodes if inside(places.node(node), area)))
        for area in on_board
    }


def test_the_pawns_differ_without_their_colours() -> None:
    theme = THEMES["contrast"]
    side, edge = theme.first, theme.first_edge
    grey = replace(
        theme,
        name="alike",
        second=side,
        second_edge=edge,
        third=side,
        third_edge=edge,
        fourth=side,
        fourth_edge=edge,
    )
    position, places = load(START_OF_FOUR), layout(4, 0, USUAL)
    picture = decode(draw(position, theme=grey))
    pawns = {picture.crop(square_area(places, pawn).box).tobytes() for pawn in position.pawns}
    assert len(pawns) == 4


def test_moving_a_pawn_changes_two_squares_and_two_plates() -> None:
    places = layout(2, 0, USUAL)
    before, after = load("e4 e6/e3h d5v/9 9/1"), load("f4 e6/e3h d5v/9 9/2")
    # The pawn is as far from its goal as before: its plate differs by the turn alone.
    areas = [square_area(places, "e4"), square_area(places, "f4")]
    areas += [places.plate(NEAR), places.plate(FAR)]
    assert only(areas, draw(before), draw(after))


def test_placing_a_wall_changes_its_grooves_two_plates_and_a_tray() -> None:
    places = layout(2, 0, USUAL)
    before, after = load("e4 e6/e3h/10 9/1"), load("e4 e6/e3h b7v/9 9/2")
    low, _, high = wall_nodes(wall("b7v"), 0)
    areas = [places.area(low, high), places.plate(NEAR), places.plate(FAR)]
    areas += [tray for tray in [places.tray(NEAR)] if tray]
    assert only(areas, draw(before), draw(after))


def test_steps_left_change_a_part_of_a_plate() -> None:
    before, after = load("e4 e6/-/9 9/1"), load("e3 e6/-/9 9/1")
    shown = [set(paint_quoridor(position, Look()).cells) for position in (before, after)]
    changed_cells = shown[0] ^ shown[1]
    assert len(changed_cells) == 4
    assert sum(isinstance(cell.content, Row) for cell in changed_cells) == 2


@pytest.mark.parametrize(
    ("text", "theme"), paired([START, START_OF_FOUR, RICH, RICH_OF_FOUR], THEMES)
)
def test_a_picture_is_a_small_png_with_a_palette(text: str, theme: str) -> None:
    picture = draw(load(text), theme=theme, last_move=wall("e3h"))
    image = decode(picture)
    assert image.mode == "P"
    assert (
        image.size
        == (picture.width, picture.height)
        == layout(len(load(text).pawns), 0, USUAL)[2:4]
    )
    assert len(picture.png) <= 45 * 1_024


@pytest.mark.parametrize("text", EVERYTHING)
def test_a_picture_is_the_same_for_the_same_position(text: str) -> None:
    one, other = load(text), load(text)
    marks = every_mark(one)
    first = draw(one, size=SMALLEST, marks=marks)
    # Otherwise the second picture could be equal because it comes from the caches.
    for module in (picture, tiles):
        for function in vars(module).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()
    assert draw(other, size=SMALLEST, marks=marks) == first
