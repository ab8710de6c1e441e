"""Tiles: painted cells, as indices into the palette of a theme.

Grounds and cells are painted once and cached; composing a picture is copying rectangles.
"""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.canvas.area import Area
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Ground, Scene
from render.themes import Theme

TILES_CACHED: Final = 2_048
GROUNDS_CACHED: Final = 24


@lru_cache(maxsize=TILES_CACHED)
def tile(cell: Cell, ground: Ground, theme: Theme) -> Image.Image:
    """Return a painted cell; it is cached, so do not change it."""
    pen = Pen(cell.area.width, cell.area.height)
    cell.content.paint(pen, theme)
    below = _painted(ground, theme).crop(cell.area.box)
    return indices(Image.alpha_composite(below, pen.finish()), theme)


def pixels(scene: Scene, theme: Theme) -> Image.Image:
    """Return a whole scene as indices into the palette."""
    image = ground_pixels(scene.ground, theme).copy()
    for cell in scene.cells:
        image.paste(tile(cell, scene.ground, theme), cell.area.box)
    return image


def bare(area: Area, ground: Ground, theme: Theme) -> Image.Image:
    """Return the part of the ground under an area."""
    return ground_pixels(ground, theme).crop(area.box)


@lru_cache(maxsize=GROUNDS_CACHED)
def _painted(ground: Ground, theme: Theme) -> Image.Image:
    pen = Pen(*ground.size, theme.frame)
    ground.paint(pen, theme)
    return pen.finish()


@lru_cache(maxsize=GROUNDS_CACHED)
def ground_pixels(ground: Ground, theme: Theme) -> Image.Image:
    """Return a scene without cells; it is cached, so do not change it."""
    return indices(_painted(ground, theme), theme)


def indices(image: Image.Image, theme: Theme) -> Image.Image:
    """Return the index of the nearest palette colour for each pixel."""
    return image.convert("RGB").quantize(palette=theme.palette, dither=Image.Dither.NONE)
