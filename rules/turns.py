"""A turn with two dice, between the player's words and the search."""

from collections.abc import Sequence

from rules.errors import AmbiguousMove, IllegalMove
from rules.faults import is_closed, why_not
from rules.plays import Play, Results, Throw, take_step
from rules.points import Side
from rules.readings import Reading, dice_of, end_of, readings
from rules.refusals import MayNotPass
from rules.spelling import Hop, read_hops, spell


def read_play(text: str, side: Side, throw: Throw, results: Results) -> Play:
    """Return the legal play that `side` wrote, or raise why there is none."""
    example = _example(side, results)
    hops = read_hops(text, example)
    if not hops:
        return _pass(results, example)
    meant = _meant(hops, throw, results)
    if not meant:
        raise IllegalMove(why_not(hops, throw, results, example))
    if len(meant) > 1:
        raise AmbiguousMove(text, [spell(Play(steps), side) for steps in meant.values()])
    return Play(*meant.values())


def find_state(play: Play, side: Side, throw: Throw, results: Results) -> int:
    """Return the legal state that a play ends in, or raise why there is none."""
    for state, steps in results.items():
        if steps == play.steps:
            return state
    example = _example(side, results)
    if not play.steps:
        raise IllegalMove(MayNotPass(example))
    hops = [(step.start, step.end) for step in play.steps]
    meant = _meant(hops, throw, results)
    if not meant:
        raise IllegalMove(why_not(hops, throw, results, example))
    return next(iter(meant))


def _meant(hops: Sequence[Hop], throw: Throw, results: Results) -> Results:
    """Return the legal states that the hops may lead to."""
    return {
        state: results[state]
        for reading in readings(hops, dice_of(throw))
        if (state := _end(reading, throw)) in results and not _lands_on_closed(reading, throw)
    }


def _example(side: Side, results: Results) -> str:
    return spell(Play(next(iter(results.values()), ())), side)


def _pass(results: Results, example: str) -> Play:
    if results:
        raise IllegalMove(MayNotPass(example))
    return Play(())


def _end(reading: Reading, throw: Throw) -> int:
    state = throw.own - throw.reserve
    for start, die in reading:
        state = take_step(state, start, die, throw.blots)
    return state


def _lands_on_closed(reading: Reading, throw: Throw) -> bool:
    return any(is_closed(end_of(start, die), throw) for start, die in reading)
