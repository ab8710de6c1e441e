"""The law of playing two dice, as a rule book says it.

1. A checker on the bar enters before any other checker moves: `must_enter_from_bar`.
2. A step leads to an open point, lower by the number of the die: `may_step`.
3. Checkers are borne off only once all are home: `all_home`.
4. A number bears off from its own point; a larger number than the highest checker needs bears off
   that checker: `may_bear_off`.
5. As much of the roll as possible is played, both dice or all four of a double: `must_play_most`.
6. If either die can be played but not both, it is the larger: `must_play_larger`.

Everything here works on plain counts in the mover's own numbering (see `board`) and says the rules
in the shortest way. Games are played with `shortcuts.search`, which is much faster;
`tests/rules/points/test_law.py` holds it to these rules. `why_not`
explains refusals with rules 1, 3 and 4.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple, TypeAlias

from rules.points.board import BAR, HOME, OFF, POINTS, SPACES, Side
from rules.points.play import end_of
from rules.points.turn import Dice

NO_HITS: frozenset[int] = frozenset()


def must_enter_from_bar(side: Side) -> bool:
    """Return whether a checker is on the bar: then nothing else may move."""
    return side[BAR] > 0


def highest(side: Side) -> int:
    """Return the place of the checker that is farthest from home; 0 if all are off."""
    return max(place for place in range(SPACES) if side[place])


def all_home(side: Side) -> bool:
    """Return whether every checker is in the home or borne off."""
    return highest(side) < HOME.stop


def may_bear_off(side: Side, start: int, die: int) -> bool:
    """Return whether the die bears off a checker from `start`.

    The exact number always does; a larger one does if no checker is higher.
    """
    return all_home(side) and (die == start or (die > start and highest(side) == start))


@dataclass(frozen=True, slots=True)
class Limits:
    """What the opponent and the rules of the one game allow the mover in this turn."""

    open: frozenset[int]
    """The points the mover may land on."""
    blots: frozenset[int]
    """The points where landing hits."""
    staying: Side
    """How many checkers must stay on each point: narde keeps them on the head."""
    forbids: Callable[[Side], bool]
    """Returns whether checkers may not stand like this, even in passing: narde forbids blocks."""


class Reached(NamedTuple):
    """Where the mover's checkers are, and the points where they have hit."""

    side: Side
    hits: frozenset[int] = NO_HITS


Ending: TypeAlias = tuple[Dice, Reached]
"""The dice that were played before the mover was stuck or done, and what they led to."""


def may_step(side: Side, start: int, die: int, limits: Limits) -> bool:
    """Return whether the die may move a checker from `start`."""
    if side[start] <= limits.staying[start]:
        return False
    if must_enter_from_bar(side) and start != BAR:
        return False
    end = end_of(start, die)
    if end == OFF:
        return may_bear_off(side, start, die)
    return end in limits.open


def take_steps(reached: Reached, die: int, limits: Limits) -> Iterator[Reached]:
    """Yield what every step with this die leads to."""
    for start in (*POINTS, BAR):
        if may_step(reached.side, start, die, limits):
            end = end_of(start, die)
            counts = bytearray(reached.side)
            counts[start] -= 1
            counts[end] += 1
            if not limits.forbids(bytes(counts)):
                yield Reached(bytes(counts), reached.hits | (limits.blots & {end}))


def play_in_order(reached: Reached, dice: Dice, limits: Limits) -> Iterator[Ending]:
    """Yield every way to play the dice one after the other until one cannot be played."""
    onward = set(take_steps(reached, dice[0], limits)) if dice else set()
    for after in onward:
        for used, end in play_in_order(after, dice[1:], limits):
            yield (dice[0], *used), end
    if not onward:
        yield (), reached


def must_play_most(endings: Iterable[Ending]) -> set[Ending]:
    """Return the endings that use as many dice as any does."""
    known = set(endings)
    most = max(len(used) for used, _ in known)
    return {(used, end) for used, end in known if len(used) == most}


def must_play_larger(endings: set[Ending]) -> set[Ending]:
    """Return the endings with the larger die, where only one of the dice can be played."""
    if any(len(used) != 1 for used, _ in endings):
        return endings
    larger = max(used for used, _ in endings)
    return {(used, end) for used, end in endings if used == larger}


def legal_results(side: Side, dice: Dice, limits: Limits) -> set[Reached]:
    """Return everything that a legal turn can lead to; nothing if the turn is lost."""
    endings = {
        ending
        for order in set(permutations(dice))
        for ending in play_in_order(Reached(side), order, limits)
    }
    return {end for used, end in must_play_larger(must_play_most(endings)) if used}
