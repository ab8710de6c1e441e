"""Whether a resignation offers enough: its points beside what playing on is likely to bring."""

from typing import Any, Final, Protocol, TypeVar, runtime_checkable

from bot.engines.engine import Engine
from bot.engines.judgement import Depth
from rules.game import Game, Over, Seat

GENEROSITY: Final = 0.15
"""How much more playing on may be worth, in the unit of `judge`.

Nobody has to play a game out for a small chance, and a net is not sure of what is certain.
"""

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)


@runtime_checkable
class Valuer(Protocol[P_contra]):
    """An engine whose unit is not the point, because of a cube or a match."""

    def worth_of(self, position: P_contra, seat: Seat, points: int) -> float:
        """Return what winning so many points is worth to a seat, in the unit of `judge`."""
        ...


def accepts_resignation(
    game: Game[P, Any], engine: Engine[P, Any], position: P, seat: Seat, points: int
) -> bool:
    """Return whether a seat should be content to win so many points now."""
    offered = engine.worth_of(position, seat, points) if isinstance(engine, Valuer) else points
    return offered + GENEROSITY >= _expected(game, engine, position, seat)


def _expected(game: Game[P, Any], engine: Engine[P, Any], position: P, seat: Seat) -> float:
    """Return what a seat can expect of playing on; nothing before it is known who starts."""
    stage = game.stage(position)
    if isinstance(stage, Over) or stage.seat is None:
        return 0.0
    best = max(worth.value for _, worth in engine.judge(position, Depth.USUAL))
    return best if stage.seat == seat else -best
