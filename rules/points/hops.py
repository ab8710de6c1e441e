"""What a player may have meant by the hops they wrote.

A hop says where a checker goes, not with which dice: `13/5` may pass over 8 or over 10. Every way
to make the hops with the dice is a reading.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rules.points.notation import Hop
from rules.points.play import end_of
from rules.points.turn import Dice

Reading: TypeAlias = tuple[tuple[int, int], ...]
"""For each step, where it starts and its die."""


def readings(hops: Sequence[Hop], dice: Dice) -> Iterator[Reading]:
    """Yield every way to make all the hops with some of the dice."""
    if not hops:
        yield ()
        return
    for steps, left in _readings_of_one(*hops[0], dice):
        for others in readings(hops[1:], left):
            yield steps + others


def _readings_of_one(start: int, end: int, dice: Dice) -> Iterator[tuple[Reading, Dice]]:
    """Yield every way to make one hop, with the dice that are left."""
    for die in sorted(set(dice), reverse=True):
        left = without(dice, [die])
        reached = end_of(start, die)
        if reached == end:
            yield ((start, die),), left
        elif reached > end:
            for more, rest in _readings_of_one(reached, end, left):
                yield ((start, die), *more), rest


def without(dice: Dice, used: Sequence[int]) -> Dice:
    """Return the dice that are left when some of them have been played."""
    left = list(dice)
    for die in used:
        left.remove(die)
    return tuple(left)
