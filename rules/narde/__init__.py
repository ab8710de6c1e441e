"""Long narde: both sides go the same way round, nobody hits, and the head gives one checker."""

from rules.narde.game import Narde
from rules.narde.position import Phase, Position

__all__ = ["Narde", "Phase", "Position"]
