"""Why a play with two dice is refused. Points are in the mover's own numbering; 25 is the bar.

`example` is always the spelling of a play that would be allowed.
"""

from dataclasses import dataclass

from rules.errors import Refusal
from rules.facts import AllOf
from rules.points.board import Place


@dataclass(frozen=True, slots=True)
class NoCheckerThere(Refusal):
    """The mover has no checker, or none left, on the point."""

    point: Place


@dataclass(frozen=True, slots=True)
class WrongWay(Refusal):
    """Checkers only move to lower points."""

    start: Place
    end: Place


@dataclass(frozen=True, slots=True)
class NotOnTheDice(Refusal):
    """The dice that are left do not lead from one point to the other."""

    start: Place
    end: Place
    dice: AllOf[int]


@dataclass(frozen=True, slots=True)
class PointBlocked(Refusal):
    """The opponent holds the point."""

    point: Place


@dataclass(frozen=True, slots=True)
class BarFirst(Refusal):
    """Checkers on the bar have to enter before anything else moves."""

    checkers: int


@dataclass(frozen=True, slots=True)
class NotAllHome(Refusal):
    """No checker may be borne off while one is outside; the farthest stands on `point`."""

    point: Place


@dataclass(frozen=True, slots=True)
class HigherCheckerFirst(Refusal):
    """A larger number bears off from the highest point only, and that is `point`."""

    point: Place


@dataclass(frozen=True, slots=True)
class HeadAlreadyUsed(Refusal):
    """Only `allowed` checkers may leave the head in this turn."""

    allowed: int


@dataclass(frozen=True, slots=True)
class BlockNotAllowed(Refusal):
    """Six points in a row before all of the opponent's checkers; `points` are the mover's."""

    points: AllOf[Place]


@dataclass(frozen=True, slots=True)
class MustUseBothDice(Refusal):
    """There is a way to play both dice."""

    example: str


@dataclass(frozen=True, slots=True)
class MustPlayMore(Refusal):
    """Of a double, `possible` steps can be played, and so they must be."""

    played: int
    possible: int
    example: str


@dataclass(frozen=True, slots=True)
class MustPlayLarger(Refusal):
    """Either die can be played but not both: it has to be the larger one, `die`."""

    die: int
    example: str
