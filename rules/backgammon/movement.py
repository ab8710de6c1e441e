"""How checkers move: to points that are not held by two, hitting one that stands alone.

Law: a checker may be moved only to a point that is not occupied by two or more opposing checkers;
a lone one that is landed on goes to the bar, and enters again through the mover's home.
"""

from functools import lru_cache
from types import MappingProxyType

from rules.points.board import POINT_LANES, SPACES, Side, held, held_twice, pack, unpack
from rules.points.play import Results, Throw, land
from rules.points.shortcuts import REMEMBERED, search


def face(own: Side, opponent: Side, high: int, low: int) -> Throw:
    """Return what the mover has before him."""
    across = _across(opponent)
    opens = POINT_LANES & ~held_twice(across)
    return Throw(pack(own), opens, held(across) & opens, high, low)


@lru_cache(maxsize=REMEMBERED)
def legal_results(own: Side, opponent: Side, high: int, low: int) -> Results:
    """Return every state that the turn can legally end in.

    Whoever lists the plays is about to make one, so the last few lists are remembered.
    """
    return MappingProxyType(search(face(own, opponent, high, low)))


def settle(opponent: Side, state: int) -> tuple[Side, Side]:
    """Return both sides after a turn that ended in `state`."""
    own, across = land(_across(opponent), state)
    return unpack(own), across.to_bytes(SPACES, "big")


def _across(opponent: Side) -> int:
    """Return the opponent's lanes as the mover numbers them: his bar is the mover's lane 0."""
    return int.from_bytes(opponent, "big")
