"""What a game of narde is worth: the first to bear off all checkers wins.

Oin counts one point; mars, where the loser has borne off no checker, counts two. There is no last
roll for the loser and no draw.
"""

from typing import Final

from rules.game import Ending, Outcome, Seat
from rules.narde.position import Position
from rules.points.board import CHECKERS, OFF


class Result(Ending):
    """How a game of narde ends."""

    OIN = "oin"
    MARS = "mars"


POINTS: Final = {Result.OIN: 1, Result.MARS: 2}


def outcome(position: Position) -> Outcome | None:
    """Return how the game ended; None while it goes on."""
    for seat, side in enumerate(position.sides):
        if side[OFF] == CHECKERS:
            result = Result.OIN if position.sides[1 - seat][OFF] else Result.MARS
            return Outcome(Seat(seat), result, POINTS[result])
    return None


def resignations(loser: Seat) -> tuple[Outcome, ...]:
    """Return what `loser` may offer: oin or mars."""
    return tuple(Outcome(Seat(1 - loser), result, POINTS[result]) for result in Result)
