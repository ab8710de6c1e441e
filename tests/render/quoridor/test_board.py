"""The picture of Quoridor: where everything lies, and what changes what."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from render import THEMES, Marks, Picture, Theme, draw
from render.canvas import picture, tiles
from render.canvas.area import Area, inset
from render.canvas.pen import Pen
from render.canvas.scene import Cell
from render.figures import Figure
from render.look import SMALLEST, USUAL, Look
from render.plate import Count, Row, State, Token
from render.quoridor.board import paint_quoridor
from render.quoridor.cells import Bar, GoalStrip, GrooveSlot, JointSlot, Square, WallTray
from render.quoridor.lattice import FAR, LAST, NEAR, turn, wall_nodes
from render.quoridor.layout import layout
from render.themes.colour import rgb
from rules.game import Seat
from rules.quoridor import Pass, Position, Quoridor, Step
from rules.quoridor.board import Square as SquareName
from tests.effort import paired
from tests.render.pixels import changed, check_areas, decode, difference, inside
from tests.render.quoridor.areas import SIZES, square_area, wall

START = "e1 e9/-/10 10/1"
START_OF_FOUR = "e1 a5 e9 i5/-/5 5 5 5/1"
RICH = "g1 e9/a4v a5h b1v b2h b4h c1h c3h d4v d7h e1h e2v e3h e5h e6h f2v f6v f8h g1h h4h h7h/0 0/1"
RICH_OF_FOUR = (
    "c1 b7 d9 g6/a1v a4h a5h a8h b1h b3h b4v b8v c2h d2v "
    "d8v e1h e6h f2h f3v f8v g3v h3v h4h h6h/0 0 0 0/2"
)
MIDDLE = "e4 e6/e3h d5v/9 9/1"
WON = "e9 d4/e3h d5v/9 9/2"
ONE_HAS_LEFT = "e4 - d6 g5/e3h d5v/3 0 4 3/1"
EVERYTHING = (START, START_OF_FOUR, RICH, RICH_OF_FOUR, MIDDLE, WON, ONE_HAS_LEFT)


def load(text: str) -> Position:
    return Quoridor().load(text)


def step(name: str) -> Step:
    return Step(SquareName(name))


def every_mark(position: Position) -> Marks:
    """Return all marks that a player can be shown, and some that mean nothing on this board."""
    game = Quoridor()
    moves = {game.format(move, position) for move in game.legal_moves(position)}
    return Marks(frozenset(position.pawns), frozenset(moves | {"e3h", "i9h", "pass", 7}))


def only(areas: Iterable[Area], one: Picture, other: Picture) -> bool:
    """Return whether two pictures differ in each of the areas and nowhere else."""
    where = difference(one, other)
    for area in areas:
        if not where.crop(area.box).getbbox():
            return False
        where.paste((0, 0, 0), area.box)
    return where.getbbox() is None


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


def contents(text: str, look: Look | None = None) -> list[object]:
    return [cell.content for cell in paint_quoridor(load(text), look or Look()).cells]


def counts(text: str) -> list[Count]:
    return [part.count for part in contents(text) if isinstance(part, Row)]


def states(text: str, look: Look | None = None) -> list[State]:
    return [part.holder.state for part in contents(text, look) if isinstance(part, Token)]


def test_a_plate_shows_walls_and_steps_left() -> None:
    assert counts(RICH) == [
        (Figure.WALLS, "0"),
        (Figure.UP, "13"),
        (Figure.WALLS, "0"),
        (Figure.DOWN, "12"),
    ]


def test_walls_that_are_left_lie_in_a_tray() -> None:
    assert [part.count for part in contents(MIDDLE) if isinstance(part, WallTray)] == [9, 9]
    assert not any(isinstance(part, WallTray) for part in contents(RICH))
    assert not any(isinstance(part, WallTray) for part in contents(START_OF_FOUR))


def test_a_plate_shows_whose_turn_it_is() -> None:
    waiting = State.WAITING
    assert states(RICH_OF_FOUR) == [waiting, State.TO_ACT, waiting, waiting]


def test_a_plate_shows_who_has_won() -> None:
    assert states(WON) == [State.WON, State.WAITING]
    assert (Figure.WON, "") in counts(WON)


@pytest.mark.parametrize(
    ("winners", "expected"),
    [(set(), State.WAITING), ({Seat(0)}, State.WON), ({Seat(1)}, State.WAITING)],
)
def test_nobody_is_to_move_after_a_resignation(winners: set[Seat], expected: State) -> None:
    assert states(MIDDLE)[0] is State.TO_ACT
    assert states(MIDDLE, Look(ended=frozenset(winners)))[0] is expected


def test_the_frame_shows_nothing_of_one_who_has_left() -> None:
    shown = contents(ONE_HAS_LEFT)
    assert {part.holder.seat for part in shown if isinstance(part, Token)} == {0, 2, 3}
    assert {part.seat for part in shown if isinstance(part, GoalStrip)} == {0, 2, 3}
    assert {part.pawn for part in shown if isinstance(part, Square)} == {0, 2, 3}


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


@pytest.mark.parametrize(("seat", "theme"), paired(map(Seat, range(4)), THEMES))
def test_the_last_step_rings_its_pawn(seat: Seat, theme: str) -> None:
    position, places = load(ONE_HAS_LEFT), layout(4, seat, USUAL)
    plain = draw(position, seat=seat, theme=theme)
    ringed = draw(position, seat=seat, theme=theme, last_move=step("g5"))
    assert changed(plain, ringed) == square_area(places, "g5").box


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), Seat(2), Seat(3)])
def test_the_square_that_the_last_step_left_is_filled(seat: Seat) -> None:
    before = load("e4 - d6 g4/e3h d5v/3 0 4 3/4")
    position, places = load(ONE_HAS_LEFT), layout(4, seat, USUAL)
    one, other = (
        draw(position, seat=seat, last_move=step("g5"), before=known) for known in (None, before)
    )
    assert changed(one, other) == inset(square_area(places, "g4").box, 9)


def test_a_wall_leaves_no_square() -> None:
    position = load(MIDDLE)
    before = load("e4 e6/d5v/10 9/2")
    one, other = (draw(position, last_move=wall("e3h"), before=known) for known in (None, before))
    assert one == other


@pytest.mark.parametrize("theme", THEMES)
def test_the_last_wall_is_pointed_out(theme: str) -> None:
    position, places = load(MIDDLE), layout(2, 1, USUAL)
    plain = draw(position, seat=Seat(1), theme=theme)
    lit = draw(position, seat=Seat(1), theme=theme, last_move=wall("e3h"))
    low, _, high = wall_nodes(wall("e3h"), places.quarters)
    assert only([places.area(low, high)], plain, lit)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_last_wall_has_an_outline_and_a_line(theme: Theme) -> None:
    pen = Pen(24, 188)
    Bar(last=True).paint(pen, theme)
    image = pen.finish().convert("RGB")
    across = [image.getpixel((x, 94)) for x in (1, 6, 12, 17, 22)]
    outline, core, line = rgb(theme.pip), rgb(theme.last), rgb(theme.ink_on_last)
    assert across == [outline, core, line, core, outline]


def test_a_pass_is_not_shown() -> None:
    assert draw(load(MIDDLE)) == draw(load(MIDDLE), last_move=Pass())


@pytest.mark.parametrize("theme", THEMES)
def test_marks_show_what_may_move_and_where(theme: str) -> None:
    position, places = load(MIDDLE), layout(2, 0, USUAL)
    marks = Marks(frozenset({"e4"}), frozenset({"d4", "e5"}))
    areas = [square_area(places, name) for name in ("e4", "d4", "e5")]
    assert only(areas, draw(position, theme=theme), draw(position, theme=theme, marks=marks))


@pytest.mark.parametrize("theme", THEMES)
def test_marks_show_where_walls_may_be_placed(theme: str) -> None:
    position, places = load(MIDDLE), layout(2, 0, USUAL)
    marks = Marks(may_reach=frozenset({"b7v", "g2h"}))
    areas = [places.node(node) for name in ("b7v", "g2h") for node in wall_nodes(wall(name), 0)]
    assert only(areas, draw(position, theme=theme), draw(position, theme=theme, marks=marks))


@pytest.mark.parametrize("names", [{"e3v"}, {"d3h", "f3h", "e3h", "d4v"}, {"i9h", "a9v"}, {7, "x"}])
def test_marks_of_what_cannot_be_placed_are_left_out(names: set[int | str]) -> None:
    position = load(MIDDLE)
    marks = Marks(may_reach=frozenset(names))
    assert draw(position) == draw(position, marks=marks)


def test_slots_of_one_wall_reach_along_all_of_it() -> None:
    shown = slots("c4h")
    assert [slot for slot in shown if isinstance(slot, JointSlot)] == [
        JointSlot(lying=True, upright=False)
    ]
    assert sum(isinstance(slot, GrooveSlot) for slot in shown) == 2


def test_slots_of_crossing_walls_share_the_joint() -> None:
    assert JointSlot(lying=True, upright=True) in slots("c4h", "c4v")


def test_slots_of_overlapping_walls_are_one_line() -> None:
    shown = slots("c4v", "c5v")
    assert [type(slot) for slot in shown].count(GrooveSlot) == 3
    assert [type(slot) for slot in shown].count(JointSlot) == 2


def slots(*names: str) -> list[object]:
    shown = contents(START, Look(size=1_000, marks=Marks(may_reach=frozenset(names))))
    return [slot for slot in shown if isinstance(slot, GrooveSlot | JointSlot)]


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
