"""What a player may have meant by the hops he wrote.

A hop says where a checker goes, not by which dice: `13/5` may pass over 8 or over 10. Every way to
make the hops with the dice is a reading.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rules.points.board import OFF
from rules.points.notation import Hop
from rules.points.play import DOUBLE, Throw

Dice: TypeAlias = tuple[int, ...]
Reading: TypeAlias = tuple[tuple[int, int], ...]
"""For each step where it starts and by which die."""


def readings(hops: Sequence[Hop], dice: Dice) -> Iterator[Reading]:
    """Yield every way to make all the hops with some of the dice."""
    if not hops:
        yield ()
        return
    for steps, left in _ways(*hops[0], dice):
        for others in readings(hops[1:], left):
            yield steps + others


def _ways(start: int, end: int, dice: Dice) -> Iterator[tuple[Reading, Dice]]:
    """Yield every way to make one hop, with the dice that are left."""
    for die in sorted(set(dice), reverse=True):
        at = dice.index(die)
        left = dice[:at] + dice[at + 1 :]
        reached = end_of(start, die)
        if reached == end:
            yield ((start, die),), left
        elif reached > end:
            for more, rest in _ways(reached, end, left):
                yield ((start, die), *more), rest


def dice_of(throw: Throw) -> Dice:
    """Return the dice to be played: four of a double."""
    return (throw.high, throw.low) if throw.high != throw.low else (throw.high,) * DOUBLE


def end_of(start: int, die: int) -> int:
    """Return where a die takes a checker."""
    return max(start - die, OFF)
