"""The areas of single dice, as numbers and in the picture."""

from typing import Any

import pytest

from render import USUAL, Area, die_areas, draw
from render.points.layout import layout
from rules import GAMES
from rules.game import Game, Roll, Seat
from tests.render.pixels import changed_in, inside

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
TO_ROLL = {
    BACKGAMMON: "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    NARDE: "------------o-----------O-:1:00",
}
EVERY_GAME = pytest.mark.parametrize("game", [BACKGAMMON, NARDE])
EVERY_VIEW = pytest.mark.parametrize("viewer", [ME, YOU])
PLACES = layout(USUAL)
BETWEEN = Area(PLACES.margin, PLACES.row_top(0) + PLACES.half, USUAL, PLACES.gap)
"""The strip between the rows of points."""


def around(areas: tuple[Area, ...]) -> Area:
    """Return the area around dice that lie side by side."""
    first, last = areas[0], areas[-1]
    return first._replace(width=last.left + last.width - first.left)


def test_dice_in_numbers() -> None:
    rolled = BACKGAMMON.play(BACKGAMMON.load(TO_ROLL[BACKGAMMON]), Roll((3, 1)))
    assert die_areas(rolled, size=1_000) == ((597, 373, 71, 72), (668, 373, 71, 72))
    assert die_areas(rolled, size=1_000, seat=YOU) == ((137, 373, 71, 72), (208, 373, 71, 72))


@EVERY_GAME
@EVERY_VIEW
@pytest.mark.parametrize(("dice", "count"), [((3, 1), 2), ((6, 6), 4)])
def test_a_roll_is_seen_in_the_areas_of_its_dice(
    game: Game[Any, Any], viewer: Seat, dice: tuple[int, int], count: int
) -> None:
    waiting = game.load(TO_ROLL[game])
    assert die_areas(waiting, seat=viewer) == ()
    rolled = game.play(waiting, Roll(dice))
    areas = die_areas(rolled, seat=viewer)
    assert len(areas) == count
    seen = changed_in(draw(waiting, seat=viewer), draw(rolled, seat=viewer), BETWEEN)
    assert seen
    assert inside(seen, around(areas))
    assert seen == pytest.approx(around(areas), abs=9)


@EVERY_VIEW
@pytest.mark.parametrize(("other", "at"), [((5, 1), 0), ((6, 2), 1)])
def test_dice_lie_in_order(viewer: Seat, other: tuple[int, int], at: int) -> None:
    waiting = BACKGAMMON.load(TO_ROLL[BACKGAMMON])
    one, another = (BACKGAMMON.play(waiting, Roll(dice)) for dice in ((6, 1), other))
    seen = changed_in(draw(one, seat=viewer), draw(another, seat=viewer), BETWEEN)
    assert seen
    assert inside(seen, die_areas(one, seat=viewer)[at])


@EVERY_GAME
@EVERY_VIEW
@pytest.mark.parametrize(("dice", "count"), [((3, 1), 2), ((4, 4), 4)])
def test_faint_dice_have_areas_too(
    game: Game[Any, Any], viewer: Seat, dice: tuple[int, int], count: int
) -> None:
    position = game.load(TO_ROLL[game])
    areas = die_areas(position, seat=viewer, dice=dice)
    assert len(areas) == count
    seen = changed_in(draw(position, seat=viewer), draw(position, seat=viewer, dice=dice), BETWEEN)
    assert seen
    assert inside(seen, around(areas))


@EVERY_GAME
def test_there_are_no_dice_before_the_opening_roll(game: Game[Any, Any]) -> None:
    assert die_areas(game.opening(2), dice=(4, 4)) == ()
