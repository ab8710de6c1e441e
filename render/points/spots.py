"""Where the places of a backgammon or narde board lie, in rows and columns."""

from collections.abc import Sequence
from typing import Final

from render.points.layout import BAR_COLUMN, BAR_ROWS, TRAY_COLUMN, TRAY_ROWS, row_and_column
from render.points.view import renumber
from render.spot import Spot
from rules.game import Seat
from rules.points.board import ALONG, BAR, OFF
from rules.points.play import name_place
from rules.points.position import Race

_PLACES: Final = {name_place(place): place for place in ALONG}


def locate_points(position: Race, seat: Seat, tapped: Sequence[str]) -> Spot | None:
    """Return where a place of the side to act lies, in one of two rows."""
    place = _PLACES.get(tapped[-1])
    if place is None:
        return None
    whose = int(position.turn != seat)
    if place == BAR:
        return Spot(BAR_ROWS[whose], BAR_COLUMN)
    if place == OFF:
        return Spot(TRAY_ROWS[whose], TRAY_COLUMN)
    return Spot(*row_and_column(renumber(position.routes, position.turn, seat)[place]))
