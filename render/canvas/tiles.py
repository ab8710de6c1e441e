"""Tiles: painted cells, as indices into the palette of a theme.

Grounds and cells are painted once and cached; composing a picture is copying rectangles. They are
images of mere numbers, which can be pasted as they are: a palette would be looked at each time.
"""

from functools import lru_cache
from itertools import chain
from typing import Final

import numpy as np
from PIL import Image

from render.canvas.area import Area
from render.canvas.grain import Tones
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Ground, Scene
from render.themes import Theme

TILES_CACHED: Final = 4_096
"""Sixteen games at once show 2,500 tiles, most of them numbers that soon change; one has 11 kB."""
GROUNDS_CACHED: Final = 24


@lru_cache(maxsize=TILES_CACHED)
def tile(cell: Cell, ground: Ground, theme: Theme) -> Image.Image:
    """Return a painted cell; it is cached, so do not change it."""
    pen = Pen(cell.area.width, cell.area.height)
    cell.content.paint(pen, theme)
    drawn, shown = pen.finish(), bare(cell.area, ground, theme)
    if box := drawn.getbbox():
        shown.paste(_over(ground, drawn.crop(box), cell.area.part(box), theme), box)
    return shown


def _over(ground: Ground, drawn: Image.Image, area: Area, theme: Theme) -> Image.Image:
    """Return what is drawn over an area of the ground."""
    below, grains = _painted(ground, theme)
    left, top, right, bottom = area.box
    image = Image.alpha_composite(below.crop(area.box), drawn)
    return _grained(image, grains[top:bottom, left:right], theme)


def pixels(scene: Scene, theme: Theme) -> Image.Image:
    """Return a whole scene as indices, with their palette."""
    image = ground_pixels(scene.ground, theme).copy()
    for cell in scene.cells:
        image.paste(tile(cell, scene.ground, theme), cell.area.box)
    image.putpalette(list(chain.from_iterable(theme.colours)))
    return image


def bare(area: Area, ground: Ground, theme: Theme) -> Image.Image:
    """Return the part of the ground under an area."""
    return ground_pixels(ground, theme).crop(area.box)


@lru_cache(maxsize=GROUNDS_CACHED)
def _painted(ground: Ground, theme: Theme) -> tuple[Image.Image, Tones]:
    """Return the ground without its grain, and the tones of the grain."""
    pen = Pen(*ground.size, theme.frame)
    ground.paint(pen, theme)
    return pen.finish(), pen.grains


@lru_cache(maxsize=GROUNDS_CACHED)
def ground_pixels(ground: Ground, theme: Theme) -> Image.Image:
    """Return a scene without cells; it is cached, so do not change it."""
    painted, grains = _painted(ground, theme)
    return _grained(painted, grains, theme)


def indices(image: Image.Image, theme: Theme) -> Image.Image:
    """Return the index of the nearest palette colour for each pixel."""
    return image.convert("RGB").quantize(palette=theme.palette, dither=Image.Dither.NONE)


def _grained(image: Image.Image, grains: Tones, theme: Theme) -> Image.Image:
    """Return an image as indices, in which surfaces have their grain.

    Only what has exactly the colour of a surface gets it. So grain lies neither on pieces nor in
    their shadows, and is the same whether the ground shows through a cell or there is no cell.
    """
    shown = np.array(indices(image, theme))
    packed = np.asarray(image).view("<u4")[..., 0]
    for (red, green, blue), tones in theme.grains:
        here = packed == (red | green << 8 | blue << 16 | 255 << 24)
        shown[here] = np.array(tones, dtype=np.uint8)[grains[here]]
    return Image.fromarray(shown)
