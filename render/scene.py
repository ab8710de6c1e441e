"""A scene: a ground that stays the same, and cells on it that each show one thing.

A cell is a rectangle that no other cell overlaps, so its pixels depend on nothing but the ground
and what it shows. Each is painted once and kept; drawing a position is then copying rectangles.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from PIL import Image

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


@dataclass(frozen=True, slots=True)
class Cell:
    """A rectangle in whole pixels and what it shows."""

    left: int
    top: int
    width: int
    height: int
    content: Content


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that one picture shows."""

    ground: Ground
    cells: Sequence[Cell]


def compose(scene: Scene, theme: Theme) -> Picture:
    """Return the picture of a scene."""
    width, height = scene.ground.size
    rows = _rows(scene.ground, theme).copy()
    for cell in scene.cells:
        rows.paste(_tile(cell, scene.ground, theme), (cell.left + 1, cell.top))
    return Picture(encode(rows.tobytes(), width, height, theme.colours), width, height)


@lru_cache(maxsize=GROUNDS_KEPT)
def _painted(ground: Ground, theme: Theme) -> Image.Image:
    pen = Pen(*ground.size, theme.frame)
    ground.paint(pen, theme)
    return pen.finish()


@lru_cache(maxsize=GROUNDS_KEPT)
def _rows(ground: Ground, theme: Theme) -> Image.Image:
    """Return the ground as indices into the palette, with PNG's filter byte before each row."""
    width, height = ground.size
    rows = Image.new("L", (width + 1, height), 0)
    rows.paste(_indices(_painted(ground, theme), theme), (1, 0))
    return rows


@lru_cache(maxsize=CELLS_KEPT)
def _tile(cell: Cell, ground: Ground, theme: Theme) -> Image.Image:
    right, bottom = cell.left + cell.width, cell.top + cell.height
    below = _painted(ground, theme).crop((cell.left, cell.top, right, bottom))
    pen = Pen(cell.width, cell.height)
    cell.content.paint(pen, theme)
    return _indices(Image.alpha_composite(below, pen.finish()), theme)


def _indices(image: Image.Image, theme: Theme) -> Image.Image:
    """Return each pixel's nearest colour of the palette, as its number."""
    nearest = image.convert("RGB").quantize(palette=theme.palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", nearest.size, nearest.tobytes())
