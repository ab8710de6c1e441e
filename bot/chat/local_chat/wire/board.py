"""A board: its picture, and what lies over it."""

from msgspec import Struct


class Box(Struct, frozen=True, array_like=True):
    """A part of a picture, in percent of its width and height."""

    left: float
    top: float
    width: float
    height: float


class Image(Struct, frozen=True):
    """A picture and its description."""

    url: str
    alt: str
    width: int
    height: int


class Way(Struct, frozen=True, array_like=True):
    """Where a piece can be put down, and what is pressed by that."""

    payload: str
    box: Box


class Touch(Struct, frozen=True, omit_defaults=True):
    """Something that can be pressed on the board."""

    payload: str
    label: str
    kind: str
    box: Box
    shape: Box | None = None
    """What is shown of it: a wall before it is laid, a piece when it is taken up."""
    ways: tuple[Way, ...] = ()
    """Where it can be dragged to."""


class Marks(Struct, frozen=True, omit_defaults=True):
    """What is marked on the board while a move is chosen, and the colours of its theme for it."""

    core: str
    edge: str
    rings: tuple[Box, ...] = ()
    """Around the pieces that may move."""
    frames: tuple[Box, ...] = ()
    """Around their squares, and the trays that they may go to."""
    dots: tuple[Box, ...] = ()
    """Where they may go."""
