"""Tapping a turn with two dice: from where, to where, one step after the other.

The dice may be played in any order and by any route. A step may be tapped if after it the turn can
still end as the law demands (see `rules.points.shortcuts`), so nobody is stuck half way.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from rules.errors import IllegalMove, NotInList
from rules.points.board import BAR, OFF, POINTS
from rules.points.hops import Dice, dice_of
from rules.points.notation import PASS
from rules.points.play import Play, Results, Throw
from rules.points.shortcuts import next_states
from rules.taps import Tap, TapKind, Taps, Way, follow, following

P = TypeVar("P")

_PLACES: Final[Mapping[str, int]] = (
    {"bar": BAR} | {str(point): point for point in reversed(POINTS)} | {"off": OFF}
)
"""The places that a checker goes from and to, by their tokens, in the order of the way."""
_TOKENS: Final = {place: token for token, place in _PLACES.items()}
_PASSES: Final = (Way((Tap(PASS, TapKind.WORD),), Play(())),)


class _Turn(NamedTuple):
    """A turn on its way: its state, and the dice that are left."""

    state: int
    left: Dice


_Steps: TypeAlias = Mapping[tuple[str, str], _Turn]
"""What becomes of the turn by each step, which is told by its two tokens."""


def tap_play(
    chosen: Sequence[str], throw: Throw, results: Results, show: Callable[[int], P]
) -> Taps[P, Play]:
    """Return a turn as far as it has been tapped; `show` makes a position of its state."""
    turn = _Turn(throw.own - throw.reserve, dice_of(throw))
    if not results:
        return _tap_pass(chosen, show(turn.state))
    for start, end in zip(chosen[::2], chosen[1::2], strict=False):
        turn = _make(_steps(turn, throw), start, end)
    steps = _sound_steps(turn, throw, results)
    shown, used = show(turn.state), _used(turn, throw)
    if len(chosen) % 2:
        return _tap_end(chosen[-1], steps, shown, used)
    if steps:
        return _tap_start(steps, shown, used)
    if turn.state not in results:
        raise IllegalMove(NotInList())
    return Taps(shown, (), Play(results[turn.state]), used)


def _tap_pass(chosen: Sequence[str], shown: P) -> Taps[P, Play]:
    ways = follow(_PASSES, chosen)
    return Taps(shown, following(ways, len(chosen)), ways[0].move if chosen else None)


def _tap_start(steps: _Steps, shown: P, used: Dice) -> Taps[P, Play]:
    """Offer the checkers that a step can be made with."""
    starts = _in_order({start for start, _ in steps})
    return Taps(
        shown,
        tuple(Tap(start, TapKind.FROM) for start in starts),
        used_dice=used,
        may_move=frozenset(_PLACES[start] for start in starts),
    )


def _tap_end(start: str, steps: _Steps, shown: P, used: Dice) -> Taps[P, Play]:
    """Offer where the checker that was tapped can go."""
    ends = _in_order({end for other, end in steps if other == start})
    if not ends:
        raise IllegalMove(NotInList())
    return Taps(
        shown,
        tuple(Tap(end, TapKind.TO) for end in ends),
        used_dice=used,
        may_move=frozenset({_PLACES[start]}),
        may_reach=frozenset(_PLACES[end] for end in ends),
    )


def _in_order(tokens: set[str]) -> list[str]:
    return [token for token in _PLACES if token in tokens]


def _make(steps: _Steps, start: str, end: str) -> _Turn:
    if (start, end) not in steps:
        raise IllegalMove(NotInList())
    return steps[start, end]


def _steps(turn: _Turn, throw: Throw) -> _Steps:
    """Return every step that the dice allow, wherever it leads.

    If either die bears a checker off, the smaller is used. It makes no difference: all that is
    left then stands no farther than either die goes.
    """
    state, left = turn
    return {
        (_TOKENS[step.start], _TOKENS[step.end]): _Turn(after, _without(left, die))
        for die in sorted(set(left), reverse=True)
        for after, step in next_states(state, die, throw)
    }


def _sound_steps(turn: _Turn, throw: Throw, results: Results) -> _Steps:
    """Return the steps after which the turn can still end in one of the results."""
    known: dict[_Turn, bool] = {}
    return {
        tokens: after
        for tokens, after in _steps(turn, throw).items()
        if _can_end(after, throw, results, known)
    }


def _can_end(turn: _Turn, throw: Throw, results: Results, known: dict[_Turn, bool]) -> bool:
    """Tell whether a turn can be brought to its end; what is known of others is noted."""
    if turn not in known:
        onward = _steps(turn, throw).values()
        known[turn] = (
            any(_can_end(after, throw, results, known) for after in onward)
            if onward
            else turn.state in results
        )
    return known[turn]


def _without(dice: Dice, die: int) -> Dice:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def _used(turn: _Turn, throw: Throw) -> Dice:
    """Return the dice that have been played, the larger first."""
    used = list(dice_of(throw))
    for die in turn.left:
        used.remove(die)
    return tuple(used)
