"""What the results of a game of backgammon are worth to a seat: for money, or in a match.

The unit is what a single game counts with the cube as it is now.
"""

from bot.engines.backgammon.match_chances import FARTHEST, win_match
from bot.engines.points.stakes import Stakes
from rules.backgammon.position import Position
from rules.game import Seat

_LEVELS = (1, 2, 3)


def find_stakes(position: Position, seat: Seat, value: int) -> Stakes:
    """Return what a seat gets for each result, if the cube is at `value` in the end."""
    if position.match.length:
        return _match_stakes(position, seat, value)
    single = value == 1 and position.match.jacoby
    worths = tuple((1 if single else level) * value / position.cube.value for level in _LEVELS)
    return Stakes(worths, tuple(-worth for worth in worths))


def _match_stakes(position: Position, seat: Seat, value: int) -> Stakes:
    """Stretch the chances of winning the match, so that a single game counts 1 or -1."""
    best, worst = (_chance(position, seat, sign * position.cube.value) for sign in (1, -1))
    middle, unit = (best + worst) / 2, (best - worst) / 2

    def stretch(points: int) -> float:
        return (_chance(position, seat, points) - middle) / unit

    return Stakes(
        tuple(stretch(value * level) for level in _LEVELS),
        tuple(stretch(-value * level) for level in _LEVELS),
    )


def _chance(position: Position, seat: Seat, points: int) -> float:
    """Return the chance to win the match after the seat has won so many points, or lost them."""
    match = position.match
    own, other = (min(match.length - match.score[each], FARTHEST) for each in (seat, 1 - seat))
    return win_match(
        own - max(points, 0), other + min(points, 0), crawford_over=min(own, other) == 1
    )
