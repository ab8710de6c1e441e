"""Steps with two dice: what one die does to one checker, and the values that a turn is made of.

A state is the mover's lanes (see `board`), with a unit in the lanes above them for each
point where an opposing checker was hit; that makes equal states equal integers.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from rules.game import FACES
from rules.points.board import LANE, OFF, SPACES, UNIT


class Step(NamedTuple):
    """One checker moved by one die, from 25 (the bar) or a point to a point or 0 (off)."""

    start: int
    end: int
    hit: bool = False


class Play(NamedTuple):
    """A whole turn: its steps, the highest start first. No step at all is a lost turn."""

    steps: tuple[Step, ...]


class Throw(NamedTuple):
    """What a mover has before him."""

    own: int
    """His lanes."""
    open: int
    """A unit in the lane of every point he may land on."""
    blots: int
    """A unit in the lane of every point where landing hits."""
    high: int
    low: int
    reserve: int = 0
    """Those of his checkers that may not move in this turn."""
    forbidden: Callable[[int], int] | None = None
    """Tells which of the points held in these lanes may not be held together, even in passing.

    Only a game without hits has such a rule, so a step never both hits and is forbidden.
    """


Results: TypeAlias = Mapping[int, tuple[Step, ...]]
"""Each state that a turn can end in, with steps that lead there."""

DOUBLE: Final = 4
"""How often a double's number is played."""

_AS_PLAY: Final[Callable[[tuple[tuple[Step, ...]]], Play]] = partial(tuple.__new__, Play)
"""Makes a play of its one field; calling the class takes three times as long."""
_HITS: Final = LANE * SPACES
"""How far above the mover's lanes the hits are noted."""
_OWN: Final = UNIT[SPACES] - 1


class Leap(NamedTuple):
    """All that a die does to a checker in one lane, worked out beforehand."""

    change: int
    end: int
    hit: int
    quiet_step: Step
    hitting_step: Step


def _leap(start: int, die: int) -> Leap:
    end = max(start - die, OFF)
    return Leap(
        UNIT[end] - UNIT[start],
        UNIT[end],
        UNIT[end] << _HITS,
        Step(start, end),
        Step(start, end, hit=True),
    )


LEAPS: Final = tuple(tuple(_leap(start, die) for start in range(SPACES)) for die in (0, *FACES))


def as_plays(results: Results) -> tuple[Play, ...]:
    """Return the plays that lead to the results; a lost turn where there are none."""
    return tuple(map(_AS_PLAY, zip(results.values(), strict=True))) or (Play(()),)


def take_step(state: int, start: int, die: int, blots: int) -> int:
    """Return the state after one more step."""
    leap = LEAPS[die][start]
    return state + leap.change | (leap.hit if leap.end & blots else 0)


def land(opponent: int, state: int) -> tuple[int, int]:
    """Return the mover's lanes of a state, and the opponent's (as the mover numbers them)."""
    hits = state >> _HITS
    return state & _OWN, opponent - hits + hits.bit_count() if hits else opponent
