"""Tapping a turn with two dice: from where, to where, one step after the other.

The dice may be played in any order and by any route. A step is offered if the turn can still be
completed legally after it, so nobody gets stuck half way.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from rules.errors import IllegalMove, NotInList
from rules.game import PASS
from rules.points.board import BAR, OFF, POINTS
from rules.points.hops import without
from rules.points.play import Play, name_place
from rules.points.shortcuts import next_states
from rules.points.turn import Dice, Results, Turn
from rules.taps import Tap, Taps, Way, follow, following

P = TypeVar("P")

_PLACES: Final[Mapping[str, int]] = {
    name_place(place): place for place in (BAR, *reversed(POINTS), OFF)
}
"""The places that a checker goes from and to, by their tokens, in the order of the way home."""
_TOKENS: Final = {place: token for token, place in _PLACES.items()}
_FROM, _TO = "from", "to"
"""Keys of the questions where a checker starts and where it goes."""
_PASSES: Final = (Way((Tap(PASS, name=PASS),), Play(())),)


class _Progress(NamedTuple):
    """A turn as far as it has been tapped: its state, and the dice that are left."""

    state: int
    left: Dice


_Steps: TypeAlias = Mapping[tuple[str, str], _Progress]
"""What each step makes of the turn, by the tokens of its start and its end."""


def tap_play(
    chosen: Sequence[str], turn: Turn, results: Results, show: Callable[[int], P]
) -> Taps[P, Play]:
    """Return the turn as far as it has been tapped; `show` makes a position of a state."""
    progress = _Progress(turn.start, turn.dice)
    if not results:
        return _tap_pass(chosen, show(progress.state))
    for start, end in zip(chosen[::2], chosen[1::2], strict=False):
        progress = _make(_steps(progress, turn), start, end)
    steps = _sound_steps(progress, turn, results)
    shown, used = show(progress.state), _used(progress, turn)
    if len(chosen) % 2:
        return _tap_end(chosen[-1], steps, shown, used)
    if steps:
        return _tap_start(steps, shown, used)
    if progress.state not in results:
        raise IllegalMove(NotInList())
    return Taps(shown, (), Play(results[progress.state]), used_dice=used)


def _tap_pass(chosen: Sequence[str], shown: P) -> Taps[P, Play]:
    ways = follow(_PASSES, chosen)
    return Taps(shown, following(ways, len(chosen)), ways[0].move if chosen else None)


def _tap_start(steps: _Steps, shown: P, used: Dice) -> Taps[P, Play]:
    """Offer the checkers that a step can be made with."""
    starts = _in_order({start for start, _ in steps})
    return Taps(
        shown,
        tuple(Tap(start, _name(start), joint=", ") for start in starts),
        question=_FROM,
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
        tuple(Tap(end, _name(end), joint="→") for end in ends),
        question=_TO,
        used_dice=used,
        may_move=frozenset({_PLACES[start]}),
        may_reach=frozenset(_PLACES[end] for end in ends),
    )


def _name(token: str) -> str:
    """Return the key of a place that has a name instead of a number: `bar`, `off`."""
    return "" if token.isdigit() else token


def _in_order(tokens: set[str]) -> list[str]:
    return [token for token in _PLACES if token in tokens]


def _make(steps: _Steps, start: str, end: str) -> _Progress:
    if (start, end) not in steps:
        raise IllegalMove(NotInList())
    return steps[start, end]


def _steps(progress: _Progress, turn: Turn) -> _Steps:
    """Return every step that the dice allow, wherever it leads.

    If either die bears a checker off, the smaller is used. It makes no difference: all checkers
    that are left can be borne off by either die.
    """
    state, left = progress
    return {
        (_TOKENS[step.start], _TOKENS[step.end]): _Progress(after, without(left, [die]))
        for die in sorted(set(left), reverse=True)
        for after, step in next_states(state, die, turn)
    }


def _sound_steps(progress: _Progress, turn: Turn, results: Results) -> _Steps:
    """Return the steps after which the turn can still end in one of the results."""
    known: dict[_Progress, bool] = {}
    return {
        tokens: after
        for tokens, after in _steps(progress, turn).items()
        if _can_end(after, turn, results, known)
    }


def _can_end(
    progress: _Progress, turn: Turn, results: Results, known: dict[_Progress, bool]
) -> bool:
    """Return whether the turn can be completed legally; `known` collects the answers."""
    if progress not in known:
        onward = _steps(progress, turn).values()
        known[progress] = (
            any(_can_end(after, turn, results, known) for after in onward)
            if onward
            else progress.state in results
        )
    return known[progress]


def _used(progress: _Progress, turn: Turn) -> Dice:
    """Return the dice that have been played, the larger first."""
    return without(turn.dice, progress.left)
