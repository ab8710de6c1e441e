"""Why a move of checkers is not allowed."""

from dataclasses import dataclass

from rules.errors import Refusal


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
