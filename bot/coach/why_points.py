"""Why a play of backgammon or narde is better than another: shots, blocks, points."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any, Final

from bot.coach.reasons import FewerShots, HitsInstead, HoldsBack, LongerBlock, MakesPoint
from rules import backgammon, narde
from rules.errors import Reason
from rules.game import FACES, Roll, Seat
from rules.points.board import POINTS
from rules.points.play import Play
from rules.points.position import Race

_ROLLS: Final = tuple(combinations_with_replacement(FACES, 2))
_CLEARLY: Final = 3
"""How many of the 36 rolls make a difference worth telling."""
_BLOCK: Final = 4
"""How many points in a row are a block."""
_KEY_POINTS: Final = (5, 4, 7, 20, 21, 18)
"""The points that are worth making, the best first, in the mover's numbering."""
_BACKGAMMON, _NARDE = backgammon.Backgammon(), narde.Narde()


def why_backgammon(before: backgammon.Position, better: object, other: object) -> Iterator[Reason]:
    """Yield what speaks for one play and against another; nothing about the cube."""
    if not (isinstance(better, Play) and isinstance(other, Play)):
        return
    good, bad = (_BACKGAMMON.play(before, play) for play in (better, other))
    seat = before.turn
    if _hits(better) and not _hits(other):
        yield HitsInstead()
    shots = _count_rolls(good, _is_shot), _count_rolls(bad, _is_shot)
    if shots[1] - shots[0] >= _CLEARLY:
        yield FewerShots(*shots)
    yield from _longer_block(good, bad, seat, 2)
    made = [
        point
        for point in _KEY_POINTS
        if good.sides[seat][point] > 1 >= max(bad.sides[seat][point], before.sides[seat][point])
    ]
    if made:
        yield MakesPoint(made[0])


def why_narde(before: narde.Position, better: Play, other: Play) -> Iterator[Reason]:
    """Yield what speaks for one play and against another."""
    good, bad = (_NARDE.play(before, play) for play in (better, other))
    stuck = _count_rolls(good, _is_stuck), _count_rolls(bad, _is_stuck)
    if stuck[0] - stuck[1] >= _CLEARLY:
        yield HoldsBack(*stuck)
    yield from _longer_block(good, bad, before.turn, 1)


def _hits(play: Play) -> bool:
    return any(step.hit for step in play.steps)


def _longer_block(good: Race, bad: Race, seat: Seat, checkers: int) -> Iterator[Reason]:
    better, other = (_longest_block(after, seat, checkers) for after in (good, bad))
    if better >= _BLOCK and better > other:
        yield LongerBlock(better, other)


def _longest_block(after: Race, seat: Seat, checkers: int) -> int:
    """Return how many points in a row, on the way of some opposing checker, a seat holds."""
    own, opponent = after.sides[seat], after.sides[1 - seat]
    own_route, their_route = after.routes[seat], after.routes[1 - seat]
    held = [own[own_route.index(their_route[point])] >= checkers for point in POINTS]
    longest = length = 0
    for point in POINTS:
        length = length + 1 if held[point - 1] else 0
        if any(opponent[point + 1 :]):
            longest = max(longest, length)
    return longest


def _count_rolls(position: Any, counts: Callable[[Any], bool]) -> int:  # noqa: ANN401 - both games
    """Return how many of the 36 rolls of the side to roll have a property."""
    game: Any = _BACKGAMMON if isinstance(position, backgammon.Position) else _NARDE
    if _is_over(position):
        return 0
    return sum(
        (1 if low == high else 2)
        for low, high in _ROLLS
        if counts(game.play(position, Roll((high, low))))
    )


def _is_over(position: Any) -> bool:  # noqa: ANN401 - positions of both games
    return any(side[0] == sum(side) for side in position.sides)


def _is_shot(position: backgammon.Position) -> bool:
    """Return whether a roll can hit a checker."""
    return any(isinstance(play, Play) and _hits(play) for play in _BACKGAMMON.legal_moves(position))


def _is_stuck(position: narde.Position) -> bool:
    """Return whether not all dice of a roll can be played."""
    dice = 4 if len(set(position.dice)) == 1 else 2
    return all(len(play.steps) < dice for play in _NARDE.legal_moves(position))
