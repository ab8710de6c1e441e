"""Where a backgammon or narde board can be pressed, as numbers and in the picture."""

from dataclasses import replace
from typing import Any

import pytest

from render import USUAL, Area, draw, piece_areas, tap_areas
from render.boards import scene_of
from render.look import Look
from render.points.dice import CubeFace, Dice
from render.points.layout import layout
from rules import GAMES
from rules.game import Game, Roll, Seat
from rules.points.board import BAR, OFF, SPACES, Side
from rules.points.play import name_place
from tests.render.pixels import changed_in, inside

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
ME, YOU = Seat(0), Seat(1)
START = "-b----E-C---eE---c-e----B-"
TO_ROLL = {
    BACKGAMMON: {ME: f"{START}:0:0:1:00:0:0:0:0:10", YOU: f"{START}:0:0:-1:00:0:0:0:0:10"},
    NARDE: {ME: "------------o-----------O-:1:00", YOU: "------------o-----------O-:-1:00"},
}
EVERY_GAME = pytest.mark.parametrize("game", [BACKGAMMON, NARDE])
EVERY_VIEW = pytest.mark.parametrize("viewer", [ME, YOU])
EVERY_MOVER = pytest.mark.parametrize("mover", [ME, YOU])
PLACES = layout(USUAL)
BOARD = Area(0, PLACES.label, USUAL, PLACES.height - 2 * PLACES.label)
"""Everything but the strips with the numbers."""


def side(*places: int) -> Side:
    """Return a side with a checker on each of these places, and the others off."""
    return bytes(15 - len(places) if at == OFF else places.count(at) for at in range(SPACES))


def test_areas_in_numbers() -> None:
    position = BACKGAMMON.load(f"{START}:0:0:1:00:0:0:0:0:10")
    tokens = ("24", "13", "6", "1", "bar", "off", "dice", "cube")
    assert tap_areas(position, tokens, size=1_000) == {
        "24": (796, 30, 64, 342),
        "13": (16, 30, 64, 342),
        "6": (476, 446, 64, 342),
        "1": (796, 446, 64, 342),
        "bar": (400, 30, 76, 342),
        "off": (871, 505, 118, 157),
        "dice": (508, 372, 320, 74),
        "cube": (871, 377, 118, 64),
    }


@EVERY_GAME
@EVERY_MOVER
@EVERY_VIEW
def test_one_more_checker_is_seen_in_the_area_of_its_place_alone(
    game: Game[Any, Any], mover: Seat, viewer: Seat
) -> None:
    position = game.load(TO_ROLL[game][mover])
    points = Area(0, BOARD.top, PLACES.column_left, BOARD.height)
    for place in range(1, SPACES):
        few, more = (
            draw(
                replace(position, sides=(own, side(BAR)) if mover == ME else (side(BAR), own)),
                seat=viewer,
            )
            for own in (side(3), side(3, place))
        )
        (area,) = tap_areas(position, [name_place(place)], seat=viewer).values()
        seen = changed_in(few, more, points)
        assert seen
        assert inside(seen, area)


@EVERY_GAME
@EVERY_MOVER
@EVERY_VIEW
def test_checkers_are_borne_off_into_the_tray_of_the_side_to_act(
    game: Game[Any, Any], mover: Seat, viewer: Seat
) -> None:
    position = game.load(TO_ROLL[game][mover])
    top, bottom = PLACES.plate(0).box[3], PLACES.plate(1).top
    trays = Area(PLACES.column_left, top, PLACES.column_width, bottom - top)
    few, more = (
        draw(
            replace(position, sides=(own, side(24)) if mover == ME else (side(24), own)),
            seat=viewer,
        )
        for own in (side(1, 2), side(1))
    )
    seen = changed_in(few, more, trays)
    assert seen
    assert inside(seen, tap_areas(position, ["off"], seat=viewer)["off"])


@EVERY_GAME
@EVERY_MOVER
@EVERY_VIEW
def test_dice_are_pressed_where_they_lie_after_the_roll(
    game: Game[Any, Any], mover: Seat, viewer: Seat
) -> None:
    waiting = game.load(TO_ROLL[game][mover])
    rolled = game.play(waiting, Roll((3, 1)))
    (area,) = [
        cell.area for cell in scene_of(rolled, Look(viewer)).cells if isinstance(cell.content, Dice)
    ]
    for position in (waiting, rolled):
        assert tap_areas(position, ["dice"], seat=viewer) == {"dice": area}


@EVERY_GAME
@EVERY_VIEW
def test_everyone_makes_the_opening_roll_at_their_own_side(
    game: Game[Any, Any], viewer: Seat
) -> None:
    areas = tap_areas(game.opening(2), ["dice"], seat=viewer)
    assert areas == {"dice": PLACES.dice(1)}


def test_nobody_rolls_after_the_end() -> None:
    over = BACKGAMMON.load("-" * 24 + "a-:0:0:-1:00:0:0:0:0:0")
    assert tap_areas(over, ["dice", "1"]).keys() == {"1"}


@EVERY_VIEW
@pytest.mark.parametrize(
    "cube",
    ["0:0:1:00", "1:1:1:00", "1:-1:1:00", "1:1:1:D", "1:-1:-1:D"],
    ids=["middle", "mine", "yours", "offered", "offered by the other"],
)
def test_the_cube_is_pressed_where_it_lies(viewer: Seat, cube: str) -> None:
    position = BACKGAMMON.load(f"{START}:{cube}:0:0:0:0:10")
    (area,) = [
        cell.area
        for cell in scene_of(position, Look(viewer)).cells
        if isinstance(cell.content, CubeFace)
    ]
    assert tap_areas(position, ["cube"], seat=viewer) == {"cube": area}


def test_there_may_be_no_cube() -> None:
    assert tap_areas(BACKGAMMON.load(f"{START}:0:0:1:31:0:0:0:0:0"), ["cube"]) == {}
    assert tap_areas(NARDE.load(TO_ROLL[NARDE][ME]), ["cube"]) == {}


@EVERY_VIEW
def test_the_checker_on_top_of_a_place_is_its_piece(viewer: Seat) -> None:
    position = BACKGAMMON.load("-b----E-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10")
    tokens = ("24", "13", "6", "5", "bar", "off")
    pieces = piece_areas(position, tokens, seat=viewer)
    places = tap_areas(position, tokens, seat=viewer)
    assert pieces.keys() == {"24", "13", "6", "bar"}
    checker = layout(USUAL).checker
    for token, piece in pieces.items():
        assert abs(piece.width - checker) <= 2
        assert places[token].top <= piece.top
        assert piece.top + piece.height <= places[token].top + places[token].height
    fewer = BACKGAMMON.load("-b----D-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10")
    assert piece_areas(fewer, tokens, seat=viewer)["6"].top != pieces["6"].top


def test_where_a_piece_is_as_large_as_its_place_none_is_told() -> None:
    assert piece_areas(GAMES["checkers"].opening(2), ("c3",)) == {}
