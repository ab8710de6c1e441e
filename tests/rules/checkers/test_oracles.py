"""Moves, results, spellings and counts of leaves as independent programs have them."""

from typing import Any

import pytest

from rules.checkers import Position
from tests.rules.checkers.board import GAME
from tests.rules.checkers.tables import LEAVES, MOVES, PERFT


def board(position: Position) -> str:
    """Return the position as the tables write it, without the quiet moves."""
    return GAME.dump(position).rpartition(":")[0]


def test_the_tables_are_whole() -> None:
    assert (len(MOVES), len(PERFT)) == (1_034, 15)


def test_every_row_has_these_moves_and_results() -> None:
    for row in MOVES:
        position = GAME.load(row["position"])
        found = {
            (move.squares[0], move.squares[-1], move.captured, board(GAME.play(position, move)))
            for move in GAME.legal_moves(position)
        }
        assert found == {
            (move["from"], move["to"], frozenset(move["captured"]), move["result"])
            for move in row["moves"]
        }, row["position"]
        assert len(found) == len(GAME.legal_moves(position))


def test_every_row_is_read_in_its_own_spelling() -> None:
    for row in MOVES:
        position = GAME.load(row["position"])
        assert board(position) == row["position"]
        for move in row["moves"]:
            read = GAME.parse(move["move"], position)
            assert (read.squares[0], read.squares[-1], read.captured) == (
                move["from"],
                move["to"],
                frozenset(move["captured"]),
            )


def count(position: Position, depth: int) -> int:
    moves = GAME.legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(count(GAME.play(position, move), depth - 1) for move in moves)


@pytest.mark.parametrize("row", PERFT, ids=[row["position"] for row in PERFT])
def test_the_tree_has_as_many_leaves(row: dict[str, Any]) -> None:
    position = GAME.load(row["position"])
    for depth, leaves in enumerate(row["perft"], start=1):
        if leaves > LEAVES:
            break
        assert count(position, depth) == leaves
