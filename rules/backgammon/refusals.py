"""Why the cube cannot be used now."""

from dataclasses import dataclass

from rules.errors import Refusal


@dataclass(frozen=True, slots=True)
class NoCube(Refusal):
    """This game is played without the cube."""


@dataclass(frozen=True, slots=True)
class CubeIsTheirs(Refusal):
    """Only the one who owns the cube may double."""


@dataclass(frozen=True, slots=True)
class CrawfordGame(Refusal):
    """Nobody may double in the Crawford game."""


@dataclass(frozen=True, slots=True)
class CubeIsDead(Refusal):
    """At `value` the game already decides the match for its winner: doubling changes nothing."""

    value: int


@dataclass(frozen=True, slots=True)
class CubeAtItsHighest(Refusal):
    """The cube cannot be turned beyond `value`."""

    value: int


@dataclass(frozen=True, slots=True)
class NoDoubleOffered(Refusal):
    """There is no double to answer."""


@dataclass(frozen=True, slots=True)
class AnswerTheDouble(Refusal):
    """The double has to be taken or dropped first."""
