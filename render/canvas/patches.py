"""Patches: the small images that turn the picture of one scene into that of the next.

A move changes a few cells that lie far apart: a box around all of them would be half the picture,
while the cells are a tenth of it. So there is a patch for each changed cell. Cells do not overlap,
so a patch depends only on what the cell showed before and shows now; it is compressed once and
cached.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from render.canvas.area import Area
from render.canvas.gif import image_block
from render.canvas.scene import Cell, Ground, Scene
from render.canvas.tiles import bare, tile
from render.themes import Theme

PATCHES_CACHED: Final = 2_048
_WORTH: Final = 0.4
"""The share of pixels that stay as they were from which leaving them out makes a patch smaller."""
_WHERE_EQUAL: Final = [255, *[0] * 255]
"""By the difference of two indices: whether they are the same."""


def patches(before: Scene, after: Scene, theme: Theme) -> list[bytes]:
    """Return the image blocks to paint, in order; none if the pictures are the same."""
    found = (_patch(gone, come, after.ground, theme) for gone, come in _changes(before, after))
    return [block for block in found if block]


def _changes(before: Scene, after: Scene) -> Iterator[tuple[Cell | None, Cell | None]]:
    """Yield the changed cells as pairs of the old and the new one, None where there is no cell.

    A cell of the old scene may overlap one of the new scene, so those that vanish come first.
    """
    gone = {cell.area: cell for cell in before.cells}
    come = {cell.area: cell for cell in after.cells if gone.get(cell.area) != cell}
    for cell in after.cells:
        if cell.area not in come:
            del gone[cell.area]
    yield from ((cell, None) for area, cell in gone.items() if area not in come)
    yield from ((gone.get(area), cell) for area, cell in come.items())


@lru_cache(maxsize=PATCHES_CACHED)
def _patch(before: Cell | None, after: Cell | None, ground: Ground, theme: Theme) -> bytes:
    """Return the box of pixels that differ as an image block; empty if none does."""
    area = _place(before, after)
    old, new = (_shown(cell, area, ground, theme) for cell in (before, after))
    # The same methods of `Image` would copy palettes and round tables for each small image.
    differs = old.im.chop_difference(new.im)
    box = differs.getbbox()
    if not box:
        return b""
    painted, changed, unchanged = new.crop(box), differs.crop(box), len(theme.colours)
    if changed.histogram()[0] >= _WORTH * painted.width * painted.height:
        painted.im.paste(unchanged, (0, 0, *painted.size), changed.point(_WHERE_EQUAL, "1"))
    return image_block(painted, unchanged, area.left + box[0], area.top + box[1])


def _place(*cells: Cell | None) -> Area:
    return next(cell.area for cell in cells if cell)


def _shown(cell: Cell | None, area: Area, ground: Ground, theme: Theme) -> Image.Image:
    return tile(cell, ground, theme) if cell else bare(area, ground, theme)
