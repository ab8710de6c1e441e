"""A turn with two dice, between a player's words and the search."""

from collections.abc import Sequence

from rules.errors import AmbiguousMove, IllegalMove, MayNotPass, NotInList, Refusal
from rules.points.board import unpack
from rules.points.hops import Reading, dice_of, end_of, readings
from rules.points.notation import Hop, is_possible, read_hops, spell
from rules.points.play import Play, Results, Throw, take_step
from rules.points.why_not import is_closed, why_not


def read_play(text: str, throw: Throw, results: Results) -> Play:
    """Return the legal play that the mover wrote, or raise why there is none."""
    hops = read_hops(text, lambda: _example(throw, results))
    if not hops and not results:
        return Play(())
    meant = _legal(hops, throw, results) if hops else {}
    if not meant:
        raise IllegalMove(_why_not(hops, throw, results))
    if len(meant) > 1:
        side = unpack(throw.own)
        raise AmbiguousMove(text, [spell(Play(steps), side) for steps in meant.values()])
    return Play(*meant.values())


def find_state(play: Play, throw: Throw, results: Results) -> int:
    """Return the state that a legal play ends in, or raise why it is not legal."""
    for state, steps in results.items():
        if steps == play.steps:
            return state
    hops = [(step.start, step.end) for step in play.steps]
    if not all(map(is_possible, hops)) or (hops and _legal(hops, throw, results)):
        raise IllegalMove(NotInList())
    raise IllegalMove(_why_not(hops, throw, results))


def _legal(hops: Sequence[Hop], throw: Throw, results: Results) -> Results:
    """Return the legal states that the hops may lead to."""
    return {
        state: results[state]
        for reading in readings(hops, dice_of(throw))
        if (state := _end(reading, throw)) in results and not _lands_on_closed(reading, throw)
    }


def _why_not(hops: Sequence[Hop], throw: Throw, results: Results) -> Refusal:
    return why_not(hops, throw, results) if hops else MayNotPass(_example(throw, results))


def _example(throw: Throw, results: Results) -> str:
    return spell(Play(next(iter(results.values()), ())), unpack(throw.own))


def _end(reading: Reading, throw: Throw) -> int:
    state = throw.own - throw.reserve
    for start, die in reading:
        state = take_step(state, start, die, throw.blots)
    return state


def _lands_on_closed(reading: Reading, throw: Throw) -> bool:
    return any(is_closed(end_of(start, die), throw) for start, die in reading)
