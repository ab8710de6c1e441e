"""The numbers of the points, on the frame of a board."""

from typing import Any

import pytest

from render import USUAL, draw
from render.boards import scene_of
from render.look import Look
from render.points.cells import Numbers
from render.points.layout import layout
from rules import GAMES
from rules.game import Game, Seat
from tests.render.pixels import changed

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
BACKGAMMON_ACROSS = ("12 11 10 9 8 7", "6 5 4 3 2 1", "13 14 15 16 17 18", "19 20 21 22 23 24")
NARDE_ACROSS = ("1 2 3 4 5 6", "7 8 9 10 11 12", "24 23 22 21 20 19", "18 17 16 15 14 13")
OWN = ("13 14 15 16 17 18", "19 20 21 22 23 24", "12 11 10 9 8 7", "6 5 4 3 2 1")


@pytest.mark.parametrize(
    ("game", "viewer", "numbers", "expected"),
    [
        (BACKGAMMON, ME, None, OWN),
        (BACKGAMMON, YOU, None, OWN),
        (BACKGAMMON, ME, YOU, BACKGAMMON_ACROSS),
        (BACKGAMMON, YOU, ME, BACKGAMMON_ACROSS),
        (BACKGAMMON, YOU, YOU, OWN),
        (NARDE, ME, None, OWN),
        (NARDE, ME, YOU, NARDE_ACROSS),
        (NARDE, YOU, ME, NARDE_ACROSS),
    ],
)
def test_the_points_have_the_numbers_of_any_seat(
    game: Game[Any, Any], viewer: Seat, numbers: Seat | None, expected: tuple[str, ...]
) -> None:
    drawn = scene_of(game.opening(2), Look(viewer, numbers=numbers))
    strips = {cell.area: cell.content for cell in drawn.cells if isinstance(cell.content, Numbers)}
    places = layout(USUAL)
    assert [
        " ".join(map(str, strips[places.numbers(row, side)].numbers))
        for row in (0, 1)
        for side in (0, 1)
    ] == list(expected)


@pytest.mark.parametrize("game", [BACKGAMMON, NARDE])
def test_other_numbers_change_nothing_but_the_frame(game: Game[Any, Any]) -> None:
    position, places = game.opening(2), layout(USUAL)
    one, other = (scene_of(position, Look(numbers=seat)) for seat in (ME, YOU))
    assert one.ground == other.ground
    strips = {places.numbers(row, side) for row in (0, 1) for side in (0, 1)}
    assert {cell.area for cell in set(one.cells) ^ set(other.cells)} == strips
    assert changed(draw(position), draw(position, numbers=YOU)) is not None
    assert draw(position, numbers=ME) == draw(position)
