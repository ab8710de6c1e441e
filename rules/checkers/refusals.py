"""Why a move is refused, or a text is no position, where checkers has its own reasons."""

from dataclasses import dataclass

from rules.errors import Flaw, Refusal
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class NotADarkSquare(Refusal):
    """Pieces stand on dark squares only."""

    square: str


@dataclass(frozen=True, slots=True)
class NoPieceThere(Refusal):
    """The move begins on an empty square."""

    square: str


@dataclass(frozen=True, slots=True)
class NotYourPiece(Refusal):
    """The move begins with a piece of the opponent."""

    square: str


@dataclass(frozen=True, slots=True)
class SquareOccupied(Refusal):
    """The move lands where another piece stands."""

    square: str


@dataclass(frozen=True, slots=True)
class MustCapture(Refusal):
    """The move takes nothing although something can be taken, for example with `example`."""

    example: str


@dataclass(frozen=True, slots=True)
class MustCaptureMore(Refusal):
    """The move takes `taken` pieces although `most` can be taken, for example with `example`."""

    most: int
    taken: int
    example: str


@dataclass(frozen=True, slots=True)
class MenStepForward(Refusal):
    """A man steps backwards; only a capture goes there."""

    start: str
    end: str


@dataclass(frozen=True, slots=True)
class CannotReach(Refusal):
    """The piece on `start` has no way to `end`."""

    start: str
    end: str


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
