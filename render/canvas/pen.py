"""A pen that draws smooth edges: it draws several times too large, then reduces the picture."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from render.canvas.area import Box, Point, around
from render.canvas.font import name_font
from render.canvas.grain import PLAIN, grain
from render.canvas.shade import Shade, darken
from render.themes.colour import rgb

FINENESS: Final = 4
"""How many times too large it draws."""


class Pen:
    """Draws on a picture of its own. Measures are in pixels, and may be fractions."""

    def __init__(self, width: int, height: int, ground: str | None = None) -> None:
        self.width, self.height = width, height
        self.box: Box = (0, 0, width, height)
        self.centre: Point = (width / 2, height / 2)
        size = width * FINENESS, height * FINENESS
        # Where all is opaque, three channels are reduced several times as fast as four.
        self._image = Image.new("RGB", size, rgb(ground)) if ground else Image.new("RGBA", size)
        self._draw = ImageDraw.Draw(self._image)
        self.grains = np.full((height, width), PLAIN, dtype=np.uint8)
        self._shades: list[Shade] = []
        self._laid: Image.Image | None = None

    def finish(self) -> Image.Image:
        """Return the picture in its real size."""
        if self._image.mode == "RGBA":
            return self._reduced()
        pixels = np.array(self._image.reduce(FINENESS).convert("RGBA"))
        for shade in self._shades:
            darken(pixels, shade)
        return Image.fromarray(pixels)

    def _reduced(self) -> Image.Image:
        """Return what was laid and drawn; where nothing was drawn, nothing is reduced."""
        image = self._laid or Image.new("RGBA", (self.width, self.height))
        if drawn := self._image.getbbox():
            left, top = drawn[0] // FINENESS, drawn[1] // FINENESS
            right, bottom = ceil(drawn[2] / FINENESS), ceil(drawn[3] / FINENESS)
            fine = self._image.crop(_fine((left, top, right, bottom)))
            image.alpha_composite(fine.reduce(FINENESS), (left, top))
        return image

    def lay(self, image: Image.Image, left: int, top: int) -> None:
        """Lay an image in its real size under everything that is drawn."""
        self._laid = self._laid or Image.new("RGBA", (self.width, self.height))
        _composite(self._laid, image, left, top)

    def grain(self, box: Box, seed: int, period: int = 0) -> None:
        """Give the surfaces in a box a grain that runs down; it may repeat after some pixels."""
        left, top, right, bottom = (round(edge) for edge in box)
        lines = grain(period or right - left, bottom - top, seed, repeated=period > 0)
        self.grains[top:bottom, left:right] = lines[:, np.arange(right - left) % lines.shape[1]]

    def smooth(self, box: Box) -> None:
        """Take the grain from the surfaces in a box."""
        left, top, right, bottom = (round(edge) for edge in box)
        self.grains[top:bottom, left:right] = PLAIN

    def lying_grain(self, box: Box, seed: int) -> None:
        """Give the surfaces in a box a grain that runs from left to right."""
        left, top, right, bottom = (round(edge) for edge in box)
        self.grains[top:bottom, left:right] = grain(bottom - top, 1, seed).T

    def shade(self, box: Box, *, depth: float, strength: float) -> None:
        """Let the upper and the left edge of a box throw a soft shadow into it, at the end."""
        left, top, right, bottom = (round(edge) for edge in box)
        self._shades.append(Shade((left, top, right, bottom), depth, strength))

    def stamp(self, image: Image.Image, centre: Point) -> None:
        """Lay an image that was painted as much too large around a point."""
        x, y = centre
        left, top = round(x * FINENESS - image.width / 2), round(y * FINENESS - image.height / 2)
        if self._image.mode == "RGBA":
            _composite(self._image, image, left, top)
        else:
            self._image.paste(image, (left, top), image)

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        """Fill a circle."""
        self._draw.ellipse(_fine(around(centre, radius)), rgb(fill))

    def ring(self, centre: Point, radius: float, width: float, colour: str) -> None:
        """Draw a circle; `radius` is that of its outer edge."""
        self._draw.ellipse(
            _fine(around(centre, radius)),
            outline=rgb(colour),
            width=_fine_width(width),
        )

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * FINENESS, y * FINENESS) for x, y in points], rgb(fill))

    def line(self, points: Sequence[Point], width: float, colour: str) -> None:
        """Draw a line from point to point, with round corners."""
        fine = [(x * FINENESS, y * FINENESS) for x, y in points]
        self._draw.line(fine, rgb(colour), _fine_width(width), joint="curve")

    def rectangle(self, box: Box, fill: str, radius: float = 0) -> None:
        """Fill a rectangle, with round corners if a radius is given."""
        self._draw.rounded_rectangle(_inside(box), radius * FINENESS, rgb(fill))

    def outline(self, box: Box, width: float, colour: str, radius: float = 0) -> None:
        """Draw the outline of a rectangle, inside its box."""
        self._draw.rounded_rectangle(
            _inside(box), radius * FINENESS, outline=rgb(colour), width=_fine_width(width)
        )

    def name(self, left: float, middle: float, text: str, height: float, colour: str) -> None:
        """Write a text of any script from a point on to the right."""
        self._draw.text(
            (left * FINENESS, middle * FINENESS),
            text,
            rgb(colour),
            name_font(round(height * FINENESS)),
            anchor="lm",
        )

    def text(self, centre: Point, text: str, height: float, colour: str) -> None:
        """Write text around a point; `height` is the font size in pixels."""
        x, y = centre
        self._draw.text(
            (x * FINENESS, y * FINENESS),
            text,
            rgb(colour),
            _font(round(height * FINENESS)),
            anchor="mm",
            stroke_width=height * FINENESS / 40,
        )


def _composite(below: Image.Image, image: Image.Image, left: int, top: int) -> None:
    """Lay an image over another, as far as it lies on it."""
    below.alpha_composite(image, (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))


def _fine(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(edge * FINENESS) for edge in box)
    return left, top, right, bottom


def _inside(box: Box) -> tuple[int, int, int, int]:
    """Return the box as Pillow takes it, with right and bottom edges inside."""
    left, top, right, bottom = _fine(box)
    return left, top, right - 1, bottom - 1


def _fine_width(width: float) -> int:
    return max(1, round(width * FINENESS))


@lru_cache(maxsize=32)
def _font(height: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(height)
