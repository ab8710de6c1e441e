"""Position texts and the positions they stand for. Reading one is remembered: both are values."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from rules import GAMES
from rules.game import Roll, Seat


@lru_cache(maxsize=4096)
def load(game: str, text: str) -> Any:  # noqa: ANN401 - each game has positions of its own type
    """Return the position that a text stands for."""
    return GAMES[game].load(text)


def after_throw(game: str, before: str, dice: Iterable[int]) -> str:
    """Return the position after a throw."""
    return _after(game, before, Roll(tuple(dice)))


def after_move(game: str, before: str, text: str) -> str:
    """Return the position after a move in the game's notation."""
    return _after(game, before, GAMES[game].parse(text, load(game, before)))


def after_leaving(game: str, before: str, seat: Seat) -> str:
    """Return the position in which the others play on."""
    return GAMES[game].dump(GAMES[game].leave(load(game, before), seat))


def _after(game: str, before: str, move: object) -> str:
    return GAMES[game].dump(GAMES[game].play(load(game, before), move))
