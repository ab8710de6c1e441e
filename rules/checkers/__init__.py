"""Brazilian checkers."""

from rules.checkers.game import Checkers
from rules.checkers.moves import Path
from rules.checkers.position import Piece, Position
from rules.checkers.scoring import Finish

__all__ = ["Checkers", "Finish", "Path", "Piece", "Position"]
