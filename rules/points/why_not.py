"""What is wrong with a play that is not legal: the first rule that it breaks."""

from collections.abc import Sequence

from rules.errors import Refusal
from rules.points import law
from rules.points.board import BAR, OFF, POINTS, Side
from rules.points.hops import Reading, readings, without
from rules.points.lanes import UNIT, points_in, take_step, unpack, unpack_state
from rules.points.notation import Hop, spell
from rules.points.play import Play, end_of
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
from rules.points.turn import Results, Turn


def why_not(hops: Sequence[Hop], turn: Turn, results: Results) -> Refusal:
    """Return the reason for which no legal play is made of these hops."""
    for start, end in hops:
        if end >= start:
            return WrongWay(start, end)
    possible = list(readings(hops, turn.dice))
    if not possible:
        return _not_on_the_dice(hops, turn)
    faults = [_fault(reading, turn) for reading in possible]
    for reading, fault in zip(possible, faults, strict=True):
        if fault is None:
            return _too_little(reading, turn, results)
    return next(filter(None, faults))


def is_closed(point: int, turn: Turn) -> bool:
    """Return whether the opponent keeps the mover off the point."""
    return point in POINTS and not UNIT[point] & turn.open


def _not_on_the_dice(hops: Sequence[Hop], turn: Turn) -> Refusal:
    """Find the first hop that the dice do not allow after those before it."""
    dice = turn.dice
    made = next(n for n in range(len(hops)) if not any(readings(hops[: n + 1], dice)))
    start, end = hops[made]
    side = unpack(turn.own)
    if law.must_enter_from_bar(side) and all(point != BAR for point, _ in hops):
        return BarFirst(side[BAR])
    if not side[start] and all(start != other for _, other in hops):
        return NoCheckerThere(start)
    used = [die for _, die in next(readings(hops[:made], dice))]
    return NotOnTheDice(start, end, without(dice, used))


def _fault(reading: Reading, turn: Turn) -> Refusal | None:
    """Return what goes wrong when the steps are made one after the other; None if nothing does."""
    state = turn.start
    for start, die in sorted(reading, reverse=True):
        fault = _step_fault(state, start, die, turn)
        if fault:
            return fault
        state = take_step(state, start, die, turn.blots)
        if turn.forbidden and (block := turn.forbidden(state + turn.reserve)):
            return BlockNotAllowed(points_in(block))
    return None


def _step_fault(state: int, start: int, die: int, turn: Turn) -> Refusal | None:
    side = unpack_state(state + turn.reserve)
    if not side[start]:
        return NoCheckerThere(start)
    if law.must_enter_from_bar(side) and start != BAR:
        return BarFirst(side[BAR])
    if not unpack_state(state)[start]:
        return HeadAlreadyUsed(unpack_state(turn.start)[start])
    end = end_of(start, die)
    if end == OFF:
        return _bearing_off_fault(side, start, die)
    return PointBlocked(end) if is_closed(end, turn) else None


def _bearing_off_fault(side: Side, start: int, die: int) -> Refusal | None:
    if law.may_bear_off(side, start, die):
        return None
    kind = HigherCheckerFirst if law.all_home(side) else NotAllHome
    return kind(law.highest(side))


def _too_little(reading: Reading, turn: Turn, results: Results) -> Refusal:
    """Return that more of the roll has to be used: every single step is allowed."""
    steps = {(start, end_of(start, die)) for start, die in reading}
    plays = list(results.values())
    fitting = [play for play in plays if steps <= {(step.start, step.end) for step in play}]
    example = spell(Play((fitting or plays)[0]), unpack(turn.own))
    played, possible = len(reading), len(plays[0])
    if turn.high == turn.low:
        return MustPlayMore(played, possible, example)
    if played < possible:
        return MustUseBothDice(example)
    return MustPlayLarger(turn.high, example)
