"""What is pointed out on a Quoridor board: the last move, and what may be tapped."""

import pytest

from render import THEMES, Marks, Theme, draw
from render.canvas.area import inset
from render.canvas.pen import Pen
from render.look import USUAL, Look
from render.quoridor.cells import Bar, GrooveSlot, JointSlot
from render.quoridor.lattice import wall_nodes
from render.quoridor.layout import layout
from render.themes.colour import rgb
from rules.game import Seat
from rules.quoridor import Pass
from tests.effort import paired
from tests.render.pixels import changed
from tests.render.quoridor.areas import only, square_area, wall
from tests.render.quoridor.positions import MIDDLE, ONE_HAS_LEFT, START, contents, load, step


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
