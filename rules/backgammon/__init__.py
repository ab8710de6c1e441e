"""Backgammon: the law of movement and of the forced use of dice, the cube, and matches."""

from rules.backgammon.game import Backgammon
from rules.backgammon.position import Cube, Double, Drop, Match, Phase, Position, Take

__all__ = ["Backgammon", "Cube", "Double", "Drop", "Match", "Phase", "Position", "Take"]
