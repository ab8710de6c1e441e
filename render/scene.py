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
    return Picture(encode(_rows(scene, theme), width, height, theme.colours), width, height)


def pixels(scene: Scene, theme: Theme) -> Image.Image:
    """Return the picture of a scene as indices into the palette."""
    image = _image_of(_rows(scene, theme), scene.ground)
    return image.crop((1, 0, *image.size))


def bare(area: Area, ground: Ground, theme: Theme) -> Image.Image:
    """Return what an area shows while no cell lies there, as indices into the palette."""
    left, top, right, bottom = area.box
    rows = _image_of(_ground_rows(ground, theme), ground)
    return rows.crop((left + 1, top, right + 1, bottom))


@lru_cache(maxsize=CELLS_KEPT)
def tile(cell: Cell, ground: Ground, theme: Theme) -> Image.Image:
    """Return what a cell shows as indices into the palette; it is shared, so only to be read."""
    pen = Pen(cell.area.width, cell.area.height)
    cell.content.paint(pen, theme)
    below = _painted(ground, theme).crop(cell.area.box)
    return _indices(Image.alpha_composite(below, pen.finish()), theme)


def _rows(scene: Scene, theme: Theme) -> bytearray:
    """Return the scene as indices into the palette, with PNG's filter byte before each row.

    The tiles are copied into the very bytes that are compressed next: handing a whole picture from
    buffer to buffer takes as long as making it.
    """
    rows = bytearray(_ground_rows(scene.ground, theme))
    image = _image_of(rows, scene.ground)
    image.readonly = 0  # Pillow would copy the rows first, for most buffers cannot be written to
    for cell in scene.cells:
        image.paste(tile(cell, scene.ground, theme), (cell.area.left + 1, cell.area.top))
    return rows


def _image_of(rows: bytes | bytearray, ground: Ground) -> Image.Image:
    """Return an image whose pixels are these rows themselves."""
    width, height = ground.size
    return Image.frombuffer("L", (width + 1, height), rows, "raw", "L", 0, 1)


@lru_cache(maxsize=GROUNDS_KEPT)
def _painted(ground: Ground, theme: Theme) -> Image.Image:
    pen = Pen(*ground.size, theme.frame)
    ground.paint(pen, theme)
    return pen.finish()


@lru_cache(maxsize=GROUNDS_KEPT)
def _ground_rows(ground: Ground, theme: Theme) -> bytes:
    """Return the rows of a scene without cells."""
    width, height = ground.size
    rows = Image.new("L", (width + 1, height), 0)
    rows.paste(_indices(_painted(ground, theme), theme), (1, 0))
    return rows.tobytes()


def _indices(image: Image.Image, theme: Theme) -> Image.Image:
    """Return each pixel's nearest colour of the palette, as its number."""
    nearest = image.convert("RGB").quantize(palette=theme.palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", nearest.size, nearest.tobytes())
