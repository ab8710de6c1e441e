"""Where a checkers board can be pressed."""

from collections.abc import Mapping

from render.canvas.area import Area
from render.checkers.layout import dark_squares
from render.look import Look
from rules.checkers import Position


def checkers_areas(_: Position, look: Look) -> Mapping[str, Area]:
    """Return the dark squares."""
    return dark_squares(look.size, look.seat)
