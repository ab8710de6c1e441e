"""Golden pictures: what is drawn now, compared with pictures that were looked at and accepted.

Pictures are compared block by block, so a missing checker counts as much on a large board as on a
small one. A block may differ a little: other processors may round the edge of a curve differently,
which changes single pixels by a step of the palette. Text is the same everywhere: font and layout
come with Pillow, and its version is pinned.

Where a picture differs, what is drawn now and the difference are written beside the golden one. To
accept a new look, delete the golden picture: the next run draws it and fails once.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops

from render import Theme
from tests.render.pixels import in_colours_of

GOLDENS: Final = Path(__file__).with_name("goldens")
BLOCK: Final = 8
"""The side of a block in pixels."""
LIMIT: Final = 3
"""How much a block may differ: of 255, on average over its pixels, in red, green or blue."""
_COLUMNS: Final = 4


def greatest_difference(one: Image.Image, other: Image.Image) -> int:
    """Return by how much the block differs that differs most."""
    return max(ImageChops.difference(one, other).reduce(BLOCK).tobytes())


def check(name: str, pictures: Mapping[str, Image.Image], theme: Theme, folder: Path) -> None:
    """Compare pictures with those on the golden sheet of that name, one by one."""
    golden, actual = folder / f"{name}.png", _sheet(pictures, theme)
    if not golden.exists():
        in_colours_of(theme, actual).save(golden, optimize=True)
        pytest.fail(f"{golden} was missing and is drawn now: look at it")
    with Image.open(golden) as golden_image:
        expected = golden_image.convert("RGB")
    if expected.size != actual.size:
        actual.save(folder / f"{name}.actual.png")
        pytest.fail(f"{name} is {actual.size} and was {expected.size}")
    if differing := list(_differing(pictures, actual, expected)):
        actual.save(folder / f"{name}.actual.png")
        ImageChops.difference(actual, expected).save(folder / f"{name}.difference.png")
        pytest.fail(f"{name} differs in {'; '.join(differing)}: see {folder}")


def _differing(
    pictures: Mapping[str, Image.Image], actual: Image.Image, expected: Image.Image
) -> Iterator[str]:
    """Yield the names of the pictures that differ, and by how much."""
    for name, (left, top) in zip(pictures, _places(pictures), strict=True):
        width, height = pictures[name].size
        box = (left, top, left + width, top + height)
        amount = greatest_difference(actual.crop(box), expected.crop(box))
        if amount > LIMIT:
            yield f"{name!r} by {amount}"


def _sheet(pictures: Mapping[str, Image.Image], theme: Theme) -> Image.Image:
    """Return all pictures on one sheet."""
    placed = list(zip(_places(pictures), pictures.values(), strict=True))
    width = max(left + picture.width for (left, _), picture in placed)
    height = max(top + picture.height for (_, top), picture in placed)
    sheet = Image.new("RGB", (width, height), theme.frame)
    for place, picture in placed:
        sheet.paste(picture, place)
    return sheet


def _places(pictures: Mapping[str, Image.Image]) -> Iterator[tuple[int, int]]:
    """Yield where each picture lies on the sheet, four in a row."""
    top = 0
    shown = list(pictures.values())
    for start in range(0, len(shown), _COLUMNS):
        row = shown[start : start + _COLUMNS]
        left = 0
        for picture in row:
            yield left, top
            left += picture.width
        top += max(picture.height for picture in row)
