"""How a level chooses between doubling and rolling, and between taking and dropping."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from bot.engines.backgammon.cube_worths import CubeWorths
from bot.engines.engine import Level
from bot.engines.softmax import pick
from rules.backgammon import Double, Drop, Phase, Position, Take
from rules.backgammon.position import Move

TOLERANCE: Final = 3
"""How many temperatures worse than the best a choice may seem: nobody plays what looks absurd."""
_TEMPERATURES: Final[Mapping[Level, float]] = MappingProxyType(
    {
        Level.BEGINNER: 0.074,
        Level.CASUAL: 0.044,
        Level.CLUB: 0.026,
        Level.STRONG: 0.011,
        Level.EXPERT: 0.0,
    }
)
"""How much worse a choice may be and still be made fairly often, about a fifth of that of a play.

It comes up at every turn, so small doubts add up; and all players fear the cube more than a blot.
"""


def choose_with_cube(
    position: Position, worths: CubeWorths, level: Level, chance: Random
) -> Move | None:
    """Return what a level does with the cube; None if it rolls."""
    if position.phase is Phase.DOUBLED:
        return (Take(), Drop())[_pick(-worths.taken, -worths.dropped, level, chance)]
    # Where both seem equal, the double is to be preferred: it might be too late afterwards.
    return (Double(), None)[_pick(worths.doubled, worths.roll, level, chance)]


def _pick(first: float, second: float, level: Level, chance: Random) -> int:
    return pick((first, second), _TEMPERATURES[level], chance, TOLERANCE)
