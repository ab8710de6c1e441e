"""The fast search for every legal play of a turn. The rules it follows are in `law`.

A turn is searched in the mover's own numbering, with lanes (see `lanes`). Which points are open
does not change within a turn, because a player's own checkers never close a point and the opponent
does not move. Equal states are equal integers, so there is one play for each result.
"""

from typing import Final, TypeAlias

from rules.points.board import BAR, HOME, SPACES
from rules.points.lanes import LANE, LEAPS, UNIT, held, held_twice, unpack
from rules.points.play import Step
from rules.points.turn import DOUBLE, Results, Turn

_Found: TypeAlias = dict[int, tuple[Step, ...]]
"""Results while they are being found."""

CACHED: Final = 64
"""How many results of searches a game caches, so that making a play does not search again."""
_LANES: Final = tuple(0xFF * UNIT[index] for index in range(SPACES))
_BAR_LANE: Final = _LANES[BAR]
_OUTSIDE: Final = sum(_LANES[HOME.stop :])
_HOME_LANES: Final = sum(_LANES[index] for index in HOME)
_UP_TO: Final = tuple(sum(UNIT[: index + 1]) for index in range(SPACES + 1))


_Move: TypeAlias = tuple[int, int, int, Step]
"""A first step: its lane, the change it makes, the hit to note, and the step itself."""


def search(turn: Turn) -> Results:
    """Return every state that a legal turn can end in; none at all if nothing can be played."""
    own, _, _, high, low, _, forbidden = turn
    if high == low:
        return _play_double(turn) if forbidden is None else _play_double_in_any_order(turn)
    if forbidden is None and _two_are_outside(own):
        return _play_two(turn)
    return _play_in_both_orders(turn)


def _two_are_outside(own: int) -> bool:
    """Return whether two dice certainly neither enter a checker nor bear one off.

    A number with more than one bit set stands for two checkers at least.
    """
    outside = own & _OUTSIDE
    return not own & _BAR_LANE and (outside & (outside - 1)) != 0


def _four_are_outside(own: int) -> bool:
    """Return whether the four steps of a double neither enter a checker nor bear one off."""
    return not own & _BAR_LANE and sum(unpack(own)[HOME.stop :]) >= DOUBLE


def _sources(state: int, die: int, reach: int, reserve: int) -> int:
    """Return a unit in every lane from which the die can be played.

    `reach` are the lanes from which it leads to an open point.
    """
    if not (state + reserve) & _OUTSIDE:
        return (held(state) & reach) | _bears_off(state, die)
    if state & _BAR_LANE:  # law.must_enter_from_bar: nothing else may move
        return reach & UNIT[BAR]
    return held(state) & reach


def _bears_off(state: int, die: int) -> int:
    """Return the lane that the die bears off from: its own, or the highest if that is lower."""
    home = state & _HOME_LANES
    highest = (home.bit_length() - 1) // LANE
    if highest > die:
        return UNIT[die] if home & _LANES[die] else 0
    return UNIT[highest] if home else 0


def _play_two(turn: Turn) -> Results:
    """Play two different dice while no checker enters or bears off.

    Two checkers moved by one die each reach the same result in either order, so only the turns of
    a single checker have to be tried in both orders.
    """
    own, opens, blots, high, low, reserve, _ = turn
    start = own - reserve
    movers = held(start)
    pairs = held_twice(start)
    high_moves = _moves(movers & (opens << (LANE * high)), blots, high)
    low_moves = _moves(movers & (opens << (LANE * low)), blots, low)
    results: _Found = {}
    for lane, change, hit, step in high_moves:
        state = (start + change) | hit
        for other_lane, other_change, other_hit, other_step in low_moves:
            if lane == other_lane and not pairs & UNIT[lane]:
                continue
            steps = (step, other_step) if step > other_step else (other_step, step)
            results[(state + other_change) | other_hit] = (
                _mark_hits(steps, blots) if hit and hit == other_hit else steps
            )
    _go_on(results, start, high_moves, low, turn)
    _go_on(results, start, low_moves, high, turn)
    return results or {
        (start + change) | hit: (step,) for _, change, hit, step in high_moves or low_moves
    }


def _go_on(results: _Found, start: int, moves: list[_Move], die: int, turn: Turn) -> None:
    """Add the results where the checker of the first step plays the other die as well."""
    leaps = LEAPS[die]
    opens, blots = turn.open << (LANE * die), turn.blots
    for _, change, hit, step in moves:
        if UNIT[step.end] & opens:
            leap = leaps[step.end]
            state = (start + change + leap.change) | hit
            if leap.end & blots:
                results.setdefault(state | leap.hit, (step, leap.hitting_step))
            else:
                results.setdefault(state, (step, leap.quiet_step))


