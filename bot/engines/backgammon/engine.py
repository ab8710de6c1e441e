"""The computer player of backgammon: with bgsage where it can be loaded, else with our own net.

bgsage has no wheel for Linux on ARM, and its library may not fit the system it is installed on.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from bot.engines.engine import Budget, Engine, Level
from bot.engines.judgement import Depth, Worth
from bot.engines.resignation import Valuer
from rules.backgammon import Position
from rules.backgammon.position import Move
from rules.game import Seat

SAGE: Final = "sage"
NET: Final = "net"
_CLASSES: Final = {
    SAGE: ("bot.engines.backgammon.sage_engine", "SageEngine"),
    NET: ("bot.engines.backgammon.net_engine", "NetEngine"),
}


class _CubeEngine(Engine[Position, Move], Valuer[Position], Protocol):
    """What both can do."""


def which_plays() -> str:
    """Return which computer plays backgammon here: `sage` or `net`. It loads bgsage to see."""
    return _load()[0]


def why_not_sage() -> str:
    """Return why bgsage cannot be loaded although it is installed; nothing if it can, or is not."""
    return _load()[2]


def _load() -> tuple[str, _CubeEngine, str]:
    """Return the name of the best engine that can be loaded here, it, and why it is not bgsage."""
    try:
        return SAGE, _make(SAGE), ""
    except Exception as error:  # noqa: BLE001 - whatever keeps bgsage from playing, our own net can
        return NET, _make(NET), _why(error)


def _why(error: Exception) -> str:
    """Return what is wrong with bgsage; nothing where it is not installed, which is no fault."""
    return repr(error) if find_spec("bgsage") else ""


def _make(name: str) -> _CubeEngine:
    """Return an engine. Each brings nets of its own: only the one that plays is imported."""
    module, kind = _CLASSES[name]
    return cast("_CubeEngine", getattr(import_module(module), kind)())


class BackgammonEngine:
    """Plays backgammon with whichever engine there is here."""

    def __init__(self) -> None:
        _, self._engine, self._why = _load()

    @property
    def why_weaker(self) -> str:
        """Return why our own net plays although bgsage is installed; nothing if that is not so."""
        return f"bgsage cannot be loaded: {self._why}" if self._why else ""

    def choose(self, position: Position, level: Level, budget: Budget) -> Move | None:
        """Return the move of the seat to act; None if it rolls where it might have doubled."""
        return self._engine.choose(position, level, budget)

    def rate(self, position: Position, moves: Sequence[Move]) -> Sequence[float]:
        """Return the equity of each move for whoever makes it."""
        return self._engine.rate(position, moves)

    def judge(
        self, position: Position, depth: Depth, wanted: Sequence[Move] = ()
    ) -> Sequence[tuple[Move | None, Worth]]:
        """Return what the choices are worth, the best first."""
        return self._engine.judge(position, depth, wanted)

    def luck(self, position: Position, dice: Sequence[int]) -> float:
        """Return how much better a roll is than the mean of all rolls."""
        return self._engine.luck(position, dice)

    def worth_of(self, position: Position, seat: Seat, points: int) -> float:
        """Return what winning so many points is worth to a seat, in the unit of `judge`."""
        return self._engine.worth_of(position, seat, points)
