"""What a file does not let anybody check, though nothing is wrong with it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Gap:
    """Something that the file does not let anybody check."""


@dataclass(frozen=True, slots=True)
class NoMoves(Gap):
    """A dice file of an earlier version: it has no moves."""


@dataclass(frozen=True, slots=True)
class SeatsNotDrawn(Gap):
    """A game from an earlier version, which did not draw the seats from the secret."""


@dataclass(frozen=True, slots=True)
class OpeningUnknown(Gap):
    """A file of an earlier version without the results of the games before its first one."""

    game: int


@dataclass(frozen=True, slots=True)
class StillOn(Gap):
    """The last game is not over, so its dice are still sealed."""

    game: int
