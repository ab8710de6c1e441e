"""What each result is worth to a side: points, or whatever a match makes of them."""

from dataclasses import dataclass
from typing import Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.engines.points.features import Matrix

Worths: TypeAlias = NDArray[np.float32]
"""What the side that has just moved can expect, for each of some boards."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a side gets if it wins one, two or three points, and if it loses them."""

    won: tuple[float, ...]
    lost: tuple[float, ...]

    def swapped(self) -> Self:
        """Return the same for the other side, which gets what this one pays."""
        return type(self)(_negative(self.lost), _negative(self.won))

    def expect(self, chances: Matrix) -> Worths:
        """Return what the chances are worth: each adds what its result has over the one below."""
        steps = (self.won[0] - self.lost[0], *np.diff(self.won), *np.diff(self.lost))
        return np.asarray(steps, np.float32) @ chances + np.float32(self.lost[0])


def _negative(worths: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(-worth for worth in worths)


def plain_stakes(highest: int) -> Stakes:
    """Return the stakes of a game by itself, where a point is a point."""
    points = tuple(map(float, range(1, highest + 1)))
    return Stakes(points, _negative(points))
