"""The games that computers can play. It loads no engine: they are heavy, and a worker has them."""

from typing import Final

COMPUTER_GAMES: Final = frozenset({"backgammon", "narde", "checkers", "quoridor"})
"""The names of the games that have an engine."""
