"""Reading finished pictures, and comparing them."""

from collections.abc import Iterable
from io import BytesIO
from itertools import chain, combinations

import numpy as np
from PIL import Image, ImageChops

from render import Picture, Theme
from render.canvas.area import Area


def decode(picture: Picture) -> Image.Image:
    """Return the picture as Pillow reads it."""
    image = Image.open(BytesIO(picture.png))
    image.load()
    return image


def in_colours_of(theme: Theme, image: Image.Image) -> Image.Image:
    """Return an image that has no colours but a theme's with a palette: it makes a small file."""
    red, green, blue = np.moveaxis(np.asarray(image.convert("RGB"), dtype=np.uint32), 2, 0)
    known = np.array([red << 16 | green << 8 | blue for red, green, blue in theme.colours])
    order = np.argsort(known, kind="stable")
    places = np.searchsorted(known[order], red << 16 | green << 8 | blue)
    found = Image.fromarray(order[places].astype(np.uint8), "P")
    found.putpalette(list(chain.from_iterable(theme.colours)))
    return found


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int] | None:
    """Return the box around all pixels that differ; None if none does."""
    return difference(one, other).getbbox()


def difference(one: Picture, other: Picture) -> Image.Image:
    """Return how much two pictures differ, pixel by pixel."""
    pair = (decode(picture).convert("RGB") for picture in (one, other))
    return ImageChops.difference(*pair)


def changed_in(one: Picture, other: Picture, area: Area) -> Area | None:
    """Return the area around the pixels that differ within an area; None if none does."""
    box = difference(one, other).crop(area.box).getbbox()
    if box is None:
        return None
    left, top, right, bottom = box
    return Area(area.left + left, area.top + top, right - left, bottom - top)


def changed_beside(
    one: Picture, other: Picture, areas: Iterable[Area], within: Area
) -> tuple[int, int, int, int] | None:
    """Return the box around the pixels of an area that differ and lie in none of some others."""
    image = difference(one, other)
    for area in areas:
        image.paste((0, 0, 0), area.box)
    return image.crop(within.box).getbbox()


def inside(small: Area, large: Area) -> bool:
    """Return whether one area lies inside another."""
    left, top, right, bottom = large.box
    return (
        left <= small.left and top <= small.top and small.box[2] <= right and small.box[3] <= bottom
    )


def overlap(one: Area, other: Area) -> bool:
    """Return whether two areas share a pixel."""
    (left, top, right, bottom), (start, over, end, under) = one.box, other.box
    return left < end and start < right and top < under and over < bottom


def check_areas(areas: Iterable[Area], size: tuple[int, int]) -> None:
    """Check that every area lies inside the picture and apart from all others."""
    found = list(areas)
    whole = Area(0, 0, *size)
    for area in found:
        assert min(area.width, area.height) > 0, area
        assert inside(area, whole), area
    for one, other in combinations(found, 2):
        assert not overlap(one, other), (one, other)
