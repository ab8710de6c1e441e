"""Colours: reading and mixing them."""

from typing import Final, TypeAlias

from PIL import ImageColor

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

Tones: TypeAlias = tuple[Colour, Colour, Colour]
"""A colour in the dark, as it is, and in the light."""

WHITE: Final = (255, 255, 255)
BLACK: Final = (0, 0, 0)


def rgb(colour: str) -> Colour:
    """Return the red, green and blue of a colour written as in CSS."""
    red, green, blue, *_ = ImageColor.getrgb(colour)
    return red, green, blue


def css(colour: Colour) -> str:
    """Return a colour as it is written in CSS."""
    return "#" + bytes(colour).hex()


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour that lies so far on the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    """Return a colour mixed with so much white, or with black if the share is negative."""
    return mix(colour, WHITE if share > 0 else BLACK, abs(share))
