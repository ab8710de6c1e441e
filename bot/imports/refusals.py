"""Why a file is not read."""

from dataclasses import dataclass

from rules.errors import Refusal


@dataclass(frozen=True, slots=True)
class FileTooLarge(Refusal):
    """The file has more than `kilobytes`."""

    kilobytes: int


@dataclass(frozen=True, slots=True)
class UnknownFile(Refusal):
    """The file is in none of the formats that are read."""


@dataclass(frozen=True, slots=True)
class OtherGameInFile(Refusal):
    """The file is about a game, or a kind of it, that is not played here."""

    word: str


@dataclass(frozen=True, slots=True)
class UnreadableLine(Refusal):
    """A line of the file, counted from 1, cannot be read."""

    line: int


@dataclass(frozen=True, slots=True)
class BrokenFile(Refusal):
    """A part of a JSON file is missing, or of a wrong kind."""


@dataclass(frozen=True, slots=True)
class WrongOpeningInFile(Refusal):
    """A game of the file begins with a position that cannot be."""

    number: int


@dataclass(frozen=True, slots=True)
class WrongMoveInFile(Refusal):
    """The rules forbid a move of the file; `move` is its number in the game."""

    number: int
    move: int
    text: str


@dataclass(frozen=True, slots=True)
class TooManyGames(Refusal):
    """The file has more games than are read."""

    most: int


@dataclass(frozen=True, slots=True)
class TooManyMoves(Refusal):
    """A game, or the whole file, has more moves than are read."""

    most: int


@dataclass(frozen=True, slots=True)
class OtherPlayersInFile(Refusal):
    """A game of the file has other players than the first, or they have changed seats."""

    number: int


@dataclass(frozen=True, slots=True)
class NoFinishedGame(Refusal):
    """The file has no game that is over."""


@dataclass(frozen=True, slots=True)
class FileNotFetched(Refusal):
    """The platform did not hand out the file."""


@dataclass(frozen=True, slots=True)
class TooManyFiles(Refusal):
    """The player has handed in `most` files within an hour."""

    most: int


@dataclass(frozen=True, slots=True)
class FileForgotten(Refusal):
    """The file was handed in too long ago."""
