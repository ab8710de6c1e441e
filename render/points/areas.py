"""Where a backgammon or narde board can be pressed."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from render.canvas.area import Area
from render.look import Look
from render.points.cube import cube_row, is_offered
from render.points.layout import layout
from render.points.places import find_place, place_of, top_checker
from rules import backgammon, narde
from rules.game import Over, Seat, Stage, ToRoll
from rules.points.board import ALONG, OFF, Route
from rules.points.play import name_place
from rules.points.position import Race

_BACKGAMMON, _NARDE = backgammon.Backgammon(), narde.Narde()
_DICE, _CUBE = "dice", "cube"


def backgammon_areas(position: backgammon.Position, look: Look) -> Mapping[str, Area]:
    """Return the places of the side to act, the dice and the cube."""
    areas = _areas(position, _BACKGAMMON.stage(position), look)
    if position.cube.highest:
        areas[_CUBE] = _cube(position, look)
    return areas


def _cube(position: backgammon.Position, look: Look) -> Area:
    places = layout(look.size)
    offered = is_offered(position)
    return places.offered_cube if offered else places.cube(cube_row(position, look.seat))


def narde_areas(position: narde.Position, look: Look) -> Mapping[str, Area]:
    """Return the places of the side to act, and the dice."""
    return _areas(position, _NARDE.stage(position), look)


def top_checkers(position: Race, look: Look) -> Mapping[str, Area]:
    """Return the top checker of the side to act on each of its points, and on the bar."""
    counts = position.sides[position.turn]
    return {
        name_place(number): top_checker(
            place_of(position, position.turn, number, look),
            counts[number],
            layout(look.size).checker,
        )
        for number in ALONG
        if counts[number] and number != OFF
    }


def _areas(position: Race, stage: Stage, look: Look) -> dict[str, Area]:
    areas = dict(_places(position.routes, position.turn, look.seat, look.size))
    if not isinstance(stage, Over):
        # Before the opening roll nobody is to act: everyone finds the dice at their own side.
        mine = stage == ToRoll(None) or position.turn == look.seat
        areas[_DICE] = layout(look.size).dice(int(mine))
    return areas


@lru_cache(maxsize=64)
def _places(routes: tuple[Route, Route], owner: Seat, seat: Seat, size: int) -> Mapping[str, Area]:
    return MappingProxyType(
        {name_place(at): find_place(routes, owner, at, seat, size).area for at in ALONG}
    )
