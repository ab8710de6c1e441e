"""Pictures: from a scene to a PNG file."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.canvas.png import encode
from render.canvas.scene import Cell, Ground, Scene
from render.canvas.tiles import GROUNDS_CACHED, TILES_CACHED, ground_pixels, indices, paint_tile
from render.themes import Theme

_Box: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture."""

    png: bytes
    width: int
    height: int


def compose(scene: Scene, theme: Theme) -> Picture:
    """Return the picture of a scene."""
    width, height = scene.ground.size
    return Picture(encode(picture_rows(scene, theme), width, height, theme.colours), width, height)


def flatten(image: Image.Image, theme: Theme) -> Picture:
    """Return the picture of an image that is not made of cells."""
    return press(indices(image, theme), theme)


def press(image: Image.Image, theme: Theme) -> Picture:
    """Return the picture of an image of indices into the palette."""
    width, height = image.size
    return Picture(encode(_rows(image), width, height, theme.colours), width, height)


def picture_rows(scene: Scene, theme: Theme) -> bytearray:
    """Return the rows of a scene's PNG: a filter byte, then a byte for each pixel.

    Tiles are pasted straight into the bytes that are compressed next: copying a whole picture from
    buffer to buffer takes as long as composing it.
    """
    written = bytearray(_ground_rows(scene.ground, theme))
    width, height = scene.ground.size
    image = Image.frombuffer("L", (1 + width, height), written, "raw", "L", 0, 1)
    paste = image.im.paste  # `image.paste` would copy these bytes before it writes
    for cell in scene.cells:
        shown, box = _row_tile(cell, scene.ground, theme)
        paste(shown.im, box)
    return written


@lru_cache(maxsize=GROUNDS_CACHED)
def _ground_rows(ground: Ground, theme: Theme) -> bytes:
    return _rows(ground_pixels(ground, theme))


def _rows(image: Image.Image) -> bytes:
    """Return the rows of an image of indices; the filter bytes are 0, which means no filter."""
    width, height = image.size
    rows = Image.new("L", (1 + width, height), 0)
    rows.paste(_grey(image), (1, 0))
    return rows.tobytes()


@lru_cache(maxsize=TILES_CACHED)
def _row_tile(cell: Cell, ground: Ground, theme: Theme) -> tuple[Image.Image, _Box]:
    """Return a painted cell and its box in the rows of a picture."""
    left, top, right, bottom = cell.area.box
    return _grey(paint_tile(cell, ground, theme)), (1 + left, top, 1 + right, bottom)


def _grey(image: Image.Image) -> Image.Image:
    """Return an image of indices as one of mere numbers, which can be pasted as they are."""
    return Image.frombytes("L", image.size, image.tobytes())
