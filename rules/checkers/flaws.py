"""Why a text is not a position of checkers."""

from dataclasses import dataclass

from rules.errors import Flaw
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class LightSquare(Flaw):
    """A piece on a square that is not played on."""

    square: str


@dataclass(frozen=True, slots=True)
class SquareTwice(Flaw):
    """Two pieces on one square."""

    square: str


@dataclass(frozen=True, slots=True)
class ManOnLastRow(Flaw):
    """A man where it would have become a queen."""

    square: str


@dataclass(frozen=True, slots=True)
class TooManyPieces(Flaw):
    """More pieces than a side begins with."""

    seat: Seat
    found: int
    most: int


@dataclass(frozen=True, slots=True)
class NoPieces(Flaw):
    """A board without any piece: nobody can have taken the last one."""


@dataclass(frozen=True, slots=True)
class TooManyQuietMoves(Flaw):
    """More moves with queens in a row than make a draw."""

    found: int
    most: int
