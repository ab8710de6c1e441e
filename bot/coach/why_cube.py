"""Why a decision about the cube is better than another: what both are worth beside one point.

Values are in units of the cube, in a match stretched so that a single game counts 1: dropping a
double always costs 1.
"""

from collections.abc import Iterator
from typing import Final

from bot.coach.reasons import (
    DoublesTooEarly,
    DropsTooSoon,
    TakesTooMuch,
    TooGoodToDouble,
    WinsAtOnce,
)
from bot.engines.judgement import Option
from rules.errors import Reason

_POINT: Final = 1.0


def why_cube(better: Option, other: Option) -> Iterator[Reason]:
    """Yield what speaks for one decision and against another.

    That a double was missed which is taken is not explained: it depends on rolls to come.
    """
    match better.move, other.move:
        case ("roll", "double") if better.value > _POINT:
            yield TooGoodToDouble()
        case ("roll", "double") if other.value < _POINT:
            yield DoublesTooEarly(_percent(other))
        case ("double", "roll") if better.value >= _POINT:
            yield WinsAtOnce()
        case ("drop", "take"):
            yield TakesTooMuch(_percent(other))
        case ("take", "drop"):
            yield DropsTooSoon(_percent(better))
        case _:
            return


def _percent(option: Option) -> int:
    return round(100 * option.chance)
