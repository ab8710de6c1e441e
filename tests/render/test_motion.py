"""What moves in pictures: what is true of every board."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import Area, NoSuchSeat, UnknownBoard, die_areas, draw, slides
from render.boards import scene_of
from render.look import Look
from rules import GAMES
from rules.game import Game, Roll, Seat
from tests.render.pixels import inside
from tests.render.track_board import add_track_board
from tests.rules.sprint import Run, Sprint
from tests.rules.walks import tables, walk

EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES.values()])
PHONE = 360


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
@settings(max_examples=10)
def test_everything_moves_within_the_picture(game: Game[Any, Any], data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for position, move in list(walk(game, table))[::7]:
        for seat in map(Seat, range(table.seats)):
            whole = Area(0, 0, *scene_of(position, Look(seat, PHONE)).ground.size)
            found = slides(position, move, seat=seat, size=PHONE)
            dice = die_areas(position, seat=seat, size=PHONE, dice=(3, 1))
            assert all(inside(area, whole) for slide in found for area in slide)
            assert all(inside(area, whole) for area in dice)
            assert all(slide.origin != slide.target for slide in found)


@EVERY_GAME
def test_a_roll_carries_nothing(game: Game[Any, Any]) -> None:
    assert slides(game.opening(2), Roll((3, 1))) == ()


@pytest.mark.parametrize("game", ["checkers", "quoridor"])
def test_games_without_dice_show_none(game: str) -> None:
    assert die_areas(GAMES[game].opening(2), dice=(3, 1)) == ()


@EVERY_GAME
def test_areas_are_those_of_the_picture_that_is_drawn(game: Game[Any, Any]) -> None:
    position = game.opening(2)
    assert draw(position, size=361).width == 360
    while not (moves := game.legal_moves(position)):
        position = game.play(position, Roll((6, 5)))
    found = slides(position, moves[0], size=361)
    assert found
    assert found == slides(position, moves[0], size=360)
    assert die_areas(position, size=361) == die_areas(position, size=360)


@EVERY_GAME
def test_nobody_looks_from_a_seat_that_is_not_there(game: Game[Any, Any]) -> None:
    with pytest.raises(NoSuchSeat):
        slides(game.opening(2), None, seat=Seat(2))
    with pytest.raises(NoSuchSeat):
        die_areas(game.opening(2), seat=Seat(-1))


def test_a_board_need_not_move(monkeypatch: pytest.MonkeyPatch) -> None:
    track = Sprint().load("6:0,0/2,6:1:3")
    with pytest.raises(UnknownBoard):
        slides(track, Run(2))
    add_track_board(monkeypatch)
    assert slides(track, Run(2)) == ()
    assert die_areas(track, dice=(3,)) == ()
