"""Dice and the doubling cube."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.canvas.area import Point, around
from render.canvas.pen import FINENESS, Pen
from render.canvas.relief import Slope, carve, cast, rounded
from render.themes import Theme
from render.themes.colour import Tones, css, lighter, mix, rgb

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of each face are, from the middle."""
FADED: Final = 0.45
"""How much of a die that is used up the ground has; its dots stay as they are."""
CORNER: Final = 0.22
"""The radius of the corners, as a share of the side."""
_BEVEL: Final = (0.0, 0.13, 0.55)
_BLUR: Final = 0.03
_FALL: Final = 0.045
REACH: Final = 0.58
"""How far a die reaches from its middle with its shadow, as a share of its side."""
_SIZES: Final = (0.6, 0.6, 0.54, 0.42, 0.34)
"""The height of a number on a cube, by its digits, as a share of the cube's side."""


def die_side(height: int) -> float:
    """Return the side of a die in a strip of this height: about that of a checker."""
    return height * 0.82


def die_centres(count: int, width: int, height: int) -> list[Point]:
    """Return the middles of dice that lie side by side in the middle of a strip."""
    step = die_side(height) * 1.18
    left = width / 2 - step * (count - 1) / 2
    return [(left + place * step, height / 2) for place in range(count)]


@dataclass(frozen=True, slots=True)
class Dice:
    """Two dice, or four after a double, in the colours of their roller; used ones are faint."""

    faces: tuple[int, ...]
    dim: tuple[bool, ...]
    roller: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the dice side by side in the middle."""
        die = die_side(pen.height)
        centres = die_centres(len(self.faces), pen.width, pen.height)
        for centre, face, dim in zip(centres, self.faces, self.dim, strict=True):
            self._paint_body(pen, theme, centre, die, dim=dim)
            paint_pips(pen, centre, die, face, theme.dots(self.roller))

    def _paint_body(self, pen: Pen, theme: Theme, centre: Point, die: float, *, dim: bool) -> None:
        """Paint a die without dots; in a film it is flat, and never faint."""
        side = theme.side(self.roller)
        if theme.is_plain:
            pen.rectangle(around(centre, die * 0.47), side, die * CORNER)
        elif dim:
            faint = css(mix(rgb(side), rgb(theme.felt), FADED))
            pen.rectangle(around(centre, die * 0.47), faint, die * CORNER)
        else:
            paint_block(pen, theme, centre, die, theme.tones(self.roller))


@dataclass(frozen=True, slots=True)
class CubeFace:
    """The doubling cube with its value; while it is offered it is lit."""

    value: int
    offered: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the cube in the middle of its cell."""
        side = min(pen.width, pen.height) * (0.9 if self.offered else 0.78)
        plain = rgb(theme.last if self.offered else theme.die)
        paint_block(pen, theme, pen.centre, side, (rgb(theme.pip), plain, lighter(plain, 0.6)))
        text, ink = str(self.value), theme.ink_on_last if self.offered else theme.pip
        pen.text(pen.centre, text, side * _SIZES[len(text)], ink)


def paint_block(pen: Pen, theme: Theme, centre: Point, side: float, tones: Tones) -> None:
    """Paint a die or a cube from above, and its shadow."""
    x, y = centre
    pen.stamp(_shadow(side, theme.shadow), (x, y + side * _FALL))
    pen.stamp(_block(side, tones), centre)


def paint_pips(  # noqa: PLR0913 - a face, where and how
    pen: Pen, centre: Point, die: float, face: int, colour: str, *, size: float = 0.1
) -> None:
    """Paint the pips of a face, each with a radius of this share of the die's side."""
    x, y = centre
    for across, down in _PIPS[face]:
        pen.disc((x + across * die * 0.26, y + down * die * 0.26), die * size, colour)


@lru_cache(maxsize=128)
def _shadow(side: float, strength: float) -> Image.Image:
    fine = side * FINENESS
    room = (round(side * (1 + 2 * _BLUR)) + 4) * FINENESS
    return cast(rounded((room, room), (fine, fine), fine * CORNER), strength, fine * _BLUR)


@lru_cache(maxsize=128)
def _block(side: float, tones: Tones) -> Image.Image:
    fine, room = side * FINENESS, (round(side) + 4) * FINENESS
    start, end, steep = _BEVEL
    form = rounded((room, room), (fine, fine), fine * CORNER)
    return carve(form, tones, [Slope(start * fine, end * fine, steep)], fine * 0.04)
