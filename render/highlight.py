"""Marks as shapes to lay over a picture, for a board that changes while a move is chosen."""

from enum import StrEnum, auto
from typing import NamedTuple

from render.canvas.area import Area, Box, Disc, Point, around
from render.marks import dot_reach, ring_reach


class Shape(StrEnum):
    """What a mark looks like; each fills its box."""

    RING = auto()
    """Around a round piece."""
    FRAME = auto()
    """Along the edges of a square or a tray."""
    DOT = auto()


class Highlight(NamedTuple):
    """A mark, in the pixels of a picture."""

    place: int | str
    """What it marks, as `Marks` has it."""
    shape: Shape
    box: Box


def ring(place: int | str, piece: Disc) -> Highlight:
    """Return the ring around a piece, as it is painted."""
    return Highlight(place, Shape.RING, around(piece.centre, ring_reach(piece.radius)))


def frame(place: int | str, area: Area) -> Highlight:
    """Return the frame of a square or a tray."""
    return Highlight(place, Shape.FRAME, area.box)


def dot(place: int | str, centre: Point, side: float) -> Highlight:
    """Return the dot where a piece may go, as it is painted."""
    return Highlight(place, Shape.DOT, around(centre, dot_reach(side)))
