"""Why a move of checkers is better than another: what the captures that follow win or lose."""

from collections.abc import Iterator

from bot.coach.reasons import GivesPieces, WinsPieces
from rules.checkers.moves import Path
from rules.checkers.position import Position
from rules.errors import Reason


def why_checkers(before: Position, better: Path, other: Path) -> Iterator[Reason]:
    """Yield what speaks for one move and against another."""
    good, bad = _gain(before, better), _gain(before, other)
    if good > bad and good > 0:
        yield WinsPieces(good)
    elif good > bad and bad < 0:
        yield GivesPieces(-bad)


def _gain(position: Position, move: Path) -> int:
    """Return how many pieces more than the other side a move takes, once all captures are made."""
    return move.taken.bit_count() - _exchange(position.after(move))


def _exchange(position: Position) -> int:
    """Return what the side to move gains by compulsory captures, both sides taking the best."""
    captures = [move for move in position.moves if move.taken]
    return max((_gain(position, move) for move in captures), default=0)
