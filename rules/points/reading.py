"""Finds the legal play that a player means, or says why there is none."""

from collections.abc import Sequence

from rules.errors import AmbiguousMove, IllegalMove, MayNotPass, NotInList, Refusal
from rules.points.hops import Reading, readings
from rules.points.lanes import take_step, unpack
from rules.points.notation import Hop, is_possible, read_hops, spell
from rules.points.play import Play, end_of
from rules.points.turn import Results, Turn
from rules.points.why_not import is_closed, why_not


def read_play(text: str, turn: Turn, results: Results) -> Play:
    """Return the legal play that the mover wrote, or raise why there is none."""
    hops = read_hops(text, lambda: _example(turn, results))
    if not hops and not results:
        return Play(())
    meant = _legal(hops, turn, results) if hops else {}
    if not meant:
        raise IllegalMove(_why_not(hops, turn, results))
    if len(meant) > 1:
        side = unpack(turn.own)
        raise AmbiguousMove(text, [spell(Play(steps), side) for steps in meant.values()])
    return Play(*meant.values())


def find_state(play: Play, turn: Turn, results: Results) -> int:
    """Return the state that a legal play ends in, or raise why it is not legal."""
    for state, steps in results.items():
        if steps == play.steps:
            return state
    hops = [(step.start, step.end) for step in play.steps]
    if not all(map(is_possible, hops)) or (hops and _legal(hops, turn, results)):
        raise IllegalMove(NotInList())
    raise IllegalMove(_why_not(hops, turn, results))


def _legal(hops: Sequence[Hop], turn: Turn, results: Results) -> Results:
    """Return the legal states that the hops may lead to."""
    return {
        state: results[state]
        for reading in readings(hops, turn.dice)
        if (state := _end(reading, turn)) in results and not _lands_on_closed(reading, turn)
    }


def _why_not(hops: Sequence[Hop], turn: Turn, results: Results) -> Refusal:
    return why_not(hops, turn, results) if hops else MayNotPass(_example(turn, results))


def _example(turn: Turn, results: Results) -> str:
    return spell(Play(next(iter(results.values()), ())), unpack(turn.own))


def _end(reading: Reading, turn: Turn) -> int:
    state = turn.start
    for start, die in reading:
        state = take_step(state, start, die, turn.blots)
    return state


def _lands_on_closed(reading: Reading, turn: Turn) -> bool:
    return any(is_closed(end_of(start, die), turn) for start, die in reading)
