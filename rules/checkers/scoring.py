"""How a game of checkers ends.

Law: a player who captures everything or blocks what remains wins; otherwise the game is a draw once
each side has made fifteen moves with queens without a capture.
"""

from rules.checkers.position import QUIET_LIMIT, Position
from rules.game import Ending, Outcome, Seat


class Finish(Ending):
    """How a game ends. A draw by agreement is made at the table, not by the rules."""

    CAPTURED = "captured"
    BLOCKED = "blocked"
    QUIET = "quiet"
    RESIGNED = "resigned"


def outcome(position: Position) -> Outcome | None:
    """Return how the game ended; None while it goes on."""
    if not position.mine:
        return Outcome(position.other, Finish.CAPTURED, 1)
    if not position.theirs:
        return Outcome(position.seat, Finish.CAPTURED, 1)
    if not position.moves:
        return Outcome(position.other, Finish.BLOCKED, 1)
    if position.quiet >= QUIET_LIMIT:
        return Outcome(None, Finish.QUIET, 0)
    return None


def resignation(position: Position, loser: Seat) -> Outcome:
    """Return the one result that `loser` may offer."""
    winner = position.other if loser == position.seat else position.seat
    return Outcome(winner, Finish.RESIGNED, 1)
