"""Pictures: from a scene to a PNG file."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.canvas.png import encode
from render.canvas.scene import Ground, Scene
from render.canvas.tiles import GROUNDS_CACHED, ground_pixels, indices, tile
from render.themes import Theme


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
        left, top, right, bottom = cell.area.box
        paste(tile(cell, scene.ground, theme).im, (1 + left, top, 1 + right, bottom))
    return written


@lru_cache(maxsize=GROUNDS_CACHED)
def _ground_rows(ground: Ground, theme: Theme) -> bytes:
    return _rows(ground_pixels(ground, theme))


def _rows(image: Image.Image) -> bytes:
    """Return the rows of an image of indices; the filter bytes are 0, which means no filter."""
    width, height = image.size
    rows = Image.new("L", (1 + width, height), 0)
    rows.paste(Image.frombytes("L", image.size, image.tobytes()), (1, 0))
    return rows.tobytes()
