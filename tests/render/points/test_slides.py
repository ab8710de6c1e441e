"""The checkers that a play carries, as numbers and in the picture."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import USUAL, Area, Slide, draw, slides
from render.boards import scene_of
from render.look import Look
from render.points.cells import Stack
from render.points.layout import layout
from render.tray import Tray
from rules import GAMES
from rules.backgammon import Double
from rules.game import FIRST, Game, Seat
from rules.points.play import Play
from tests.effort import often
from tests.render.pixels import changed_beside, changed_in
from tests.rules.walks import tables, walk

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
START = "-b----E-C---eE---c-e----B-"
EVERY_VIEW = pytest.mark.parametrize("viewer", [ME, YOU])
PLACES = layout(USUAL)
ROWS = tuple(
    Area(PLACES.margin, PLACES.row_top(row), PLACES.column_left - PLACES.margin, PLACES.half)
    for row in range(2)
)
"""The points and the bar: there is nothing but checkers."""


def moved(text: str, move: str, **look: Any) -> list[Slide]:  # noqa: ANN401 - as `slides` takes it
    position = BACKGAMMON.load(text)
    return list(slides(position, BACKGAMMON.parse(move, position), size=1_000, **look))


def test_each_step_goes_from_the_top_of_a_stack_to_the_top_of_another() -> None:
    assert moved(f"{START}:0:0:1:31:0:0:0:0:0", "8/5 6/5") == [
        ((272, 596, 64, 64), (540, 724, 64, 64)),
        ((476, 468, 64, 64), (540, 660, 64, 64)),
    ]


def test_the_other_side_sees_it_across_the_board() -> None:
    assert moved(f"{START}:0:0:1:31:0:0:0:0:0", "8/5 6/5", seat=YOU) == [
        ((272, 158, 64, 64), (540, 30, 64, 64)),
        ((476, 286, 64, 64), (540, 94, 64, 64)),
    ]


def test_a_checker_that_moves_on_makes_two_slides() -> None:
    first, second = moved(f"{START}:0:0:1:64:0:0:0:0:0", "24/18/14")
    assert first.target == second.origin == (336, 30, 64, 64)


def test_the_second_checker_lies_below_the_first() -> None:
    first, second = moved(f"{START}:0:0:1:11:0:0:0:0:0", "8/7(2) 6/5(2)")[:2]
    assert (first.origin.top - second.origin.top, first.target.top - second.target.top) == (-64, 64)


def test_a_checker_that_is_hit_goes_to_the_bar_before_the_other_lands() -> None:
    hit, hitting = moved("-b----E-C---eE---c-d-a--B-:0:0:1:31:0:0:0:0:0", "24/21* 6/5")[:2]
    assert hit.origin == hitting.target == (604, 30, 64, 64)
    assert hit.target == (406, 446, 64, 64)


def test_a_checker_enters_from_the_bar() -> None:
    (first, _) = moved("-b----E-C---eE---c-e----AA:0:0:1:31:0:0:0:0:0", "bar/24 8/5")[:2]
    assert first == ((406, 308, 64, 64), (796, 94, 64, 64))


def test_checkers_lie_flat_in_the_tray() -> None:
    targets = [
        slide.target
        for slide in moved("-CDC--------------------f-:0:0:1:32:0:0:0:0:0", "3/off 2/off")
    ]
    assert targets == [(886, 615, 88, 8), (886, 608, 88, 8)]


def test_more_checkers_than_are_shown_have_one_top() -> None:
    first, second = moved("-GH--------------------fh-:0:0:1:11:0:0:0:0:0", "2/1(2) 1/off(2)")[:2]
    assert first.origin == second.origin
    assert first.target == second.target


@EVERY_VIEW
def test_a_checker_lies_on_the_bar_where_it_has_slid(viewer: Seat) -> None:
    before = BACKGAMMON.load("-b----E-C---eE---c-d-a--B-:0:0:1:31:0:0:0:0:0")
    play = BACKGAMMON.parse("24/21* 6/5", before)
    old, new = (draw(at, seat=viewer) for at in (before, BACKGAMMON.play(before, play)))
    (hit, *_) = slides(before, play, seat=viewer)
    bar = Area(PLACES.bar_half(0).left, PLACES.label, PLACES.bar, PLACES.height - 2 * PLACES.label)
    # A checker is drawn a little smaller than its place.
    assert changed_in(old, new, bar) == pytest.approx(hit.target, abs=7)


def plays(game: Game[Any, Any], data: st.DataObject) -> list[tuple[Any, Play]]:
    """Return the plays of a game, each with the position before it."""
    moves = walk(game, data.draw(tables(game)))
    return [(at, move) for at, move in moves if isinstance(move, Play)]


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("game", [BACKGAMMON, NARDE])
@EVERY_VIEW
@given(data=st.data())
@settings(max_examples=often(1, 4))
def test_nothing_changes_but_where_checkers_slide(
    game: Game[Any, Any], viewer: Seat, data: st.DataObject
) -> None:
    for before, play in plays(game, data)[::6]:
        pictures = [draw(at, seat=viewer) for at in (before, game.play(before, play))]
        found = [area for slide in slides(before, play, seat=viewer) for area in slide]
        for row in ROWS:
            assert changed_beside(pictures[0], pictures[1], found, row) is None


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("game", [BACKGAMMON, NARDE])
@EVERY_VIEW
@given(data=st.data())
@settings(max_examples=10)
def test_slides_join_the_places_that_are_painted(
    game: Game[Any, Any], viewer: Seat, data: st.DataObject
) -> None:
    for before, play in plays(game, data)[::5]:
        found = slides(before, play, seat=viewer)
        assert len(found) == len(play.steps) + sum(step.hit for step in play.steps)
        boards = [
            [
                cell.area
                for cell in scene_of(at, Look(viewer)).cells
                if isinstance(cell.content, Stack | Tray)
            ]
            for at in (before, game.play(before, play))
        ]
        if found:
            assert any(_is_on(found[0].origin, area) for area in boards[0])
            assert any(_is_on(found[-1].target, area) for area in boards[1])


def _is_on(small: Area, large: Area) -> bool:
    x, y = small.centre
    left, top, right, bottom = large.box
    return left < x < right and top < y < bottom


def test_doubles_and_passes_carry_nothing() -> None:
    waiting = BACKGAMMON.load(f"{START}:0:0:1:00:0:0:0:0:10")
    assert slides(waiting, Double(), seat=FIRST) == ()
    assert slides(waiting, Play(())) == ()
