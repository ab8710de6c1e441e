"""Where the places of one side lie in a picture, and the checkers on them."""

from functools import lru_cache
from typing import Final, NamedTuple

from render.canvas.area import Area, around, covering
from render.look import Look
from render.points.layout import BAR_ROWS, ROW, STACK, TRAY_ROWS, depth, layout
from render.points.view import renumber
from render.tray import Room
from rules.game import Seat
from rules.points.board import BAR, CHECKERS, OFF, Route
from rules.points.position import Race

_CACHED: Final = 1_024
"""All places of both games, from both seats, in several sizes."""


class Place(NamedTuple):
    """The area of a place, and whether its checkers begin at the top or at the bottom."""

    area: Area
    from_top: bool


def place_of(position: Race, owner: Seat, number: int, look: Look) -> Place:
    """Return a place by its number for its owner."""
    return find_place(position.routes, owner, number, look.seat, look.size)


@lru_cache(_CACHED)
def find_place(
    routes: tuple[Route, Route], owner: Seat, number: int, seat: Seat, size: int
) -> Place:
    """Return a place on a board with these routes."""
    places, whose = layout(size), int(owner != seat)
    if number == BAR:
        row = BAR_ROWS[whose]
        return Place(places.bar_half(row), from_top=row == 1)
    if number == OFF:
        row = TRAY_ROWS[whose]
        return Place(places.tray_half(row), from_top=row == 0)
    seen_as = renumber(routes, owner, seat)[number]
    return Place(places.point(seen_as), from_top=seen_as > ROW)


def top_checker(place: Place, count: int, checker: int) -> Area:
    """Return the area of the top one of so many checkers on a point or on the bar."""
    left, top, width, height = place.area
    down = depth(min(count, STACK) - 1, count, checker, height)
    centre = left + width / 2, top + (down if place.from_top else height - down)
    return covering(around(centre, checker / 2))


def top_slab(place: Place, count: int) -> Area:
    """Return the area of the last one of so many checkers in a tray, seen from the side."""
    tray = place.area
    room = Room(tray.width, tray.height, CHECKERS)
    left, top, right, bottom = room.slab(count - 1, from_top=place.from_top)
    return covering((tray.left + left, tray.top + top, tray.left + right, tray.top + bottom))
