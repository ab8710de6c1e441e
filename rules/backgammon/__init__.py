"""Backgammon, with the doubling cube and matches."""

from rules.backgammon.game import Backgammon
from rules.backgammon.position import Cube, Double, Drop, Match, Phase, Position, Take

__all__ = ["Backgammon", "Cube", "Double", "Drop", "Match", "Phase", "Position", "Take"]
