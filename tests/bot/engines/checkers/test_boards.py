"""Boards of the search: the same turns as the rules have."""

from bot.engines.checkers.boards import after, after_captures, flips
from rules.checkers import Position
from tests.rules.checkers.board import GAME
from tests.rules.checkers.tables import MOVES


def reached(position: Position) -> list[tuple[int, ...]]:
    """Return what the search thinks a position leads to."""
    board = position[:]
    return sorted(after_captures(board) or [after(board, flip) for flip in flips(board)])


def test_every_row_leads_to_the_same_positions_as_by_the_rules() -> None:
    for row in MOVES:
        position = GAME.load(row["position"])._replace(quiet=3)
        assert reached(position) == sorted(position.after(move)[:] for move in position.moves)
