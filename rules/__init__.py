"""The rules of every game: pure values and functions, nothing of the outside world."""

from rules.catalogue import GAMES, MOVE_WORDS

__all__ = ["GAMES", "MOVE_WORDS"]
