"""What doubling, taking and dropping are worth, given the chances of the side that rolls."""

from dataclasses import dataclass
from typing import Final

from bot.engines.backgammon.cube_model import Holder, Prospect, worth_with_cube
from bot.engines.backgammon.net_stakes import find_stakes
from bot.engines.points.features import Matrix
from bot.engines.points.stakes import Stakes
from rules.backgammon.position import Position

_SURE: Final = 1e-6
"""A chance is at least this, so that averages over its games exist."""


@dataclass(frozen=True, slots=True)
class CubeWorths:
    """What each decision is worth to the side that may double or has doubled."""

    roll: float
    """It does not double."""
    taken: float
    """It doubles, and the other side takes."""
    dropped: float
    """It doubles, and the other side drops."""

    @property
    def doubled(self) -> float:
        """Return what a double is worth: the other side gives the answer that is better for it."""
        return min(self.taken, self.dropped)


def weigh_cube(position: Position, chances: Matrix) -> CubeWorths:
    """Return what the cube decisions are worth to the seat whose turn it is, before it rolls."""
    seat, value = position.turn, position.cube.value
    now = find_stakes(position, seat, value)
    later = find_stakes(position, seat, 2 * value)
    holder = Holder.OWN if position.cube.owner == seat else Holder.EITHER
    return CubeWorths(
        roll=_worth(now, chances, holder),
        taken=_worth(later, chances, Holder.OTHER if _can_redouble(position) else Holder.NOBODY),
        dropped=now.won[0],
    )


def _can_redouble(position: Position) -> bool:
    """Return whether the cube is of use to whoever takes the double."""
    cube, match = position.cube, position.match
    needed = match.length - match.score[position.other]
    return cube.log + 1 < cube.highest and (not match.length or needed > 2 * cube.value)


def _worth(stakes: Stakes, chances: Matrix, holder: Holder) -> float:
    """Return what the chances are worth with a cube, in the unit of the stakes."""
    middle = (stakes.won[0] + stakes.lost[0]) / 2
    unit = (stakes.won[0] - stakes.lost[0]) / 2
    win, *more = (float(chance) for chance in chances)
    half = len(more) // 2
    won = _average(stakes.won, (win, *more[:half]))
    lost = _average(stakes.lost, (1 - win, *more[half:]))
    prospect = Prospect(win, (won - middle) / unit, (middle - lost) / unit)
    return middle + unit * worth_with_cube(prospect, holder)


def _average(worths: tuple[float, ...], chances: tuple[float, ...]) -> float:
    """Return what a game counts on average that is won, or lost, by at least so much."""
    more = sum(
        chance * (worth - before)
        for worth, before, chance in zip(worths[1:], worths[:-1], chances[1:], strict=True)
    )
    return worths[0] + more / max(chances[0], _SURE)
