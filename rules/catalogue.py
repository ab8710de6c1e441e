"""The games on offer: one line each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.backgammon import Backgammon
from rules.checkers import Checkers
from rules.game import Game
from rules.narde import Narde
from rules.quoridor import Quoridor

_ALL: tuple[Game[Any, Any], ...] = (
    Backgammon(),
    Narde(),
    Checkers(),
    Quoridor(),
)

GAMES: Mapping[str, Game[Any, Any]] = MappingProxyType({game.name: game for game in _ALL})
"""Every game by its name."""

MOVE_WORDS: frozenset[str] = frozenset(word.text for game in _ALL for word in game.move_words)
"""Every word that is a move in some game, besides the pass."""
