"""The engines of all games. Only a worker imports this: it takes about a second and some memory."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from bot.engines.backgammon.engine import BackgammonEngine
from bot.engines.checkers.engine import CheckersEngine
from bot.engines.engine import Budget, Engine
from bot.engines.narde.engine import NardeEngine
from bot.engines.quoridor.engine import QuoridorEngine
from rules.game import Seat

ENGINES: Final[Mapping[str, Callable[[], Engine[Any, Any]]]] = MappingProxyType(
    {
        "backgammon": BackgammonEngine,
        "narde": NardeEngine,
        "checkers": CheckersEngine,
        "quoridor": QuoridorEngine,
    }
)
"""What makes the engine of each game."""


@cache
def engine_of(game: str) -> Engine[Any, Any]:
    """Return the engine of a game; it is made once in a process."""
    return ENGINES[game]()


def accepts_draw(game: str, position: Any, seat: Seat, budget: Budget) -> bool:  # noqa: ANN401
    """Return whether a seat should accept a draw that is offered; only checkers has any."""
    engine = engine_of(game)
    return isinstance(engine, CheckersEngine) and engine.accepts_draw(position, seat, budget)
