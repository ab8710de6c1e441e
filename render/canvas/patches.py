"""Patches: the small images that turn the picture of one scene into that of the next.

A move changes a few cells that lie far apart: a box around all of them would be half the picture,
while the cells are a tenth of it. So there is a patch for each changed cell. Cells do not overlap,
so a patch depends only on what the cell showed before and shows now; it is compressed once and
cached.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from render.canvas.area import Area
from render.canvas.gif import image_block
from render.canvas.scene import Cell, Ground, Scene
from render.canvas.tiles import bare, tile
from render.themes import Theme

PATCHES_CACHED: Final = 2_048


def patches(before: Scene, after: Scene, theme: Theme) -> list[bytes]:
    """Return the image blocks to paint, in order; none if the pictures are the same."""
    found = (_patch(gone, come, after.ground, theme) for gone, come in _changes(before, after))
    return [block for block in found if block]


def _changes(before: Scene, after: Scene) -> Iterator[tuple[Cell | None, Cell | None]]:
    """Yield the changed cells as pairs of the old and the new one, None where there is no cell.

    A cell of the old scene may overlap one of the new scene, so those that vanish come first.
    """
    same = set(before.cells).intersection(after.cells)
    gone = {cell.area: cell for cell in before.cells if cell not in same}
    come = {cell.area: cell for cell in after.cells if cell not in same}
    yield from ((cell, None) for area, cell in gone.items() if area not in come)
    yield from ((gone.get(area), cell) for area, cell in come.items())


@lru_cache(maxsize=PATCHES_CACHED)
def _patch(before: Cell | None, after: Cell | None, ground: Ground, theme: Theme) -> bytes:
    """Return the box of pixels that differ as an image block; empty if none does."""
    area = _place(before, after)
    old, new = (_shown(cell, area, ground, theme) for cell in (before, after))
    changed = ImageChops.difference(old, new).getbbox()
    if not changed:
        return b""
    return image_block(
        new.crop(changed), len(theme.colours), area.left + changed[0], area.top + changed[1]
    )


def _place(*cells: Cell | None) -> Area:
    return next(cell.area for cell in cells if cell)


def _shown(cell: Cell | None, area: Area, ground: Ground, theme: Theme) -> Image.Image:
    return tile(cell, ground, theme) if cell else bare(area, ground, theme)
