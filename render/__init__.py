"""Positions and ratings in: PNG bytes, text or values out; games in: GIF bytes out."""

from render.checkers_description import CheckersDescription
from render.describe import Description, describe
from render.look import LARGEST, SMALLEST, USUAL, Look, Marks, NoSuchSeat, fit
from render.painters import scene_of
from render.picture import Picture, compose
from render.plot import Reached, plot
from render.points_description import PointsDescription
from render.quoridor_description import QuoridorDescription
from render.replay import Animation, replay
from render.sketch import sketch
from render.theme import THEMES, Theme, pick
from rules.game import FIRST, Seat

__all__ = [
    "LARGEST",
    "SMALLEST",
    "THEMES",
    "USUAL",
    "Animation",
    "CheckersDescription",
    "Description",
    "Marks",
    "NoSuchSeat",
    "Picture",
    "PointsDescription",
    "QuoridorDescription",
    "Reached",
    "Theme",
    "describe",
    "draw",
    "plot",
    "replay",
    "sketch",
]


def draw(  # noqa: PLR0913 - each is one thing that a player may choose
    position: object,
    *,
    seat: Seat = FIRST,
    theme: Theme | str = "wood",
    last_move: object = None,
    marks: Marks | None = None,
    size: int = USUAL,
) -> Picture:
    """Return the picture of a position of any game, seen from `seat` and `size` pixels wide."""
    look = Look(seat, fit(size), last_move, marks or Marks())
    return compose(scene_of(position, look), pick(theme))
