"""The number of games of one, two ... moves, as OpenSpiel and a reference count them."""

import pytest

from rules.quoridor.position import Position
from tests.rules.quoridor.asking import GAME

COUNTS = [131, 16_677]
"""For two players and for four. Three moves deep they differ; the benchmark counts those."""


def perft(position: Position, depth: int) -> int:
    moves = GAME.legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(GAME.play(position, move), depth - 1) for move in moves)


@pytest.mark.parametrize("seats", [2, 4])
def test_games_are_counted(seats: int) -> None:
    assert [perft(GAME.opening(seats), depth) for depth in (1, 2)] == COUNTS
