"""A scene: a ground that stays the same, and cells on it that each show one thing.

A cell is a rectangle that no other cell overlaps, so its pixels depend on nothing but the ground
and what it shows. Each is painted once and kept; drawing a position is then copying rectangles.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from PIL import Image

from render.area import Area
from render.pen import Pen
from render.png import encode
from render.theme import Theme

CELLS_KEPT: Final = 2_048
GROUNDS_KEPT: Final = 24


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture."""

    png: bytes
    width: int
    height: int


class Ground(Hashable, Protocol):
    """What stays the same from position to position: a frozen value that can paint itself."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        ...

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        ...


class Content(Hashable, Protocol):
    """What a cell shows: a frozen value that can paint itself, its corner being (0, 0)."""

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the cell; what is left out lets the ground show."""
        ...


class Cell(NamedTuple):
    """An area and what it shows."""

    area: Area
    content: Content


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that one picture shows."""

    ground: Ground
    cells: Sequence[Cell]


def compose(scene: Scene, theme: Theme) -> Picture:
    """Return the picture of a scene."""
    width, height = scene.ground.size
    return Picture(encode(rows(scene, theme), width, height, theme.colours), width, height)


def pixels(scene: Scene, theme: Theme) -> Image.Image:
    """Return the picture of a scene as indices into the palette."""
    image = _ground_pixels(scene.ground, theme).copy()
    for cell in scene.cells:
        image.paste(tile(cell, scene.ground, theme), cell.area.box)
    return image


def bare(area: Area, ground: Ground, theme: Theme) -> Image.Image:
    """Return what an area shows while no cell lies there, as indices into the palette."""
    return _ground_pixels(ground, theme).crop(area.box)


@lru_cache(maxsize=CELLS_KEPT)
def tile(cell: Cell, ground: Ground, theme: Theme) -> Image.Image:
    """Return what a cell shows as indices into the palette; it is shared, so only to be read."""
    pen = Pen(cell.area.width, cell.area.height)
    cell.content.paint(pen, theme)
    below = _painted(ground, theme).crop(cell.area.box)
    return _indices(Image.alpha_composite(below, pen.finish()), theme)


def rows(scene: Scene, theme: Theme) -> bytearray:
    """Return the rows of a scene's PNG: a filter byte, then two pixels a byte.

    The tiles are copied into the very bytes that are compressed next: handing a whole picture from
    buffer to buffer takes as long as making it.
    """
    written = bytearray(_ground_rows(scene.ground, theme))
    width, height = _packed_size(scene.ground)
    image = Image.frombuffer("L", (width, height), written, "raw", "L", 0, 1)
    image.readonly = 0  # Pillow would copy the bytes first, for most buffers cannot be written to
    for cell in scene.cells:
        left, top, _, _ = cell.area
        image.paste(_packed_tile(cell, scene.ground, theme), (1 + left // 2, top))
    return written


@lru_cache(maxsize=GROUNDS_KEPT)
def _ground_rows(ground: Ground, theme: Theme) -> bytes:
    """Return the rows of a scene without cells; every filter byte says that there is no filter."""
    image = Image.new("L", _packed_size(ground), 0)
    image.paste(_packed(_ground_pixels(ground, theme)), (1, 0))
    return image.tobytes()


def _packed_size(ground: Ground) -> tuple[int, int]:
    width, height = ground.size
    return 1 + width // 2, height


@lru_cache(maxsize=CELLS_KEPT)
def _packed_tile(cell: Cell, ground: Ground, theme: Theme) -> Image.Image:
    return _packed(tile(cell, ground, theme))


def _packed(indices: Image.Image) -> Image.Image:
    """Return an image of which each pixel holds two that lie beside each other."""
    width, height = indices.size
    return Image.frombytes("L", (width // 2, height), indices.tobytes("raw", "P;4"))


@lru_cache(maxsize=GROUNDS_KEPT)
def _painted(ground: Ground, theme: Theme) -> Image.Image:
    pen = Pen(*ground.size, theme.frame)
    ground.paint(pen, theme)
    return pen.finish()


@lru_cache(maxsize=GROUNDS_KEPT)
def _ground_pixels(ground: Ground, theme: Theme) -> Image.Image:
    return _indices(_painted(ground, theme), theme)


def _indices(image: Image.Image, theme: Theme) -> Image.Image:
    """Return each pixel's nearest colour of the palette, as its number."""
    return image.convert("RGB").quantize(palette=theme.palette, dither=Image.Dither.NONE)
