"""Tapping a turn with two dice: from where, to where, one step after the other.

The dice may be played in any order and by any route. A step is offered if the turn can still be
completed legally after it, so nobody gets stuck half way. As soon as a turn can end in one way
only, it is complete.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from rules.errors import IllegalMove, NotInList
from rules.game import PASS
from rules.points.board import BAR, OFF, POINTS
from rules.points.hops import without
from rules.points.lanes import unpack
from rules.points.notation import spell
from rules.points.play import Play, Step, name_place
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


class _Made(NamedTuple):
    """A step, and what it makes of the turn."""

    after: _Progress
    step: Step


_Steps: TypeAlias = Mapping[tuple[str, str], _Made]
"""Steps by the tokens of their starts and their ends."""
_Known: TypeAlias = dict[_Progress, frozenset[int]]
"""For each progress, states in which the turn can end: all of them if there is one, else some."""


def tap_play(
    chosen: Sequence[str], turn: Turn, results: Results, show: Callable[[int], P]
) -> Taps[P, Play]:
    """Return the turn as far as it has been tapped; `show` makes a position of a state."""
    if not results:
        return _tap_pass(chosen, show(turn.start))
    return _Tapping(turn, results, show).follow(chosen)


def _tap_pass(chosen: Sequence[str], shown: P) -> Taps[P, Play]:
    ways = follow(_PASSES, chosen)
    if not chosen:
        return Taps(shown, following(ways, 0))
    return Taps(shown, (), ways[0].move, PASS)


class _Tapping(Generic[P]):
    """Follows the taps of one turn."""

    def __init__(self, turn: Turn, results: Results, show: Callable[[int], P]) -> None:
        self._turn = turn
        self._results = results
        self._show = show
        self._known: _Known = {}

    def follow(self, chosen: Sequence[str]) -> Taps[P, Play]:
        """Return what comes after these taps. A turn that can end in one way only is complete."""
        progress, made = self._begin(chosen)
        steps = self._sound_steps(progress)
        if len(chosen) % 2:
            steps = {tokens: step for tokens, step in steps.items() if tokens[0] == chosen[-1]}
            if not steps:
                raise IllegalMove(NotInList())
        elif not steps and progress.state not in self._results:
            raise IllegalMove(NotInList())
        if chosen and (not steps or len(self._ends_of(steps)) == 1):
            landings = _ends(steps) if len(chosen) % 2 else ()
            return self._complete(progress, made, steps, landings)
        shown, used = self._show(progress.state), without(self._turn.dice, progress.left)
        return (_tap_end if len(chosen) % 2 else _tap_start)(steps, shown, used)

    def _begin(self, chosen: Sequence[str]) -> tuple[_Progress, list[Step]]:
        """Return how far the whole steps among the taps lead, and these steps."""
        progress = _Progress(self._turn.start, self._turn.dice)
        made: list[Step] = []
        for tokens in zip(chosen[::2], chosen[1::2], strict=False):
            steps = _steps(progress, self._turn)
            if tokens not in steps:
                raise IllegalMove(NotInList())
            progress, step = steps[tokens]
            made.append(step)
        return progress, made

    def _complete(
        self, progress: _Progress, made: list[Step], steps: _Steps, landings: tuple[Tap, ...]
    ) -> Taps[P, Play]:
        """Return the complete turn, with the steps that go without saying."""
        left: list[Step] = []
        while steps:
            progress, step = next(iter(steps.values()))
            left.append(step)
            steps = self._sound_steps(progress)
        if landings:
            landings = tuple({tap.token: tap for tap in (*_way_of(left), *landings)}.values())
        return Taps(
            self._show(progress.state),
            (),
            Play(self._results[progress.state]),
            spell(Play((*made, *left)), unpack(self._turn.own)),
            used_dice=without(self._turn.dice, progress.left),
            landings=landings,
        )

    def _sound_steps(self, progress: _Progress) -> _Steps:
        """Return the steps after which the turn can still end in one of the results."""
        return {
            tokens: made
            for tokens, made in _steps(progress, self._turn).items()
            if self._ends(made.after)
        }

    def _ends_of(self, steps: _Steps) -> frozenset[int]:
        """Return states in which the turn can end after one of these steps: two are enough."""
        ends: frozenset[int] = frozenset()
        for made in steps.values():
            ends |= self._ends(made.after)
            if len(ends) > 1:
                break
        return ends

    def _ends(self, progress: _Progress) -> frozenset[int]:
        """Return states in which the turn can end legally: none, the only one, or several."""
        if progress not in self._known:
            steps = _steps(progress, self._turn)
            here = frozenset({progress.state} & self._results.keys())
            self._known[progress] = self._ends_of(steps) if steps else here
        return self._known[progress]


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


def _tap_end(steps: _Steps, shown: P, used: Dice) -> Taps[P, Play]:
    """Offer where the checker that was tapped can go."""
    ends = _ends(steps)
    return Taps(
        shown,
        ends,
        question=_TO,
        used_dice=used,
        may_move=frozenset(_PLACES[start] for start, _ in steps),
        may_reach=frozenset(_PLACES[end.token] for end in ends),
    )


def _ends(steps: _Steps) -> tuple[Tap, ...]:
    """Return the taps for where steps end, in the order of the way home."""
    hits = {end: made.step.hit for (_, end), made in steps.items()}
    return tuple(_end(token, hit=hits[token]) for token in _in_order(set(hits)))


def _end(token: str, *, hit: bool) -> Tap:
    return Tap(token, _name(token), joint="→", mark="*" * hit)


def _way_of(steps: Sequence[Step]) -> Iterator[Tap]:
    """Yield where the checker of the first step goes, from step to step."""
    at = steps[0].start
    for step in steps:
        if step.start == at:
            at = step.end
            yield _end(_TOKENS[at], hit=step.hit)


def _name(token: str) -> str:
    """Return the key of a place that has a name instead of a number: `bar`, `off`."""
    return "" if token.isdigit() else token


def _in_order(tokens: set[str]) -> list[str]:
    return [token for token in _PLACES if token in tokens]


def _steps(progress: _Progress, turn: Turn) -> _Steps:
    """Return every step that the dice allow, wherever it leads.

    If either die bears a checker off, the smaller is used. It makes no difference: all checkers
    that are left can be borne off by either die.
    """
    state, left = progress
    return {
        (_TOKENS[step.start], _TOKENS[step.end]): _Made(
            _Progress(after, without(left, [die])), step
        )
        for die in sorted(set(left), reverse=True)
        for after, step in next_states(state, die, turn)
    }
