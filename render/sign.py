"""The sign of a computer: a robot's head, which stands beside the token of its side.

It is one silhouette with eyes and a mouth cut out of it: its form alone tells what it is, in every
theme and on the screen of a phone.
"""

from typing import Final

from render.canvas.area import Box, Point
from render.canvas.pen import Pen

# All measures are shares of the sign's height, around its middle.
_HEAD: Final = (-0.41, -0.2, 0.41, 0.48)
_CORNER: Final = 0.13
_EARS: Final = (-0.5, 0.0, 0.5, 0.28)
"""One bar behind the head, of which both ends are seen."""
_AERIAL: Final = (-0.045, -0.44, 0.045, -0.1)
_KNOB: Final = (0.0, -0.4)
_KNOB_RADIUS: Final = 0.1
_EYES: Final = ((-0.19, 0.05), (0.19, 0.05))
_EYE_RADIUS: Final = 0.105
_MOUTH: Final = (-0.2, 0.27, 0.2, 0.36)


def paint_sign(pen: Pen, centre: Point, height: float, colour: str, ground: str) -> None:
    """Paint the sign around a point; the ground shows in its eyes and its mouth."""

    def at(point: Point) -> Point:
        return centre[0] + point[0] * height, centre[1] + point[1] * height

    def box(shares: Box) -> Box:
        left, top, right, bottom = shares
        return *at((left, top)), *at((right, bottom))

    pen.rectangle(box(_AERIAL), colour)
    pen.disc(at(_KNOB), _KNOB_RADIUS * height, colour)
    pen.rectangle(box(_EARS), colour, _CORNER * height / 2)
    pen.rectangle(box(_HEAD), colour, _CORNER * height)
    for eye in _EYES:
        pen.disc(at(eye), _EYE_RADIUS * height, ground)
    pen.rectangle(box(_MOUTH), ground, _CORNER * height / 4)
