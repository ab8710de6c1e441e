"""Patches: what is painted over one picture to turn it into the next."""

from dataclasses import dataclass

from render import THEMES, Theme
from render.canvas.area import Area
from render.canvas.patches import patches
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Scene


@dataclass(frozen=True)
class Plain:
    """A ground that paints nothing."""

    size: tuple[int, int] = (4, 4)

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint nothing."""


@dataclass(frozen=True)
class Nothing:
    """A content that paints nothing, whatever its name."""

    name: str

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint nothing."""


def test_what_looks_the_same_needs_no_patch() -> None:
    one, other = (Scene(Plain(), [Cell(Area(1, 1, 2, 2), Nothing(name))]) for name in "ab")
    assert patches(one, other, THEMES["wood"]) == []
