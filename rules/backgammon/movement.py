"""How checkers move in backgammon: to points that are not held by two, hitting a lone checker.

Law: a checker may be moved only to a point that is not occupied by two or more opposing checkers;
a lone one that is landed on goes to the bar, and enters again through the mover's home.

Entering from the bar first, bearing off and playing both dice: see `rules.points.law`.
"""

from functools import lru_cache
from types import MappingProxyType

from rules.points.board import SPACES, Side
from rules.points.lanes import POINT_LANES, held, held_twice, land, pack, unpack
from rules.points.shortcuts import CACHED, search
from rules.points.turn import Results, Turn


def begin_turn(own: Side, opponent: Side, high: int, low: int) -> Turn:
    """Return what the mover has before them."""
    across = _across(opponent)
    opens = POINT_LANES & ~held_twice(across)
    return Turn(pack(own), opens, held(across) & opens, high, low)


@lru_cache(maxsize=CACHED)
def legal_results(own: Side, opponent: Side, high: int, low: int) -> Results:
    """Return every state that the turn can legally end in.

    A player who sees the plays is about to make one, so the latest results are cached.
    """
    return MappingProxyType(search(begin_turn(own, opponent, high, low)))


def settle(opponent: Side, state: int) -> tuple[Side, Side]:
    """Return both sides after a turn that ended in `state`."""
    own, across = land(_across(opponent), state)
    return unpack(own), across.to_bytes(SPACES, "big")


def _across(opponent: Side) -> int:
    """Return the opponent's lanes as the mover numbers them: their bar is the mover's lane 0."""
    return int.from_bytes(opponent, "big")
