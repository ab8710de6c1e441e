"""What can be tapped in narde, as plainly as it can be said: try everything to the end."""

from typing import NamedTuple

from rules.narde import Position
from tests.rules.narde import reference


class PlainTurn(NamedTuple):
    """A turn on its way: the mover's counts, the dice left, and what may still leave the head."""

    counts: tuple[int, ...]
    left: tuple[int, ...]
    head: int


def begin(position: Position) -> PlainTurn:
    """Return the turn before its first step."""
    counts, opponent = sides(position)
    high, low = position.dice
    left = (high,) * 4 if high == low else (high, low)
    return PlainTurn(counts, left, reference.heads(counts, opponent, (high, low)))


def sides(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the counts of the mover and of the opponent."""
    own, opponent = position.sides[position.turn], position.sides[position.other]
    return tuple(own[:25]), tuple(opponent[:25])


def sound_steps(turn: PlainTurn, position: Position) -> dict[tuple[int, int], PlainTurn]:
    """Return the steps after which the turn can still end legally."""
    counts, opponent = sides(position)
    high, low = position.dice
    results = reference.results(counts, opponent, (high, low))
    return {
        step: after
        for step, after in _steps(turn, opponent).items()
        if _can_end(after, opponent, results)
    }


def _steps(turn: PlainTurn, opponent: tuple[int, ...]) -> dict[tuple[int, int], PlainTurn]:
    found = {}
    for die in sorted(turn.left, reverse=True):
        rest = list(turn.left)
        rest.remove(die)
        for point in range(1, 25):
            after = reference.step(turn.counts, opponent, point, die, turn.head)
            if after:
                head = turn.head - (point == 24)
                found[point, max(point - die, 0)] = PlainTurn(after, tuple(rest), head)
    return found


def _can_end(turn: PlainTurn, opponent: tuple[int, ...], results: set[bytes]) -> bool:
    onward = _steps(turn, opponent).values()
    if not onward:
        return bytes(turn.counts) in results
    return any(_can_end(after, opponent, results) for after in onward)
