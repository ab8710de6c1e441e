"""A turn with two dice before it is played: what the mover has, and what it can end in."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from rules.points.play import Play, Step

DOUBLE: Final = 4
"""How often a double's number is played."""

Dice: TypeAlias = tuple[int, ...]

Results: TypeAlias = Mapping[int, tuple[Step, ...]]
"""Each state that a turn can end in, with steps that lead there (see `lanes` for states)."""


class Turn(NamedTuple):
    """What a mover has before them, in lanes."""

    own: int
    """The mover's checkers."""
    open: int
    """The points the mover may land on."""
    blots: int
    """The points where landing hits an opposing checker."""
    high: int
    low: int
    reserve: int = 0
    """The mover's checkers that may not move in this turn."""
    forbidden: Callable[[int], int] | None = None
    """Returns the points that may not be held together, if the mover holds these, even in passing.

    Only a game without hits has such a rule, so a step never both hits and is forbidden.
    """

    @property
    def start(self) -> int:
        """Return the state before the first step: the checkers that may move."""
        return self.own - self.reserve

    @property
    def dice(self) -> Dice:
        """Return the dice to be played: four of a double."""
        return (self.high, self.low) if self.high != self.low else (self.high,) * DOUBLE


_AS_PLAY: Final[Callable[[tuple[tuple[Step, ...]]], Play]] = partial(tuple.__new__, Play)
"""Makes a play of its one field; calling the class takes three times as long."""


def as_plays(results: Results) -> tuple[Play, ...]:
    """Return the plays that lead to the results; a lost turn where there are none."""
    return tuple(map(_AS_PLAY, zip(results.values(), strict=True))) or (Play(()),)
