"""Suggestions for a move that is being typed."""

from bot.table.table import Table


def suggest_moves(table: Table, typed: str) -> tuple[str, ...]:
    """Return the legal moves that contain every typed word; those that begin with it first."""
    if not table.playing:
        return ()
    moves = [table.game.format(move, table.board) for move in table.legal_moves]
    words = typed.casefold().split()
    found = [move for move in moves if all(word in move for word in words)]
    return tuple(sorted(found, key=lambda move: not move.startswith(typed.casefold())))
