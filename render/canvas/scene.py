"""A scene: a ground that stays the same, and cells on it that each show one thing.

Cells do not overlap, so the pixels of a cell depend only on the ground and on what it shows.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from render.canvas.area import Area
from render.canvas.pen import Pen
from render.themes import Theme


class Ground(Hashable, Protocol):
    """The part of a picture that no move changes: a frozen value that can paint itself."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        ...

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        ...


class Content(Hashable, Protocol):
    """What a cell shows: a frozen value that can paint itself, with its corner at (0, 0)."""

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the cell; the ground shows where nothing is painted."""
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
