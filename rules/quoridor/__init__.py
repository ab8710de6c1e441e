"""Quoridor for two and four players."""

from rules.quoridor.distance import distances
from rules.quoridor.game import Finish, Quoridor
from rules.quoridor.moves import Move, Orientation, Pass, Step, Wall
from rules.quoridor.position import Position

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
