"""Position texts and what they stand for; what was read or reached lately is remembered."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from rules import GAMES
from rules.game import Roll, Seat, Stage
from rules.taps import TapKind

_MANY: Final = 4096
_known: Final[dict[tuple[str, str], Any]] = {}


def load(game: str, text: str) -> Any:  # noqa: ANN401 - each game has positions of its own type
    """Return the position that a text stands for."""
    position = _known.get((game, text))
    return _remember(game, text, GAMES[game].load(text)) if position is None else position


@lru_cache(_MANY)
def read_move(game: str, before: str, text: str) -> Any:  # noqa: ANN401 - and moves as well
    """Return the move that a text means in a position."""
    return GAMES[game].parse(text, load(game, before))


@lru_cache(_MANY)
def stage(game: str, text: str) -> Stage:
    """Return what has to happen next in a position."""
    return GAMES[game].stage(load(game, text))


@lru_cache(_MANY)
def words(game: str, text: str) -> tuple[str, ...]:
    """Return the words that are moves in a position, such as `double`."""
    taps = GAMES[game].taps(load(game, text), ())
    return tuple(tap.token for tap in taps.next if tap.kind is TapKind.WORD)


def after_throw(game: str, before: str, dice: Iterable[int]) -> str:
    """Return the position after a throw."""
    return _after(game, before, Roll(tuple(dice)))


def after_move(game: str, before: str, text: str) -> str:
    """Return the position after a move in the game's notation."""
    return _after(game, before, read_move(game, before, text))


def after_leaving(game: str, before: str, seat: Seat) -> str:
    """Return the position in which the others play on."""
    return GAMES[game].dump(GAMES[game].leave(load(game, before), seat))


def _after(game: str, before: str, move: object) -> str:
    position = GAMES[game].play(load(game, before), move)
    text = GAMES[game].dump(position)
    _remember(game, text, position)
    return text


def _remember(game: str, text: str, position: object) -> object:
    """Remember a position, and forget the one that was remembered first."""
    if len(_known) >= _MANY:
        del _known[next(iter(_known))]
    _known[game, text] = position
    return position
