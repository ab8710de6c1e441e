"""The boards: one table that says how positions of each game are painted and described.

Adding a board is adding an entry to `BOARDS`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from render.canvas.scene import Scene
from render.checkers.board import paint_checkers
from render.checkers.description import describe_checkers
from render.checkers.sketch import sketch_checkers
from render.description import Description
from render.errors import NoSuchSeat, UnknownBoard
from render.look import Look
from render.points.board import paint_backgammon, paint_narde
from render.points.description import describe_backgammon, describe_narde
from render.points.sketch import sketch_points
from render.quoridor.board import paint_quoridor
from render.quoridor.description import describe_quoridor
from render.quoridor.sketch import sketch_quoridor
from rules import backgammon, checkers, narde, quoridor
from rules.game import FIRST, Seat

PositionT = TypeVar("PositionT")
DescriptionT = TypeVar("DescriptionT", bound=Description)


def two_seats(_: object) -> int:
    """Return 2: the seats of every game for two players."""
    return 2


@dataclass(frozen=True, slots=True)
class Board(Generic[PositionT, DescriptionT]):
    """How positions of one type are shown."""

    paint: Callable[[PositionT, Look], Scene]
    describe: Callable[[PositionT, Seat, Any], DescriptionT]
    """Takes the position, the seat that looks, and the last move or None."""
    sketch: Callable[[DescriptionT], list[str]]
    """Returns the board as lines of text."""
    seats: Callable[[PositionT], int] = two_seats
    """Returns from how many seats a position can be seen."""


BOARDS: Final[Mapping[type, Board[Any, Any]]] = MappingProxyType(
    {
        backgammon.Position: Board(paint_backgammon, describe_backgammon, sketch_points),
        narde.Position: Board(paint_narde, describe_narde, sketch_points),
        checkers.Position: Board(paint_checkers, describe_checkers, sketch_checkers),
        quoridor.Position: Board(
            paint_quoridor, describe_quoridor, sketch_quoridor, lambda at: len(at.pawns)
        ),
    }
)
"""The board of each type of position."""


def scene_of(position: object, look: Look) -> Scene:
    """Return everything that a picture of the position shows."""
    return _board_for(position, look.seat).paint(position, look)


def describe(position: object, *, seat: Seat = FIRST, last_move: object = None) -> Description:
    """Return what the picture of a position of any game shows to `seat`.

    `last_move` is the move that led to the position. It is spelled as its game spells it, except
    that a capture in checkers names every square on the way.
    """
    board: Board[Any, Description] = _board_for(position, seat)
    return board.describe(position, seat, last_move)


def sketch(position: object, *, seat: Seat = FIRST) -> str:
    """Return a position of any game as lines of text for a terminal, seen from `seat`.

    Seat 0 is X, seat 1 is O; with four players the others are Y and Z. An angle bracket points at
    the side to act. There are no words in it, so it fits every language.
    """
    board = _board_for(position, seat)
    lines = board.sketch(board.describe(position, seat, None))
    return "\n".join(line.rstrip() for line in lines)


def _board_for(position: object, seat: Seat) -> Board[Any, Any]:
    """Return the board of a position; raise UnknownBoard or NoSuchSeat."""
    try:
        board = BOARDS[type(position)]
    except KeyError:
        raise UnknownBoard(type(position)) from None
    seats = board.seats(position)
    if not 0 <= seat < seats:
        raise NoSuchSeat(seat, seats)
    return board
