"""Positions that games of chance lead to."""

from collections.abc import Iterator
from random import Random

from rules.quoridor import Move, Position, Step
from rules.quoridor.moves import legal_moves, play
from rules.quoridor.position import leave, opening, playing, winners


def wander(seats: int, games: int, left: int = 0) -> Iterator[Position]:
    """Yield every fifth position or so of games among `seats`, after some have left."""
    chance = Random(f"{seats} {left}")
    for _ in range(games):
        position = opening(seats)
        for _ in range(left):
            position = leave(position, chance.choice(playing(position)))
        while not winners(position):
            if chance.random() < 0.2:
                yield position
            position = play(position, _choose(position, chance))


def _choose(position: Position, chance: Random) -> Move:
    moves = legal_moves(position)
    steps = [move for move in moves if isinstance(move, Step)]
    return chance.choice(steps if steps and chance.random() < 0.7 else moves)
