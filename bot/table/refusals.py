"""Why something cannot be done at a table, apart from the rules of the game."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Annotated, TypeAlias

from bot.table.values import Proposal
from rules.errors import Refusal
from rules.facts import Key
from rules.game import Seat


class Shown(Enum):
    """Marks a field by how a sentence shows it."""

    SPAN = auto()
    """Milliseconds, as a span of time."""
    COMMAND = auto()
    """The name of a command, as people type it."""


GameName: TypeAlias = Annotated[str, Key("game")]
EndingName: TypeAlias = Annotated[str, Key("ending")]
Span: TypeAlias = Annotated[int, Shown.SPAN]
CommandName: TypeAlias = Annotated[str, Shown.COMMAND]


class Refused(Exception):
    """It cannot be done, for `reason`."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class NoTableHere(Refusal):
    """Nobody has opened a table."""


@dataclass(frozen=True, slots=True)
class NoGameOn(Refusal):
    """The game has not begun yet."""


@dataclass(frozen=True, slots=True)
class GameAlreadyOn(Refusal):
    """People are playing here."""

    game: GameName


@dataclass(frozen=True, slots=True)
class GameStillOn(Refusal):
    """That has to wait until the game is over."""


@dataclass(frozen=True, slots=True)
class GameHasEnded(Refusal):
    """The last game is over, and no other has begun."""


@dataclass(frozen=True, slots=True)
class NotSeated(Refusal):
    """Only those who play may do that."""


@dataclass(frozen=True, slots=True)
class NotYourTurn(Refusal):
    """Somebody else is to act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AlreadySeated(Refusal):
    """One place for each."""


@dataclass(frozen=True, slots=True)
class PlacesKept(Refusal):
    """The places that are left are for others."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TooManyInvited(Refusal):
    """More people than places."""

    places: int


@dataclass(frozen=True, slots=True)
class ResignInstead(Refusal):
    """One does not just leave a game that two play."""


@dataclass(frozen=True, slots=True)
class NothingToAnswer(Refusal):
    """Nobody has asked."""


@dataclass(frozen=True, slots=True)
class WaitForTheAnswer(Refusal):
    """It is for the others to answer one's own question."""

    proposal: Proposal


@dataclass(frozen=True, slots=True)
class AnswerFirst(Refusal):
    """Another question is open."""

    proposal: Proposal


@dataclass(frozen=True, slots=True)
class AskedBefore(Refusal):
    """The answer was no, and nobody has moved since."""


@dataclass(frozen=True, slots=True)
class PeopleAreWaiting(Refusal):
    """Several sit at the table already and wait for more."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NothingToTakeBack(Refusal):
    """One has not moved yet."""


@dataclass(frozen=True, slots=True)
class NoDrawsHere(Refusal):
    """In this game players do not agree on a draw."""


@dataclass(frozen=True, slots=True)
class NoSuchResignation(Refusal):
    """The game cannot be lost in that way; `endings` are those in which it can."""

    endings: tuple[EndingName, ...]


@dataclass(frozen=True, slots=True)
class PlayerIsGone(Refusal):
    """Somebody who played here is not known any more."""


@dataclass(frozen=True, slots=True)
class NoClockHere(Refusal):
    """The table is played without a clock."""


@dataclass(frozen=True, slots=True)
class TimeIsLeft(Refusal):
    """The one to act still has `left` milliseconds."""

    seat: Seat
    left: Span


@dataclass(frozen=True, slots=True)
class OwnClock(Refusal):
    """It is one's own time that has run out."""


@dataclass(frozen=True, slots=True)
class NotInThisGame(Refusal):
    """The game does not know such a thing."""

    game: GameName


@dataclass(frozen=True, slots=True)
class DiceStillSealed(Refusal):
    """The proof of a game that is on would give its dice away."""


@dataclass(frozen=True, slots=True)
class NoDiceRolled(Refusal):
    """There was no throw to be proved."""


@dataclass(frozen=True, slots=True)
class GameForgotten(Refusal):
    """A game that was played too long ago to be remembered."""
