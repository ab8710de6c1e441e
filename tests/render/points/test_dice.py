"""The dice of the last move, which stay on the board until the next roll."""

from typing import Any

import pytest

from render import USUAL, Theme, draw, pick
from render.boards import scene_of
from render.canvas.area import Area
from render.canvas.pen import Pen
from render.canvas.scene import Cell
from render.look import Look
from render.points.dice import Dice
from render.points.layout import layout
from rules import GAMES
from rules.game import Game, Seat
from tests.render.pixels import changed, inside

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
START = "-b----E-C---eE---c-e----B-"
AFTER = f"{START}:0:0:-1:00:0:0:0:0:10"
"""Seat 0 has moved."""


def dice_cells(position: object, look: Look) -> list[Cell]:
    return [cell for cell in scene_of(position, look).cells if isinstance(cell.content, Dice)]


@pytest.mark.parametrize(
    ("game", "text"), [(BACKGAMMON, AFTER), (NARDE, "------------o-----------O-:-1:00")]
)
@pytest.mark.parametrize(("viewer", "side"), [(ME, 1), (YOU, 0)])
def test_the_dice_of_the_last_move_stay_dim_on_the_side_of_their_roller(
    game: Game[Any, Any], text: str, viewer: Seat, side: int
) -> None:
    (cell,) = dice_cells(game.load(text), Look(viewer, dice=(1, 3)))
    assert cell == (layout(USUAL).dice(side), Dice((3, 1), (True, True), ME))


@pytest.mark.parametrize("dice", [(3, 3), (3, 3, 3, 3)])
def test_a_double_that_was_played_is_four_dim_dice(dice: tuple[int, ...]) -> None:
    (cell,) = dice_cells(BACKGAMMON.load(AFTER), Look(dice=dice))
    assert cell.content == Dice((3,) * 4, (True,) * 4, ME)


@pytest.mark.parametrize(
    ("text", "roller"),
    [
        (f"{START}:0:0:1:D:0:0:0:0:10", YOU),
        (f"{START}:1:-1:1:00:0:0:0:0:10", YOU),
        (f"{START}:0:0:1:D:0:0:0:0:10;dropped", YOU),
        ("-" * 24 + "a-:0:0:-1:00:0:0:0:0:0", ME),
    ],
    ids=["doubled", "taken", "dropped", "over"],
)
def test_they_stay_until_the_next_roll_whatever_the_cube_does(text: str, roller: Seat) -> None:
    (cell,) = dice_cells(BACKGAMMON.load(text), Look(dice=(6, 1)))
    assert cell.content == Dice((6, 1), (True, True), roller)


def test_a_roll_to_be_played_takes_their_place() -> None:
    rolled = BACKGAMMON.load(f"{START}:0:0:-1:42:0:0:0:0:10")
    assert dice_cells(rolled, Look(dice=(3, 1))) == dice_cells(rolled, Look())
    assert draw(rolled, dice=(3, 1)) == draw(rolled)


@pytest.mark.parametrize("game", [BACKGAMMON, NARDE])
def test_nobody_has_moved_before_the_opening_roll(game: Game[Any, Any]) -> None:
    assert dice_cells(game.opening(2), Look(dice=(4, 4))) == []


def test_dice_of_the_last_move_are_seen_in_the_picture() -> None:
    position = BACKGAMMON.load(AFTER)
    box = changed(draw(position), draw(position, dice=(3, 1)))
    assert box is not None
    assert inside(Area(box[0], box[1], box[2] - box[0], box[3] - box[1]), layout(USUAL).dice(1))
    assert draw(position, dice=(3, 1)) != draw(position, dice=(3, 2))


@pytest.mark.parametrize(("dim", "width"), [(False, 88), (True, 60)])
def test_a_die_that_is_used_up_is_smaller(*, dim: bool, width: int) -> None:
    assert _painted(dim=dim, theme=pick("wood")) == pytest.approx(width, abs=3)


@pytest.mark.parametrize("dim", [False, True])
def test_dice_of_a_film_do_not_change(*, dim: bool) -> None:
    assert _painted(dim=dim, theme=pick("wood").plain) == pytest.approx(77, abs=1)


def _painted(*, dim: bool, theme: Theme) -> int:
    """Return how wide a die is, with its shadow, in a strip that is 100 pixels high."""
    pen = Pen(200, 100)
    Dice((1,), (dim,), ME).paint(pen, theme)
    left, _, right, _ = pen.finish().getbbox() or (0, 0, 0, 0)
    return right - left
