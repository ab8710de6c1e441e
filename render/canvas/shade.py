"""The shadow that the edges of a recess throw into it."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Shade(NamedTuple):
    """A recess: where it lies, how far its shadow reaches, and how dark it is at the edge."""

    box: tuple[int, int, int, int]
    depth: float
    strength: float


def darken(pixels: NDArray[np.uint8], shade: Shade) -> None:
    """Darken the pixels of a recess below its upper edge and, half as far, beside its left one."""
    left, top, right, bottom = shade.box
    part = pixels[top:bottom, left:right, :3]
    below = _fading(bottom - top, shade.depth)[:, None]
    beside = _fading(right - left, shade.depth / 2)
    kept = 1 - shade.strength * np.maximum(below, beside)
    part[...] = np.rint(part * kept[..., None])


def _fading(length: int, depth: float) -> NDArray[np.float64]:
    """Return a row of numbers that fall from 1 to 0 within a depth."""
    fading: NDArray[np.float64] = np.clip(1 - (np.arange(length) + 0.5) / depth, 0, 1) ** 1.5
    return fading
