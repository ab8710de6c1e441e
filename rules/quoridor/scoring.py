"""How a game of Quoridor ends: the first pawn to reach the opposite side wins."""

from typing import Final

from rules.game import Ending, Outcome, Seat
from rules.quoridor.position import Position, playing, winners

PAIR: Final = 2
"""With two players left, one who gives up makes the other the winner."""


class Finish(Ending):
    """How a game ends."""

    ARRIVED = "arrived"
    RESIGNED = "resigned"


def outcome(position: Position) -> Outcome | None:
    """Return how the game ended; None while it goes on."""
    return next((Outcome(winner, Finish.ARRIVED, 1) for winner in winners(position)), None)


def resignations(position: Position, loser: Seat) -> tuple[Outcome, ...]:
    """Return the one way to lose to the only other player left."""
    seats = playing(position)
    if winners(position) or len(seats) > PAIR or loser not in seats:
        return ()
    return tuple(Outcome(other, Finish.RESIGNED, 1) for other in seats if other != loser)


def may_leave(position: Position, seat: Seat) -> bool:
    """Return whether the others can play on without `seat`: at least two of them are left."""
    seats = playing(position)
    return not winners(position) and len(seats) > PAIR and seat in seats
