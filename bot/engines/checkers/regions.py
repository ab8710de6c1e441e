"""The nine regions of four by four on the board, whose men are judged together.

Each has eight dark squares, and each square is empty or holds a white or a black man: 6,561
pictures. Turning the board exchanges the colours, so four pairs of regions share their worth with
opposite signs, and the region in the middle is its own pair.
"""

from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rules.checkers.squares import BIT, Mask, mask_of, squares, subsets

PICTURES: Final = 3**8
"""How many ways there are to place men of both colours in a region."""

_CORNERS: Final = tuple(product((0, 2, 4), repeat=2))
"""The rank and file where each region begins, counted from 0."""


def _region(rank: int, file: int) -> Mask:
    ranks, files = "12345678"[rank : rank + 4], "abcdefgh"[file : file + 4]
    return mask_of(name for name in BIT if name[0] in files and name[1] in ranks)


REGIONS: Final[tuple[Mask, ...]] = tuple(_region(*corner) for corner in _CORNERS)
"""The squares of each region; the n-th from the end is the n-th turned round."""

OWN: Final = len(REGIONS) // 2 + 1
"""How many regions have weights of their own: the first four and the middle one."""


def digits(region: Mask, weight: int) -> dict[Mask, int]:
    """Return what each set of men adds to the number of the picture; a black man weighs 2."""
    places = {square: weight * 3**place for place, square in enumerate(squares(region))}
    return {men: sum(places[square] for square in squares(men)) for men in subsets(region)}


def turned_pictures() -> NDArray[np.int64]:
    """Return the number of each picture when the board is turned and the colours exchanged."""
    pictures = np.arange(PICTURES)
    turned = np.zeros(PICTURES, np.int64)
    for place in range(8):
        digit = pictures // 3**place % 3
        turned += np.array([0, 2, 1])[digit] * 3 ** (7 - place)
    return turned


def unfold(weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the worth of every picture in all nine regions, from that of the first five."""
    turned = turned_pictures()
    middle = (weights[OWN - 1] - weights[OWN - 1][turned]) / 2
    return np.array([*weights[: OWN - 1], middle, *(-weights[: OWN - 1, turned])[::-1]])
