"""Marks as shapes over a picture: they lie where they would be painted."""

from collections.abc import Iterable, Mapping

import pytest

from render import Highlight, Marks, Shape, draw, highlights
from render.canvas.area import Area, covering, inset
from rules import GAMES
from rules.game import Seat
from tests.render.pixels import changed_beside, changed_in
from tests.render.track_board import add_track_board
from tests.rules.sprint import Sprint

SIZE = 480
BACKGAMMON = "-b----D-A---eG---c-d--aA-A:0:0:1:31:0:0:0:7:10"
"""With a checker on the bar, one that can be hit, and a full point."""
CASES: Mapping[str, tuple[str, set[int | str], set[int | str]]] = {
    "backgammon": (BACKGAMMON, {25, 23, 13, 6}, {24, 22, 13, 5, 0}),
    "backgammon, the other side": (
        BACKGAMMON.replace(":1:31", ":-1:31"),
        {24, 13, 8, 6},
        {17, 13, 2, 0},
    ),
    "narde": ("------------o-----------O-:-1:54", {24}, {19, 20}),
    "checkers": ("W:Wa3,Kd4:Bb6,f6", {"a3", "d4"}, {"b4", "g7"}),
    "quoridor": ("e1 e9 / / 10 10 / 1", {"e1"}, {"e2", "d1"}),
}
"""A position, what may move, and where to."""


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
@pytest.mark.parametrize("case", CASES)
def test_shapes_lie_where_marks_are_painted(case: str, seat: Seat) -> None:
    text, may_move, may_reach = CASES[case]
    position = GAMES[case.partition(",")[0]].load(text)
    marks = Marks(frozenset(may_move), frozenset(may_reach))
    shapes = highlights(position, marks, seat=seat, size=SIZE)
    assert len(shapes) == len(may_move) + len(may_reach)
    bare = draw(position, seat=seat, size=SIZE)
    marked = draw(position, seat=seat, size=SIZE, marks=marks)
    areas = [covering(inset(shape.box, -1)) for shape in shapes]
    for area in areas:
        found = changed_in(bare, marked, area)
        assert found
        assert all(abs(one - other) <= 3 for one, other in zip(found, area, strict=True))
    assert changed_beside(bare, marked, areas, Area(0, 0, bare.width, bare.height)) is None


def shapes_of(found: Iterable[Highlight]) -> set[tuple[int | str, Shape]]:
    """Return the places with their shapes."""
    return {(place, shape) for place, shape, _ in found}


def test_a_man_is_framed_and_its_square_dotted() -> None:
    opening = GAMES["checkers"].opening(2)
    marks = Marks(frozenset({"a3"}), frozenset({"b4"}))
    assert shapes_of(highlights(opening, marks)) == {("a3", Shape.FRAME), ("b4", Shape.DOT)}


def test_a_tray_is_framed() -> None:
    opening = GAMES["backgammon"].opening(2)
    marks = Marks(frozenset({6}), frozenset({0, 5}))
    found = shapes_of(highlights(opening, marks))
    assert found == {(6, Shape.RING), (0, Shape.FRAME), (5, Shape.DOT)}


def test_slots_for_walls_are_only_painted() -> None:
    opening = GAMES["quoridor"].opening(2)
    marks = Marks(frozenset({"e1"}), frozenset({"e2", "e3h"}))
    assert shapes_of(highlights(opening, marks)) == {("e1", Shape.RING), ("e2", Shape.DOT)}


def test_a_board_need_not_say_where_its_marks_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    add_track_board(monkeypatch)
    assert highlights(Sprint().opening(2), Marks(frozenset({1}))) == ()
