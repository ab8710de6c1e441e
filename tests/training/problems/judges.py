"""How each game's engine looks at a position, at a glance, to find a problem and to verify it.

Depths are fixed and time is not: one seed, one outcome.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf, tanh
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.engines.catalogue import engine_of
from bot.engines.checkers.evaluation import load_evaluation
from bot.engines.checkers.search import ENDLESS, Search
from bot.engines.checkers.thinking import is_certain, score_all
from bot.engines.engine import Level
from bot.engines.judgement import Depth
from bot.engines.quoridor.clock import Clock
from bot.engines.quoridor.engine import open_search
from bot.engines.quoridor.judgement import WON
from bot.engines.quoridor.numbers import name_move
from rules import GAMES

Values: TypeAlias = Mapping[Any, float]
"""What each move is worth, the best first."""
Look: TypeAlias = Callable[[Any], Values]

UNLIMITED: Final = 1e9
LEADS: Final[Mapping[str, float]] = MappingProxyType(
    {"backgammon": 0.08, "narde": 0.08, "checkers": 0.25, "quoridor": 0.2}
)
"""By how much the best move of a problem is better than any other, at least."""
_STEADY: Final = 400
"""The score of Quoridor that is three quarters of a win, as its engine counts."""


@dataclass(frozen=True, slots=True)
class Judge:
    """How a game's positions are looked at, and what makes one a problem."""

    glance: Look
    """What seems good to a player in a hurry."""
    find: Look
    verify: Look
    lead: float
    """By how much the best move must be better than any other."""
    hopeless: float
    """How much worse a move may be and still tempt somebody."""
    level: Level
    """How well the games are played in which problems are looked for."""
    at_a_glance: float = 0
    """By how much some move must seem better than the others to be worth a longer look."""


def judge_of(game: str) -> Judge:
    """Return how a game's positions are looked at."""
    return _JUDGES[game]()


def _ranked(values: Mapping[Any, float]) -> Values:
    return dict(sorted(values.items(), key=lambda choice: -choice[1]))


def _with_dice(game: str, at_a_glance: float = 0) -> Judge:
    engine = engine_of(game)

    def look(depth: Depth) -> Look:
        return lambda position: {move: worth.value for move, worth in engine.judge(position, depth)}

    def glance(position: Any) -> Values:  # noqa: ANN401 - a position of any game
        moves = GAMES[game].legal_moves(position)
        return _ranked(dict(zip(moves, engine.rate(position, moves), strict=True)))

    return Judge(
        glance, look(Depth.USUAL), look(Depth.DEEP), LEADS[game], 0.5, Level.STRONG, at_a_glance
    )


def _checkers() -> Judge:
    evaluation = load_evaluation()

    def look(depth: int) -> Look:
        def values(position: Any) -> Values:  # noqa: ANN401
            moves = position.moves
            children = [position.after(move)[:] for move in moves]
            scores = score_all(Search(evaluation, inf), children, depth, ENDLESS)
            return _ranked(dict(zip(moves, map(_value, scores), strict=True)))

        return values

    return Judge(look(1), look(5), look(9), LEADS["checkers"], 2, Level.CASUAL)


def _value(score: int) -> float:
    """Return what a score of checkers means, as its engine counts."""
    return (1.0 if score > 0 else -1.0) if is_certain(score) else tanh(score / 200)


def _quoridor() -> Judge:
    def look(depth: int) -> Look:
        def values(position: Any) -> Values:  # noqa: ANN401
            search = open_search(position, Clock(UNLIMITED))
            # Whoever moves last in a look seems to be ahead: two depths together are fair.
            return _ranked(
                {
                    name_move(move): _mean(search.score(move, depth - 1), search.score(move, depth))
                    for move in search.list_moves()
                }
            )

        return values

    return Judge(look(2), look(4), look(7), LEADS["quoridor"], 1.2, Level.CASUAL)


def _mean(earlier: float, score: float) -> float:
    return tanh((score if abs(score) >= WON else (score + earlier) / 2) / _STEADY)


_JUDGES: Final[Mapping[str, Callable[[], Judge]]] = MappingProxyType(
    {
        "backgammon": lambda: _with_dice("backgammon"),
        "narde": lambda: _with_dice("narde", at_a_glance=0.03),
        "checkers": _checkers,
        "quoridor": _quoridor,
    }
)
