"""Where boards can be pressed: what is true of every board."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import Area, NoSuchSeat, UnknownBoard, draw, locate, tap_areas, wall_areas
from render.boards import scene_of
from render.look import Look
from rules import GAMES
from rules.game import Game, Seat
from tests.effort import paired
from tests.render.pixels import inside, overlap
from tests.render.track_board import add_track_board
from tests.rules.sprint import Sprint
from tests.rules.walks import tables, tapped

EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES.values()])
PHONE = 360
"""The width of a picture on a phone."""
WORDS = ("dice", "cube")


def check(areas: Mapping[str, Area], position: object, seat: Seat) -> None:
    """Check that areas lie in the picture, and apart from each other."""
    whole = Area(0, 0, *scene_of(position, Look(seat, PHONE)).ground.size)
    assert all(inside(area, whole) for area in areas.values())
    for one, other in combinations(areas.values(), 2):
        assert not overlap(one, other), (one, other)


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
@settings(max_examples=10)
def test_every_place_that_may_be_tapped_has_an_area_of_its_own(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    table = data.draw(tables(game))
    for taps, chosen in tapped(game, table):
        tokens = [tap.token for tap in taps.next]
        for seat in map(Seat, range(table.seats)):
            areas = tap_areas(taps.position, [*tokens, *WORDS], seat=seat, size=PHONE)
            check(areas, taps.position, seat)
            assert {*areas} - {*WORDS} == {
                token
                for token in tokens
                if locate(taps.position, token, seat=seat, chosen=chosen)
                and not is_part_of_a_wall(token, game)
            }


def is_part_of_a_wall(token: str, game: Game[Any, Any]) -> bool:
    """Return whether a token is a kind, a row or a file of walls."""
    return game.name == "quoridor" and len(token) == 1


@pytest.mark.parametrize(("game", "size"), paired(GAMES.values(), [9_999, 1, 361, 960]))
def test_areas_are_those_of_the_picture_that_is_drawn(game: Game[Any, Any], size: int) -> None:
    position = game.opening(2)
    fitted = draw(position, size=size).width
    tokens = ("1", "24", "a1", "e5", "e3h")
    areas = tap_areas(position, tokens, size=size)
    assert areas
    assert areas == tap_areas(position, tokens, size=fitted)
    assert wall_areas(position, size=size) == wall_areas(position, size=fitted)


@EVERY_GAME
@pytest.mark.parametrize("token", ["", "pass", "z9", "0", "25", "-1", "ab", "e10", "i9h", "h", "v"])
def test_what_is_no_token_has_no_area(game: Game[Any, Any], token: str) -> None:
    assert tap_areas(game.opening(2), [token]) == {}


@pytest.mark.parametrize("game", ["backgammon", "narde", "checkers"])
def test_most_games_have_no_walls(game: str) -> None:
    assert wall_areas(GAMES[game].opening(2)) == {}


@EVERY_GAME
def test_nobody_presses_from_a_seat_that_is_not_there(game: Game[Any, Any]) -> None:
    with pytest.raises(NoSuchSeat):
        tap_areas(game.opening(2), ["e5"], seat=Seat(2))
    with pytest.raises(NoSuchSeat):
        wall_areas(game.opening(2), seat=Seat(-1))


def test_a_board_need_not_be_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    track = Sprint().load("6:0,0/2,6:1:3")
    with pytest.raises(UnknownBoard):
        tap_areas(track, ["2"])
    add_track_board(monkeypatch)
    assert tap_areas(track, ["2", "dice"], seat=Seat(1)) == {}
    assert wall_areas(track) == {}
