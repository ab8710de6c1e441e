"""A side as one integer with a byte (a lane) for each count: the arithmetic of the fast search.

Lane 0 counts the checkers borne off, lanes 1 to 24 the points, lane 25 the bar, all in the mover's
own numbering. A unit is one checker in a lane. A set of points is an integer with a unit in the
lane of each point. Adding and subtracting units moves checkers; one sum looks at all lanes at once.

A state is the mover's lanes during a turn, with a unit in the lanes above them for each point
where an opposing checker was hit. So equal states are equal integers.
"""

from typing import Final, NamedTuple

from rules.game import FACES
from rules.points.board import POINTS, SPACES, Side
from rules.points.play import Step, end_of

LANE: Final = 8
"""The width of a lane in bits."""
UNIT: Final = tuple(1 << (LANE * index) for index in range(SPACES + POINTS.stop))
"""One checker in each lane, those above the mover's included."""
ALL_LANES: Final = sum(UNIT[:SPACES])
POINT_LANES: Final = sum(UNIT[point] for point in POINTS)
_HALF: Final = LANE - 1
_AT_LEAST_ONE: Final = ALL_LANES * 0x7F
_AT_LEAST_TWO: Final = ALL_LANES * 0x7E
_HITS: Final = LANE * SPACES
"""How many bits above the mover's lanes the hits are noted."""
_OWN: Final = UNIT[SPACES] - 1


def pack(side: Side) -> int:
    """Return the side as lanes."""
    return int.from_bytes(side, "little")


def unpack(lanes: int) -> Side:
    """Return the side that the lanes hold."""
    return lanes.to_bytes(SPACES, "little")


def unpack_state(state: int) -> Side:
    """Return the mover's side in a state; its hits are left out."""
    return unpack(state & _OWN)


def held(lanes: int) -> int:
    """Return the points that hold at least one checker, the bar and off among them."""
    return ((lanes + _AT_LEAST_ONE) >> _HALF) & ALL_LANES


def held_twice(lanes: int) -> int:
    """Return the points that hold at least two checkers, the bar and off among them."""
    return ((lanes + _AT_LEAST_TWO) >> _HALF) & ALL_LANES


def points_in(lanes: int) -> tuple[int, ...]:
    """Return the numbers of the points in a set."""
    return tuple(point for point in POINTS if lanes & UNIT[point])


class Leap(NamedTuple):
    """Everything that a die does to a checker in one lane, computed in advance."""

    change: int
    """What it adds to a state."""
    end: int
    """The set of the one point it leads to."""
    hit: int
    """What it adds to a state if it hits there."""
    quiet_step: Step
    hitting_step: Step


def _leap(start: int, die: int) -> Leap:
    end = end_of(start, die)
    return Leap(
        UNIT[end] - UNIT[start],
        UNIT[end],
        UNIT[end] << _HITS,
        Step(start, end),
        Step(start, end, hit=True),
    )


LEAPS: Final = tuple(tuple(_leap(start, die) for start in range(SPACES)) for die in (0, *FACES))
"""Every leap: `LEAPS[die][lane]`."""


def take_step(state: int, start: int, die: int, blots: int) -> int:
    """Return the state after one more step."""
    leap = LEAPS[die][start]
    return (state + leap.change) | (leap.hit if leap.end & blots else 0)


def land(opponent: int, state: int) -> tuple[int, int]:
    """Return the mover's lanes of a state, and the opponent's (as the mover numbers them)."""
    hits = state >> _HITS
    return state & _OWN, opponent - hits + hits.bit_count() if hits else opponent
