"""The 32 dark squares as bits of one number, laid out so that every diagonal is a constant shift.

A row holds four squares; after every other row one bit is left out. So a step to the upper left is
a shift by 4 and to the upper right by 5, from anywhere, and a step over the edge arrives at a bit
that is no square. In the order of their bits squares are sorted by rank, then file.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

Mask: TypeAlias = int
"""A set of squares, one bit each, or a single square."""

UP_LEFT: Final = 4
UP_RIGHT: Final = 5
DOWN_LEFT: Final = -UP_RIGHT
DOWN_RIGHT: Final = -UP_LEFT
DIRECTIONS: Final = (UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT)
FORWARD: Final = ((UP_LEFT, UP_RIGHT), (DOWN_LEFT, DOWN_RIGHT))
BACKWARD: Final = FORWARD[::-1]
"""For each seat its directions to the left and to the right, as White sees the board."""

_FILES: Final = "abcdefgh"
_RANKS: Final = "12345678"


def _bit(file: int, rank: int) -> Mask:
    """Return the bit of a dark square, given by numbers from 0."""
    pairs_below, upper = divmod(rank, 2)
    return 1 << (pairs_below * (UP_LEFT + UP_RIGHT) + upper * UP_RIGHT + file // 2)


BIT: Final[Mapping[str, Mask]] = MappingProxyType(
    {
        _FILES[file] + _RANKS[rank]: _bit(file, rank)
        for rank in range(8)
        for file in range(rank % 2, 8, 2)
    }
)
"""The bit of each dark square by its name."""

NAME: Final[Mapping[Mask, str]] = MappingProxyType({bit: name for name, bit in BIT.items()})
"""The name of each dark square by its bit."""

BOARD: Final[Mask] = sum(NAME)
"""All dark squares."""

LAST_ROW: Final[tuple[Mask, Mask]] = (
    sum(bit for name, bit in BIT.items() if name[1] == _RANKS[-1]),
    sum(bit for name, bit in BIT.items() if name[1] == _RANKS[0]),
)
"""The row farthest from each seat, where its men become queens."""


def squares(mask: Mask) -> Iterator[Mask]:
    """Yield the squares of a set one by one, by rank, then file."""
    while mask:
        square = mask & -mask
        yield square
        mask ^= square


def subsets(mask: Mask) -> Iterator[Mask]:
    """Yield every set of some of these squares, the empty one last."""
    subset = mask
    while subset:
        yield subset
        subset = (subset - 1) & mask
    yield 0


def mask_of(names: Iterable[str]) -> Mask:
    """Return the set of the squares with these names."""
    return sum(BIT[name] for name in names)


def neighbour(square: Mask, direction: int) -> Mask:
    """Return the next square in a direction, or no square at the edge."""
    return (square << direction if direction > 0 else square >> -direction) & BOARD


def ray(square: Mask, direction: int) -> tuple[Mask, ...]:
    """Return the squares from here to the edge, the nearest first."""
    following = neighbour(square, direction)
    return (following, *ray(following, direction)) if following else ()
