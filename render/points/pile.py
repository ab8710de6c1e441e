"""Where the checkers of a stack lie, and the marks on it."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import Disc, Point
from render.points.layout import STACK, depth

RADIUS: Final = 0.45
"""The radius of a checker, as a share of a point's width, like all that follow."""
_RAISED: Final = 0.015
"""How far checkers lie above the middle of their places: their shadows are below them."""
_GHOST: Final = 0.27
"""The radius of the mark where a checker was."""
_TIP: Final = 0.15
"""The radius of marks at the tip of a full point."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Checkers on a place of this size, from its top or its bottom on."""

    width: int
    height: int
    count: int
    checker: int
    from_top: bool

    @property
    def shown(self) -> int:
        """How many checkers are seen."""
        return min(self.count, STACK)

    def disc(self, at: int) -> Disc:
        """Return where a checker lies; `at` counts them from 0."""
        down = depth(at, self.count, self.checker, self.height)
        return Disc(self._at(down), self.checker * RADIUS)

    @property
    def top(self) -> Disc:
        """Where the last checker lies."""
        return self.disc(self.shown - 1)

    @property
    def free(self) -> Disc:
        """Where a mark lies on the first place without a checker, or at the tip."""
        down = depth(self.shown, self.count, self.checker, self.height)
        radius = self.checker * _GHOST
        if down + radius > self.height:
            radius = self.checker * _TIP
            down = self.height - radius
        return Disc(self._at(down), radius)

    @property
    def dot_side(self) -> float:
        """The side of the square for which a dot on the first free place is made."""
        return min(self.checker, self.free.radius * 4.4)

    def _at(self, down: float) -> Point:
        """Return the point at this distance from the end where the stack begins."""
        raised = self.checker * _RAISED
        return self.width / 2, (down if self.from_top else self.height - down) - raised
