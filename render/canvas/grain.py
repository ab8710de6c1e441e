"""The grain of a surface: fine lines that run from top to bottom, as in wood.

Each row of pixels is the one above it, moved sideways now and then. So grain costs next to nothing
in a compressed picture: a row is a few references to the row above.
"""

from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Tones: TypeAlias = NDArray[np.uint8]

PLAIN: Final = 2
"""The tone of a surface without a grain."""
_SHARES: Final = (0.12, 0.36, 0.68, 0.9)
"""Which share of a surface is at most as dark as each tone but the lightest."""
_WIDTHS: Final = ((1, 0.5), (3, 0.9), (9, 0.9), (31, 0.35))
"""How broad lines are in pixels, and how much they count."""
_SWAY: Final = 5.0
"""How far lines sway to a side, in pixels."""


@lru_cache(maxsize=64)
def grain(width: int, height: int, seed: int, *, repeated: bool = False) -> Tones:
    """Return the number of a tone for each pixel, from 0 for the darkest to 4."""
    chance = np.random.default_rng(seed)
    sways = _sways(height, chance)
    length = width if repeated else width + int(sways.max()) + 1
    line = _line(length, chance)
    shown: Tones = line[(sways[:, None] + np.arange(width)) % length]
    return shown


def _line(length: int, chance: np.random.Generator) -> Tones:
    """Return the tones along one row."""
    heights = np.zeros(length)
    for width, weight in _WIDTHS:
        knots = chance.normal(size=length // width + 3)
        heights += weight * _interpolated(length, width, knots)
    return np.digitize(heights, np.quantile(heights, _SHARES)).astype(np.uint8)


def _interpolated(length: int, step: int, knots: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return a smooth row of numbers through knots that are this far apart."""
    return np.interp(np.arange(length) / step, np.arange(len(knots)), knots)


def _sways(height: int, chance: np.random.Generator) -> NDArray[np.int64]:
    """Return how far each row is moved."""
    rows = np.arange(height)
    slow, slower = chance.uniform(90, 140), chance.uniform(240, 400)
    start = chance.uniform(0, 6)
    wave = np.sin(rows / slow + start) + 2 * np.sin(rows / slower + 2 * start)
    sways: NDArray[np.int64] = np.rint((wave + 3) * _SWAY / 3).astype(np.int64)
    return sways
