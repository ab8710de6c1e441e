"""Why one move is better than another, in any game."""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any, Final

from bot.coach.why_checkers import why_checkers
from bot.coach.why_cube import why_cube
from bot.coach.why_points import why_backgammon, why_narde
from bot.coach.why_quoridor import why_quoridor
from bot.engines.judgement import ROLL, Option
from rules import GAMES, MOVE_WORDS
from rules.errors import Reason

MOST: Final = 2
"""How many reasons are told: the first ones say enough."""

_WHY: Final[Mapping[str, Callable[[Any, Any, Any], Iterable[Reason]]]] = MappingProxyType(
    {
        "backgammon": why_backgammon,
        "narde": why_narde,
        "checkers": why_checkers,
        "quoridor": why_quoridor,
    }
)


def find_reasons_of_options(
    game: str, position: str, better: Option, other: Option
) -> tuple[Reason, ...]:
    """Return why one choice is better than another, also about the cube."""
    if better.move == ROLL or better.move in MOVE_WORDS:
        return tuple(why_cube(better, other))
    return find_reasons(game, position, better.move, other.move)


def find_reasons(game: str, position: str, better: str, other: str) -> tuple[Reason, ...]:
    """Return why one move is better than another; nothing where that cannot be told for sure.

    It takes some milliseconds, up to a tenth of a second in Quoridor.
    """
    if game not in _WHY or ROLL in {better, other}:
        return ()
    rules = GAMES[game]
    before = rules.load(position)
    moves = (rules.parse(move, before) for move in (better, other))
    return tuple(islice(_WHY[game](before, *moves), MOST))
