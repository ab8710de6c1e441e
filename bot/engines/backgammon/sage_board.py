"""Our positions as bgsage's boards: twenty-six numbers as the mover counts the points.

The mover's checkers are positive and the opponent's negative. Number 25 counts the mover's checkers
on the bar and number 0 the opponent's; both are positive. What is borne off is not written.
"""

from typing import TypeAlias

from rules.backgammon import Position
from rules.game import Seat
from rules.points.board import BAR, CHECKERS, OFF, POINTS

Board: TypeAlias = list[int]


def board_of(position: Position, seat: Seat) -> Board:
    """Return the checkers as a seat sees them."""
    own, opponent = position.sides[seat], position.sides[1 - seat]
    board = [own[point] - opponent[BAR - point] for point in POINTS]
    return [opponent[BAR], *board, own[BAR]]


def has_won(position: Position, seat: Seat) -> bool:
    """Return whether a seat has borne off its last checker."""
    return position.sides[seat][OFF] == CHECKERS
