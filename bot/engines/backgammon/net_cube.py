"""What doubling, taking and dropping are worth, given the chances of the side that rolls."""

from dataclasses import replace
from typing import Final

from bot.engines.backgammon.cube_model import Holder, Prospect, worth_with_cube
from bot.engines.backgammon.cube_worths import CubeWorths
from bot.engines.backgammon.net_stakes import find_stakes
from bot.engines.points.features import Matrix
from bot.engines.points.stakes import Stakes
from rules.backgammon.position import Cube, Position
from rules.game import Seat

_SURE: Final = 1e-6
"""A chance is at least this, so that averages over its games exist."""


def weigh_cube(position: Position, chances: Matrix) -> CubeWorths:
    """Return what the cube decisions are worth to the seat whose turn it is, before it rolls."""
    seat, value = position.turn, position.cube.value
    now = find_stakes(position, seat, value)
    later = find_stakes(position, seat, 2 * value)
    taken = replace(position.cube, log=position.cube.log + 1, owner=position.other)
    return CubeWorths(
        roll=_worth(now, chances, _find_holder(position, position.cube)),
        taken=_worth(later, chances, _find_holder(position, taken)),
        dropped=now.won[0],
    )


def _find_holder(position: Position, cube: Cube) -> Holder:
    """Return who may turn the cube next, and gain by it, as the seat sees it whose turn it is."""
    own, other = (_has_use(position, cube, seat) for seat in (position.turn, position.other))
    if own and other:
        return Holder.EITHER
    return Holder.OWN if own else Holder.OTHER if other else Holder.NOBODY


def _has_use(position: Position, cube: Cube, seat: Seat) -> bool:
    match = position.match
    if match.crawford or cube.log >= cube.highest or cube.owner not in {None, seat}:
        return False
    return not match.length or match.length - match.score[seat] > cube.value


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
