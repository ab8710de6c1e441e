"""Where the places of a backgammon or narde board lie, as numbers and as the layout has them."""

from typing import Any

import pytest

from render import USUAL, Marks, locate
from render.boards import scene_of
from render.canvas.area import Area
from render.look import Look
from render.points.cells import Stack
from render.points.layout import layout
from render.tray import Tray
from rules import GAMES
from rules.game import Game, Seat
from rules.points.play import name_place

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
TEXTS = {
    (BACKGAMMON, ME): "aB---------------------b-A:0:0:1:21:0:0:0:0:10",
    (BACKGAMMON, YOU): "aB---------------------b-A:0:0:-1:21:0:0:0:0:10",
    (NARDE, ME): "------------o-----------O-:1:64",
    (NARDE, YOU): "------------o-----------O-:-1:64",
}
"""A position of each game, by who is to act; in backgammon both are on the bar."""
EVERY_VIEW = pytest.mark.parametrize("viewer", [ME, YOU])
EVERY_MOVER = pytest.mark.parametrize("mover", [ME, YOU])
EVERY_GAME = pytest.mark.parametrize("game", [BACKGAMMON, NARDE])


@EVERY_GAME
@EVERY_MOVER
@pytest.mark.parametrize(
    ("token", "spot"),
    [
        ("1", (1, 12)),
        ("6", (1, 7)),
        ("7", (1, 5)),
        ("12", (1, 0)),
        ("13", (0, 0)),
        ("18", (0, 5)),
        ("19", (0, 7)),
        ("24", (0, 12)),
        ("off", (1, 13)),
        ("bar", (0, 6)),
    ],
)
def test_the_side_to_act_sees_its_own_numbers(
    game: Game[Any, Any], mover: Seat, token: str, spot: tuple[int, int]
) -> None:
    assert locate(game.load(TEXTS[game, mover]), token, seat=mover) == spot


@pytest.mark.parametrize(
    ("game", "token", "spot"),
    [
        (BACKGAMMON, "1", (0, 12)),
        (BACKGAMMON, "12", (0, 0)),
        (BACKGAMMON, "13", (1, 0)),
        (BACKGAMMON, "24", (1, 12)),
        (BACKGAMMON, "bar", (1, 6)),
        (BACKGAMMON, "off", (0, 13)),
        (NARDE, "1", (0, 0)),
        (NARDE, "12", (0, 12)),
        (NARDE, "13", (1, 12)),
        (NARDE, "24", (1, 0)),
        (NARDE, "off", (0, 13)),
    ],
)
@EVERY_MOVER
def test_the_other_side_sees_them_across_the_board(
    game: Game[Any, Any], mover: Seat, token: str, spot: tuple[int, int]
) -> None:
    assert locate(game.load(TEXTS[game, mover]), token, seat=Seat(1 - mover)) == spot


def marked_area(position: object, place: int, viewer: Seat) -> Area:
    """Return the area of the one cell that a mark on a place marks."""
    marks = Marks(frozenset({place}), frozenset({place}))
    cells = scene_of(position, Look(viewer, marks=marks)).cells
    (area,) = [
        cell.area
        for cell in cells
        if isinstance(cell.content, Stack | Tray)
        and (cell.content.may_reach or getattr(cell.content, "may_move", False))
    ]
    return area


@EVERY_GAME
@EVERY_MOVER
@EVERY_VIEW
def test_spots_are_where_the_picture_marks_the_places(
    game: Game[Any, Any], mover: Seat, viewer: Seat
) -> None:
    position, places = game.load(TEXTS[game, mover]), layout(USUAL)
    on_board = range(26) if game is BACKGAMMON else range(25)
    columns: dict[float, set[int]] = {}
    for place in on_board:
        area = marked_area(position, place, viewer)
        spot = locate(position, name_place(place), seat=viewer)
        assert spot
        assert spot.row == (0 if area.centre[1] < places.height / 2 else 1)
        columns.setdefault(spot.column, set()).add(area.left)
    lefts = [columns[column] for column in sorted(columns)]
    assert all(len(left) == 1 for left in lefts)
    assert sorted(lefts, key=min) == lefts
