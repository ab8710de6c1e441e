"""The analysis of a game: every decision with what it gave away, and how lucky each roll was."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.engines.judgement import ROLL, Depth, Option
from rules import MOVE_WORDS
from rules.game import Seat

SCHEMA: Final = 1
ERRORS: Final = 5
"""How many of the largest errors are shown."""


class Judged(Struct, frozen=True, array_like=True):
    """A decision, what was chosen, and what would have been best."""

    number: int
    seat: Seat
    position: str
    played: Option
    best: Option
    close: bool = True
    """Whether it was hard enough to count: a double that nobody would think of is not."""
    line: tuple[str, ...] = ()
    """How play would have gone on after the best choice."""

    @property
    def loss(self) -> float:
        """Return what was given away."""
        return max(self.best.value - self.played.value, 0.0)

    @property
    def about_cube(self) -> bool:
        """Return whether it was a decision about the doubling cube."""
        return self.played.move == ROLL or self.played.move in MOVE_WORDS


class Luck(Struct, frozen=True, array_like=True):
    """How lucky a roll was."""

    number: int
    seat: Seat
    luck: float
    """In points: what the roll was worth less the mean of all rolls."""
    dice: tuple[int, ...] = ()
    """None in analyses of earlier versions."""


class Analysis(Struct, frozen=True, kw_only=True):
    """What there is to say about one game."""

    schema: int = SCHEMA
    game: str
    depth: Depth
    decisions: tuple[Judged, ...]
    lucks: tuple[Luck, ...] = ()


_analyses: Final = msgspec.json.Decoder(Analysis)


def write_analysis(analysis: Analysis) -> bytes:
    """Return an analysis as it is stored beside its game."""
    return msgspec.json.encode(analysis)


def read_analysis(body: bytes | None) -> Analysis | None:
    """Read a stored analysis; None if there is none that this version understands."""
    try:
        found = _analyses.decode(body) if body else None
    except msgspec.DecodeError:
        return None
    return found if found and found.schema == SCHEMA else None


def largest_errors(decisions: Iterable[Judged], least: float) -> tuple[Judged, ...]:
    """Return the decisions that gave away most, the largest first; small ones are no errors."""
    errors = [judged for judged in decisions if judged.loss >= least]
    return tuple(sorted(errors, key=lambda judged: -judged.loss)[:ERRORS])


def decisions_of(analyses: Sequence[Analysis]) -> tuple[Judged, ...]:
    """Return the decisions of all games of a match."""
    return tuple(judged for analysis in analyses for judged in analysis.decisions)
