"""Positions and ratings in: PNG bytes, text or values out; games in: GIF bytes out."""

from render.boards import describe, scene_of, sketch
from render.canvas.picture import Picture, compose
from render.checkers.description import CheckersDescription
from render.description import Description
from render.errors import MixedBoards, NoSuchSeat, RenderError, UnknownBoard, WrongMoveCount
from render.look import LARGEST, SMALLEST, USUAL, Look, Marks, fit
from render.plot import Reached, plot
from render.points.description import PointsDescription
from render.quoridor.description import QuoridorDescription
from render.replay import Animation, replay
from render.themes import THEMES, Theme, pick
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
    "MixedBoards",
    "NoSuchSeat",
    "Picture",
    "PointsDescription",
    "QuoridorDescription",
    "Reached",
    "RenderError",
    "Theme",
    "UnknownBoard",
    "WrongMoveCount",
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
