"""Pictures: from a scene to a PNG file."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.canvas.png import encode
from render.canvas.scene import Cell, Ground, Scene
from render.canvas.tiles import GROUNDS_CACHED, TILES_CACHED, ground_pixels, indices, tile
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
    return Picture(encode(packed_rows(scene, theme), width, height, theme.colours), width, height)


def flatten(image: Image.Image, theme: Theme) -> Picture:
    """Return the picture of an image of even width that is not made of cells."""
    width, height = image.size
    rows = Image.new("L", (1 + width // 2, height), 0)
    rows.paste(_packed(indices(image, theme)), (1, 0))
    return Picture(encode(rows.tobytes(), width, height, theme.colours), width, height)


def packed_rows(scene: Scene, theme: Theme) -> bytearray:
    """Return the rows of a scene's PNG: a filter byte, then two pixels a byte.

    Tiles are pasted straight into the bytes that are compressed next: copying a whole picture from
    buffer to buffer takes as long as composing it.
    """
    written = bytearray(_ground_rows(scene.ground, theme))
    width, height = _packed_size(scene.ground)
    image = Image.frombuffer("L", (width, height), written, "raw", "L", 0, 1)
    paste = image.im.paste  # `image.paste` would copy these bytes before it writes
    for cell in scene.cells:
        packed, box = _packed_tile(cell, scene.ground, theme)
        paste(packed.im, box)
    return written


@lru_cache(maxsize=GROUNDS_CACHED)
def _ground_rows(ground: Ground, theme: Theme) -> bytes:
    """Return the rows of an empty scene; the filter bytes are 0, which means no filter."""
    image = Image.new("L", _packed_size(ground), 0)
    image.paste(_packed(ground_pixels(ground, theme)), (1, 0))
    return image.tobytes()


def _packed_size(ground: Ground) -> tuple[int, int]:
    width, height = ground.size
    return 1 + width // 2, height


@lru_cache(maxsize=TILES_CACHED)
def _packed_tile(cell: Cell, ground: Ground, theme: Theme) -> tuple[Image.Image, _Box]:
    """Return a painted cell and its box in the rows of a picture."""
    left, top, right, bottom = cell.area.box
    return _packed(tile(cell, ground, theme)), (1 + left // 2, top, 1 + right // 2, bottom)


def _packed(image: Image.Image) -> Image.Image:
    """Return an image each pixel of which holds two neighbouring indices."""
    width, height = image.size
    return Image.frombytes("L", (width // 2, height), image.tobytes("raw", "P;4"))
