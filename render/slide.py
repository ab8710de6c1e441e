"""How a piece moves across a picture, so that the move can be shown as a motion."""

from typing import NamedTuple

from render.canvas.area import Area


class Slide(NamedTuple):
    """One piece on its way: the area it leaves, and the area it comes to lie in."""

    origin: Area
    target: Area
