"""Where things lie: what is true of every board."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import NoSuchSeat, Spot, UnknownBoard, locate
from rules import GAMES
from rules.game import Game, Seat
from rules.taps import Tap
from tests.render.track_board import add_track_board
from tests.rules.sprint import Sprint
from tests.rules.walks import tables, tapped

EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES.values()])
NOWHERE = {"pass", "double", "take", "drop", "wall-h", "wall-v"}
"""The names of taps that are no places."""


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
@settings(max_examples=10)
def test_every_place_that_may_be_tapped_has_a_spot_of_its_own(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    table = data.draw(tables(game))
    for taps, chosen in tapped(game, table):
        for seat in range(table.seats):
            _check(taps.next, taps.position, Seat(seat), chosen)


def _check(taps: Sequence[Tap], position: object, seat: Seat, chosen: Sequence[str]) -> None:
    spots = {tap: locate(position, tap.token, seat=seat, chosen=chosen) for tap in taps}
    assert all((spot is None) == (tap.name in NOWHERE) for tap, spot in spots.items())
    found = [spot for spot in spots.values() if spot]
    assert len(set(found)) == len(found)


@EVERY_GAME
@pytest.mark.parametrize("token", ["", "pass", "z9", "0", "25", "26", "-1", "ab", "e10", "off off"])
def test_what_is_no_token_lies_nowhere(game: Game[Any, Any], token: str) -> None:
    assert locate(game.opening(2), token) is None


@EVERY_GAME
@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_looks_from_a_seat_that_is_not_there(game: Game[Any, Any], seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        locate(game.opening(2), "e5", seat=Seat(seat))


def test_a_board_need_not_say_where_things_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    track = Sprint().load("6:0,0/2,6:1:3")
    with pytest.raises(UnknownBoard):
        locate(track, "2")
    add_track_board(monkeypatch)
    assert locate(track, "2", seat=Seat(1)) is None


def test_spots_sort_as_one_reads() -> None:
    assert sorted([Spot(1, 0), Spot(0.5, 8), Spot(0.5, 2)]) == [(0.5, 2), (0.5, 8), (1, 0)]
