"""What a scene looks like, as indices into the palette of a theme.

Grounds and cells are painted once and kept; all else is copying rectangles.
"""

from functools import lru_cache
from typing import Final

from PIL import Image

from render.canvas.area import Area
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Ground, Scene
from render.themes import Theme

TILES_KEPT: Final = 2_048
GROUNDS_KEPT: Final = 24


@lru_cache(maxsize=TILES_KEPT)
def tile(cell: Cell, ground: Ground, theme: Theme) -> Image.Image:
    """Return what a cell shows as indices into the palette; it is shared, so only to be read."""
    pen = Pen(cell.area.width, cell.area.height)
    cell.content.paint(pen, theme)
    below = _painted(ground, theme).crop(cell.area.box)
    return indices(Image.alpha_composite(below, pen.finish()), theme)


def pixels(scene: Scene, theme: Theme) -> Image.Image:
    """Return the picture of a scene as indices into the palette."""
    image = ground_pixels(scene.ground, theme).copy()
    for cell in scene.cells:
        image.paste(tile(cell, scene.ground, theme), cell.area.box)
    return image


def bare(area: Area, ground: Ground, theme: Theme) -> Image.Image:
    """Return what an area shows while no cell lies there, as indices into the palette."""
    return ground_pixels(ground, theme).crop(area.box)


@lru_cache(maxsize=GROUNDS_KEPT)
def _painted(ground: Ground, theme: Theme) -> Image.Image:
    pen = Pen(*ground.size, theme.frame)
    ground.paint(pen, theme)
    return pen.finish()


@lru_cache(maxsize=GROUNDS_KEPT)
def ground_pixels(ground: Ground, theme: Theme) -> Image.Image:
    """Return a scene without cells; it is shared, so only to be read."""
    return indices(_painted(ground, theme), theme)


def indices(image: Image.Image, theme: Theme) -> Image.Image:
    """Return each pixel's nearest colour of the palette, as its number."""
    return image.convert("RGB").quantize(palette=theme.palette, dither=Image.Dither.NONE)