def _moves(sources: int, blots: int, die: int) -> list[_Move]:
    """Return the step of the die from each source, the highest first."""
    moves = []
    leaps = LEAPS[die]
    while sources:
        lane = sources.bit_length() >> 3
        sources ^= UNIT[lane]
        change, end, hit, step, hitting_step = leaps[lane]
        if end & blots:
            moves.append((lane, change, hit, hitting_step))
        else:
            moves.append((lane, change, 0, step))
    return moves


def _play_double(turn: Turn) -> Results:
    """Play one number up to four times, always from the same lane as before or a lower one.

    Any order of the same steps can be sorted that way: a checker arrives from a higher point, and
    checkers outside come home before any is borne off. So each result is found once.
    """
    own, opens, blots, die, _, reserve, _ = turn
    leaps = LEAPS[die]
    reach = opens << (LANE * die)
    plain = _four_are_outside(own)
    layer: list[tuple[int, int, tuple[Step, ...]]] = [(own - reserve, SPACES, ())]
    for _ in range(DOUBLE):
        deeper = []
        for state, last, steps in layer:
            sources = held(state) & reach if plain else _sources(state, die, reach, reserve)
            sources &= _UP_TO[last]
            while sources:
                lane = sources.bit_length() >> 3
                sources ^= UNIT[lane]
                change, end, hit, step, hitting_step = leaps[lane]
                if end & blots and lane != last:
                    deeper.append(((state + change) | hit, lane, (*steps, hitting_step)))
                else:
                    deeper.append((state + change, lane, (*steps, step)))
        if not deeper:
            break
        layer = deeper
    return {state: steps for state, _, steps in layer if steps}


def _play_in_both_orders(turn: Turn) -> Results:
    """Play two different dice step by step, testing everything after each step.

    The order with the larger die first is searched last, so its steps are kept. Where both checkers
    land on a blot, that puts the hit on the step that comes first in the list.
    """
    results: _Found = {}
    low_alone = _play_in_order(turn.low, turn.high, turn, results)
    high_alone = _play_in_order(turn.high, turn.low, turn, results)
    return results or high_alone or low_alone


def _play_in_order(first: int, second: int, turn: Turn, results: _Found) -> Results:
    """Add the results of both dice; return those of the first where the second cannot be played."""
    alone: _Found = {}
    start, reach = turn.start, turn.open << (LANE * second)
    for state, step in _next_states(start, first, turn.open << (LANE * first), turn):
        following = _next_states(state, second, reach, turn)
        for after, other in following:
            results[after] = (step, other) if step > other else (other, step)
        if not following:
            alone[state] = (step,)
    return alone


def next_states(state: int, die: int, turn: Turn) -> list[tuple[int, Step]]:
    """Return every state one step further by this die, with the step, the highest start first."""
    return _next_states(state, die, turn.open << (LANE * die), turn)


def _next_states(state: int, die: int, reach: int, turn: Turn) -> list[tuple[int, Step]]:
    """Do the same, given the lanes from which the die leads to an open point."""
    _, _, blots, _, _, reserve, forbidden = turn
    states: list[tuple[int, Step]] = []
    sources = _sources(state, die, reach, reserve)
    if not sources:
        return states
    leaps = LEAPS[die]
    while sources:
        lane = sources.bit_length() >> 3
        sources ^= UNIT[lane]
        change, end, hit, step, hitting_step = leaps[lane]
        after = state + change
        if end & blots and not state & hit:
            states.append((after | hit, hitting_step))
        elif forbidden is None or not forbidden(after + reserve):
            states.append((after, step))
    return states


def _play_double_in_any_order(turn: Turn) -> Results:
    """Play a double where a state between two steps may be forbidden, so that the order counts."""
    layer: Results = {turn.start: ()}
    reach = turn.open << (LANE * turn.high)
    for _ in range(DOUBLE):
        deeper = {
            after: (*steps, step)
            for state, steps in layer.items()
            for after, step in _next_states(state, turn.high, reach, turn)
        }
        if not deeper:
            break
        layer = deeper
    return {state: tuple(sorted(steps, reverse=True)) for state, steps in layer.items() if steps}


def _mark_hits(steps: tuple[Step, ...], blots: int) -> tuple[Step, ...]:
    """Mark the first step that lands on a blot as the hit, and no other."""
    marked = []
    for start, end, _ in steps:
        marked.append(Step(start, end, hit=bool(UNIT[end] & blots)))
        blots &= ~UNIT[end]
    return tuple(marked)
