"""Colours: reading, mixing and comparing them."""

from typing import Final, TypeAlias

from PIL import ImageColor

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

_NEAR: Final = 36
"""Colours at most this far apart (of 441) count as the same."""


def rgb(colour: str) -> Colour:
    """Return the red, green and blue of a colour written as in CSS."""
    red, green, blue, *_ = ImageColor.getrgb(colour)
    return red, green, blue


def halfway(one: Colour, other: Colour) -> Colour:
    """Return the colour in the middle between two."""
    red, green, blue = ((a + b) // 2 for a, b in zip(one, other, strict=True))
    return red, green, blue


def are_apart(one: Colour, other: Colour) -> bool:
    """Return whether two colours clearly differ."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) > _NEAR**2
