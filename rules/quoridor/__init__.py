"""Quoridor for two and four players."""

from rules.quoridor.board import Orientation, Wall
from rules.quoridor.distance import distances
from rules.quoridor.game import Quoridor
from rules.quoridor.moves import Move, Pass, Step
from rules.quoridor.position import Position
from rules.quoridor.scoring import Finish

__all__ = [
    "Finish",
    "Move",
    "Orientation",
    "Pass",
    "Position",
    "Quoridor",
    "Step",
    "Wall",
    "distances",
]
