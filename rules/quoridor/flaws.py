"""Why a text is not a position of Quoridor."""

from dataclasses import dataclass

from rules.errors import Flaw
from rules.game import Seat
from rules.quoridor.board import Square
from rules.quoridor.moves import Wall


@dataclass(frozen=True, slots=True)
class WrongNumberOfPawns(Flaw):
    """Two play or four, and two at least are still there."""

    found: int


@dataclass(frozen=True, slots=True)
class PawnsShareSquare(Flaw):
    """Two pawns on one square."""

    square: Square


@dataclass(frozen=True, slots=True)
class WallOutside(Flaw):
    """Half of the wall lies outside the board."""

    wall: Wall


@dataclass(frozen=True, slots=True)
class WallsCollide(Flaw):
    """The two walls overlap or cross."""

    one: Wall
    other: Wall


@dataclass(frozen=True, slots=True)
class TooManyWallsLeft(Flaw):
    """The seat has more walls than it began with, or has left and kept some."""

    seat: Seat
    found: int
    most: int


@dataclass(frozen=True, slots=True)
class TooManyWalls(Flaw):
    """There are only so many walls, on the board and in hand together."""

    found: int
    most: int


@dataclass(frozen=True, slots=True)
class NobodyInSeat(Flaw):
    """It cannot be that seat's turn: there is none, or its player has left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PawnSealed(Flaw):
    """The seat's pawn has no way to its goal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeveralWinners(Flaw):
    """More than one pawn on its goal."""

    seats: tuple[Seat, ...]
