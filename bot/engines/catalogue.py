"""The engines of all games. Only a worker loads them: it takes about a second and some memory."""

from collections.abc import Collection, Mapping
from functools import cache
from pkgutil import resolve_name
from types import MappingProxyType
from typing import Any, Final, Protocol, cast, runtime_checkable

from bot.engines.engine import Budget, Engine
from rules.game import Seat

ENGINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "backgammon": "bot.engines.backgammon.engine:BackgammonEngine",
        "narde": "bot.engines.narde.engine:NardeEngine",
        "checkers": "bot.engines.checkers.engine:CheckersEngine",
        "quoridor": "bot.engines.quoridor.engine:QuoridorEngine",
    }
)
"""Where the engine of each game is; not imported here, as one may fail and the others play on."""


@runtime_checkable
class _DrawJudge(Protocol):
    """An engine of a game that can be drawn."""

    def accepts_draw(self, position: Any, seat: Seat, budget: Budget) -> bool:  # noqa: ANN401
        """Return whether a seat should accept a draw."""
        ...


@runtime_checkable
class _Substitute(Protocol):
    """An engine that may have to play with less than it has been given."""

    @property
    def why_weaker(self) -> str:
        """Return why it plays less well than it could; nothing if it does not."""
        ...


@cache
def engine_of(game: str) -> Engine[Any, Any]:
    """Return the engine of a game; it is made once in a process."""
    return cast("Engine[Any, Any]", resolve_name(ENGINES[game])())


def load_engines() -> dict[str, str]:
    """Load all engines; return the games whose engine failed, each with the reason."""
    return {game: why for game in ENGINES if (why := _load(game))}


def weaker_games(failed: Collection[str]) -> dict[str, str]:
    """Return the games that are played less well than they could be, each with the reason."""
    loaded = {game: engine_of(game) for game in ENGINES if game not in failed}
    return {
        game: engine.why_weaker
        for game, engine in loaded.items()
        if isinstance(engine, _Substitute) and engine.why_weaker
    }


def _load(game: str) -> str:
    try:
        engine_of(game)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others go on
        return repr(error)
    return ""


def accepts_draw(game: str, position: Any, seat: Seat, budget: Budget) -> bool:  # noqa: ANN401
    """Return whether a seat should accept a draw that is offered; only checkers has any."""
    engine = engine_of(game)
    return isinstance(engine, _DrawJudge) and engine.accepts_draw(position, seat, budget)
