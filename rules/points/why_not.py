"""What is wrong with a play that is not legal: the first rule that it breaks."""

from collections.abc import Sequence

from rules.errors import Refusal
from rules.points.board import BAR, HOME, OFF, POINTS, SPACES, UNIT, Side, unpack
from rules.points.hops import Dice, Reading, dice_of, end_of, readings
from rules.points.notation import Hop, spell
from rules.points.play import Play, Results, Throw, take_step
from rules.points.refusals import (
    BarFirst,
    BlockNotAllowed,
    HeadAlreadyUsed,
    HigherCheckerFirst,
    MustPlayLarger,
    MustPlayMore,
    MustUseBothDice,
    NoCheckerThere,
    NotAllHome,
    NotOnTheDice,
    PointBlocked,
    WrongWay,
)


def why_not(hops: Sequence[Hop], throw: Throw, results: Results) -> Refusal:
    """Return the reason for which no legal play is made of these hops."""
    for start, end in hops:
        if end >= start:
            return WrongWay(start, end)
    possible = list(readings(hops, dice_of(throw)))
    if not possible:
        return _not_on_the_dice(hops, throw)
    faults = [_fault(reading, throw) for reading in possible]
    for reading, fault in zip(possible, faults, strict=True):
        if fault is None:
            return _too_little(reading, throw, results)
    return next(filter(None, faults))


def is_closed(point: int, throw: Throw) -> bool:
    """Tell whether the opponent keeps the mover off the point."""
    return point in POINTS and not UNIT[point] & throw.open


def _not_on_the_dice(hops: Sequence[Hop], throw: Throw) -> Refusal:
    """Find the first hop that the dice do not allow after those before it."""
    dice = dice_of(throw)
    made = next(n for n in range(len(hops)) if not any(readings(hops[: n + 1], dice)))
    start, end = hops[made]
    counts = unpack(throw.own)
    if counts[BAR] and all(point != BAR for point, _ in hops):
        return BarFirst(counts[BAR])
    if not counts[start] and all(start != other for _, other in hops):
        return NoCheckerThere(start)
    used = [die for _, die in next(readings(hops[:made], dice))]
    return NotOnTheDice(start, end, _without(dice, used))


def _without(dice: Dice, used: Sequence[int]) -> Dice:
    """Return the dice that are left."""
    left = list(dice)
    for die in used:
        left.remove(die)
    return tuple(left)


def _fault(reading: Reading, throw: Throw) -> Refusal | None:
    """Return what goes wrong when the steps are made one after the other; None if nothing does."""
    state = throw.own - throw.reserve
    for start, die in sorted(reading, reverse=True):
        fault = _step_fault(state, start, die, throw)
        if fault:
            return fault
        state = take_step(state, start, die, throw.blots)
        if throw.forbidden and (block := throw.forbidden(state + throw.reserve)):
            return BlockNotAllowed(tuple(point for point in POINTS if block & UNIT[point]))
    return None


def _step_fault(state: int, start: int, die: int, throw: Throw) -> Refusal | None:
    counts = _counts(state + throw.reserve)
    if not counts[start]:
        return NoCheckerThere(start)
    if counts[BAR] and start != BAR:
        return BarFirst(counts[BAR])
    if not _counts(state)[start]:
        return HeadAlreadyUsed(_counts(throw.own - throw.reserve)[start])
    end = end_of(start, die)
    if end == OFF:
        return _bearing_off_fault(counts, start, die)
    return PointBlocked(end) if is_closed(end, throw) else None


def _bearing_off_fault(counts: Side, start: int, die: int) -> Refusal | None:
    farthest = max(index for index in range(SPACES) if counts[index])
    if farthest not in HOME:
        return NotAllHome(farthest)
    return HigherCheckerFirst(farthest) if die > start and farthest > start else None


def _counts(lanes: int) -> Side:
    return unpack(lanes & (UNIT[SPACES] - 1))


def _too_little(reading: Reading, throw: Throw, results: Results) -> Refusal:
    """Say that more of the throw has to be used: only that is left when every step is sound."""
    steps = {(start, end_of(start, die)) for start, die in reading}
    plays = list(results.values())
    fitting = [play for play in plays if steps <= {(step.start, step.end) for step in play}]
    example = spell(Play((fitting or plays)[0]), unpack(throw.own))
    played, possible = len(reading), len(plays[0])
    if throw.high == throw.low:
        return MustPlayMore(played, possible, example)
    if played < possible:
        return MustUseBothDice(example)
    return MustPlayLarger(throw.high, example)
