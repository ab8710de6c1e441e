"""The boards that a search reads are those that the game plays."""

from typing import Any

import pytest

from rules.checkers import Position, pack, results
from rules.checkers.results import Board
from rules.game import Seat
from tests.rules.checkers.board import GAME
from tests.rules.checkers.tables import LEAVES, MOVES, PERFT


def packed(position: Position) -> Board:
    return pack(position.mine, position.theirs, position.queens)


def count(board: Board, seat: Seat, depth: int) -> int:
    boards = results(board, seat)
    if depth == 1:
        return len(boards)
    return sum(count(after, Seat(1 - seat), depth - 1) for after in boards)


def test_results_are_the_boards_after_each_move() -> None:
    for row in MOVES:
        position = GAME.load(row["position"])
        after = [packed(GAME.play(position, move)) for move in GAME.legal_moves(position)]
        assert results(packed(position), position.seat) == after, row["position"]


@pytest.mark.parametrize("row", PERFT, ids=[row["position"] for row in PERFT])
def test_the_tree_has_as_many_leaves(row: dict[str, Any]) -> None:
    position = GAME.load(row["position"])
    for depth, leaves in enumerate(row["perft"], start=1):
        if leaves > LEAVES:
            break
        assert count(packed(position), position.seat, depth) == leaves
