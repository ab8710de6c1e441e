"""Games that are played to the end in the head, by simple players, to see who tends to win.

A simple player who is behind walls the leader, and otherwise walks a shortest path.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.engines.quoridor.crowd import (
    Node,
    find_rivals,
    follow,
    has_arrived,
    is_open,
    list_steps,
    rate,
)
from bot.engines.quoridor.numbers import FIRST_STEP, PASSED, PLACE

_LONGEST: Final = 150
"""After so many moves a game is judged as it stands."""
_CARELESS: Final = 0.1
"""How often a simple player walks on although it is behind."""


def play_out(node: Node, chance: Random) -> Sequence[float]:
    """Return everybody's share of one game: all of it to who wins."""
    for _ in range(_LONGEST):
        if has_arrived(node):
            break
        node = follow(node, _choose(node, chance))
    return rate(node)


def _choose(node: Node, chance: Random) -> int:
    """Return the move of a simple player."""
    field, spots, walls, turn = node
    if walls[turn] and chance.random() > _CARELESS:
        leader = find_rivals(node)[0]
        if field.measure(leader) < field.measure(spots[turn]):
            stops = _list_stops(node, leader)
            if stops:
                return chance.choice(stops)
    return _walk(node, chance)


def _list_stops(node: Node, leader: int) -> list[int]:
    """Return the walls that cost the leader the most steps, and oneself the fewest."""
    field, spots, _, turn = node
    mine = spots[turn]
    most = field.measure(leader) - field.measure(mine) + 1
    found: list[int] = []
    for wall in field.cuts(leader):
        after = field.after(wall)
        gap = after.measure(leader) - after.measure(mine)
        if gap >= most and is_open(after, spots):
            if gap > most:
                most, found = gap, []
            found.append(wall)
    return found


def _walk(node: Node, chance: Random) -> int:
    """Return a step that leads closest to the goal, or the pass."""
    measure, steps = node[0].measure, list_steps(node)
    if not steps:
        return PASSED
    nearest = min(map(measure, steps))
    return FIRST_STEP + PLACE[chance.choice([spot for spot in steps if measure(spot) == nearest])]
