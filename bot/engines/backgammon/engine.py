"""The computer player of backgammon: with bgsage where it is installed, with our own net elsewhere.

bgsage has no wheel for Linux on ARM.
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


def which_plays() -> str:
    """Return which computer plays backgammon here: `sage` or `net`."""
    return SAGE if find_spec("bgbot_cpp") and find_spec("bgsage") else NET


class _CubeEngine(Engine[Position, Move], Valuer[Position], Protocol):
    """What both can do."""


class BackgammonEngine:
    """Plays backgammon with whichever engine there is here."""

    def __init__(self) -> None:
        module, name = _CLASSES[which_plays()]
        # Each brings nets of its own: only the one that plays is imported.
        made = getattr(import_module(module), name)()
        self._engine = cast("_CubeEngine", made)

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
