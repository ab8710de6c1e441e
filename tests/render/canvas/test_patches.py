"""Patches: what is painted over one picture to turn it into the next."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from render import THEMES, Theme
from render.canvas.area import Area
from render.canvas.gif import encode, image_block
from render.canvas.patches import patches
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Scene
from render.canvas.tiles import pixels
from render.themes.colour import rgb


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


@dataclass(frozen=True)
class Spots:
    """A square with some of its pixels painted."""

    painted: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint so many pixels of the first column and of the last one."""
        for left in (0, 7):
            pen.rectangle((left, 0, left + 1, self.painted), theme.ink)


def test_what_stays_as_it_was_between_changes_is_left_out() -> None:
    ground, plain = Plain((8, 8)), THEMES["wood"].plain
    before, after = (Scene(ground, [Cell(Area(0, 0, 8, 8), Spots(count))]) for count in (2, 8))
    (block,) = patches(before, after, plain)
    first = image_block(pixels(before, plain), len(plain.colours))
    gif = encode([(first, 2), (block, 2)], 8, 8, plain.colours)
    with Image.open(BytesIO(gif)) as file:
        file.seek(1)
        shown = file.convert("RGB")
    assert shown.tobytes() == pixels(after, plain).convert("RGB").tobytes()
    assert block == image_block(_with_gap(plain), len(plain.colours), 0, 2)


def _with_gap(theme: Theme) -> Image.Image:
    image = Image.new("P", (8, 6), len(theme.colours))
    for left in (0, 7):
        image.paste(theme.colours.index(rgb(theme.ink)), (left, 0, left + 1, 6))
    return image
