"""Looking at finished pictures."""

from io import BytesIO

from PIL import Image, ImageChops

from render import Picture
from render.scene import Cell


def decode(picture: Picture) -> Image.Image:
    """Return the picture as everybody else reads it."""
    image = Image.open(BytesIO(picture.png))
    image.load()
    return image


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    """Return the box around everything that differs; None if nothing does."""
    pair = (decode(picture).convert("RGB") for picture in (one, other))
    return ImageChops.difference(*pair).getbbox()


def overlap(one: Cell, other: Cell) -> bool:
    """Tell whether two cells share a pixel."""
    return (
        one.left < other.left + other.width
        and other.left < one.left + one.width
        and one.top < other.top + other.height
        and other.top < one.top + one.height
    )


def check_cells(cells: list[Cell], size: tuple[int, int]) -> None:
    """Check that every cell lies inside the picture and apart from all others."""
    for at, cell in enumerate(cells):
        assert 0 <= cell.left < cell.left + cell.width <= size[0], cell
        assert 0 <= cell.top < cell.top + cell.height <= size[1], cell
        for other in cells[at + 1 :]:
            assert not overlap(cell, other), (cell, other)
