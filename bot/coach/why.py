"""Why one move is better than another, in any game."""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any, Final

from bot.coach.why_checkers import why_checkers
from bot.coach.why_points import why_backgammon, why_narde
from bot.coach.why_quoridor import why_quoridor
from bot.engines.judgement import ROLL
from rules import GAMES
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
