"""A newcomer to checkers, who counts pieces a turn or two ahead and has no plan."""

from random import Random

from rules.checkers import Path, Position

QUEEN = 3
"""How many men a queen is worth to them."""
LOST = -100
"""Worse than any number of pieces."""


def choose(position: Position, turns: int, seed: str) -> Path:
    """Return any of the moves that seem to gain most pieces, so many turns ahead."""
    worths = [-_count(position.after(move), turns - 1) for move in position.moves]
    best = [m for m, worth in zip(position.moves, worths, strict=True) if worth == max(worths)]
    return Random(seed).choice(best)


def _count(position: Position, turns: int) -> int:
    """Return how many men the seat to move is ahead; captures are followed to their end."""
    if not position.moves:
        return LOST
    captures = bool(position.moves[0].captured)
    if turns <= 0 and not captures:
        return _men(position.mine, position.queens) - _men(position.theirs, position.queens)
    return max(-_count(position.after(move), turns - (not captures)) for move in position.moves)


def _men(side: int, queens: int) -> int:
    return side.bit_count() + (QUEEN - 1) * (side & queens).bit_count()
