"""Positions by their texts, with caches of recent ones."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final

from bot.recent import RecentCache
from rules import GAMES
from rules.game import Roll, Seat, Stage, ToMove, ToRoll
from rules.taps import Taps

_CACHED: Final = 4096
_positions: Final = RecentCache[tuple[str, str], Any](_CACHED)


def load(game: str, text: str) -> Any:  # noqa: ANN401 - each game has positions of its own type
    """Return the position of a text."""
    position = _positions.get((game, text))
    return _positions.put((game, text), GAMES[game].load(text)) if position is None else position


@lru_cache(_CACHED)
def read_move(game: str, before: str, text: str) -> Any:  # noqa: ANN401 - and moves as well
    """Return the move that a text means in a position; raise RulesError if it is not legal."""
    return GAMES[game].parse(text, load(game, before))


@lru_cache(_CACHED)
def stage(game: str, text: str) -> Stage:
    """Return what has to happen next in a position."""
    return GAMES[game].stage(load(game, text))


@lru_cache(_CACHED)
def words(game: str, text: str) -> tuple[str, ...]:
    """Return the words that are moves in a position, such as `double`."""
    return GAMES[game].words(load(game, text))


@lru_cache(_CACHED)
def legal_moves(game: str, text: str) -> tuple[Any, ...]:
    """Return every legal move in a position."""
    return tuple(GAMES[game].legal_moves(load(game, text)))


@lru_cache(_CACHED)
def taps(game: str, text: str, chosen: tuple[str, ...]) -> Taps[Any, Any]:
    """Return what may be tapped next in a position; raise IllegalMove if a tap is not possible."""
    return GAMES[game].taps(load(game, text), chosen)


@cache
def has_dice(game: str) -> bool:
    """Return whether a game is played with dice: then it begins with a roll."""
    rules = GAMES[game]
    return isinstance(rules.stage(rules.opening(min(rules.table_sizes))), ToRoll)


def seats_in(game: str, text: str) -> int:
    """Return for how many players a position is; only Quoridor has tables of several sizes."""
    sizes = GAMES[game].table_sizes
    return len(text.partition("/")[0].split()) if len(sizes) > 1 else min(sizes)


@lru_cache(_CACHED)
def after_roll(game: str, before: str, dice: tuple[int, ...]) -> str:
    """Return the position after a roll."""
    return _after(game, before, Roll(dice))


def rolled(game: str, after: str, dice: Iterable[int]) -> tuple[int, ...]:
    """Return the dice that are to be played after a roll: none if it only decided who starts."""
    return tuple(sorted(dice, reverse=True)) if isinstance(stage(game, after), ToMove) else ()


@lru_cache(_CACHED)
def after_move(game: str, before: str, text: str) -> str:
    """Return the position after a move in the game's notation."""
    return _after(game, before, read_move(game, before, text))


def after_leaving(game: str, before: str, seat: Seat) -> str:
    """Return the position after a seat has left the game."""
    return GAMES[game].dump(GAMES[game].leave(load(game, before), seat))


def _after(game: str, before: str, move: object) -> str:
    position = GAMES[game].play(load(game, before), move)
    text = GAMES[game].dump(position)
    _positions.put((game, text), position)
    return text
