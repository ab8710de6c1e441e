"""Brazilian checkers."""

from rules.checkers.game import Checkers, Finish
from rules.checkers.moves import Path
from rules.checkers.position import Piece, Position

__all__ = ["Checkers", "Finish", "Path", "Piece", "Position"]
