"""A beginner at Quoridor: they walk their shortest path, and now and then place a sensible wall."""

from random import Random

from rules.game import Seat
from rules.quoridor import Move, Position, Step, Wall, distances
from rules.quoridor.moves import legal_moves, play

_WALLS = 0.3
"""How often they look for a wall."""


def choose(position: Position, seed: str) -> Move:
    """Return the move of the seat to act, one of two."""
    chance, legal = Random(seed), legal_moves(position)
    if chance.random() < _WALLS and (walls := [m for m in legal if _is_sensible(m, position)]):
        return chance.choice(walls)
    steps = [move for move in legal if isinstance(move, Step)]
    left = {step: _distance(play(position, step), position.seat) for step in steps}
    best = min(left.values(), default=0)
    return chance.choice([step for step in steps if left[step] == best] or legal)


def _is_sensible(move: Move, position: Position) -> bool:
    """Return whether a move is a wall that makes the other's way longer, and not the own."""
    if not isinstance(move, Wall):
        return False
    me, after = position.seat, play(position, move)
    other = Seat(1 - me)
    longer = _distance(after, other) > _distance(position, other)
    return longer and _distance(after, me) == _distance(position, me)


def _distance(position: Position, seat: Seat) -> int:
    distance = distances(position)[seat]
    assert distance is not None  # both are playing
    return distance
