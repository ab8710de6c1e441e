"""Brazilian checkers."""

from rules.checkers.game import Checkers, Finish
from rules.checkers.moves import Path
from rules.checkers.position import Piece, Position
from rules.checkers.results import Board, pack, results

__all__ = ["Board", "Checkers", "Finish", "Path", "Piece", "Position", "pack", "results"]
