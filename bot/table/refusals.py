"""Why something cannot be done at a table, apart from the rules of the game."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Annotated, TypeAlias

from bot.table.values import Proposal
from rules.errors import Refusal
from rules.facts import AllOf, Key
from rules.game import Seat


class Shown(Enum):
    """Marks a field by how a sentence shows it."""

    SPAN = auto()
    """Milliseconds, as a span of time."""
    UNTIL = auto()
    """Milliseconds, as the time until something happens: in 4 hours."""
    COMMAND = auto()
    """The name of a command, as people type it."""


GameName: TypeAlias = Annotated[str, Key("game")]
EndingName: TypeAlias = Annotated[str, Key("ending")]
Span: TypeAlias = Annotated[int, Shown.SPAN]
Until: TypeAlias = Annotated[int, Shown.UNTIL]
CommandName: TypeAlias = Annotated[str, Shown.COMMAND]


class Refused(Exception):
    """Something cannot be done, for `reason`."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class NoTableHere(Refusal):
    """No table is open here."""


@dataclass(frozen=True, slots=True)
class NoGameOn(Refusal):
    """The game has not begun yet."""


@dataclass(frozen=True, slots=True)
class GameAlreadyOn(Refusal):
    """A game of others is in progress here."""

    game: GameName


@dataclass(frozen=True, slots=True)
class PlayedAlone(Refusal):
    """One person plays without others; after `left` milliseconds that may be set aside."""

    game: GameName
    name: str
    left: Until
    threads: bool = False
    """Whether the player can begin a game in a thread here."""


@dataclass(frozen=True, slots=True)
class GameSetAside(Refusal):
    """The player's game was set aside by somebody who wanted to play here."""

    by: str


@dataclass(frozen=True, slots=True)
class OwnGameOn(Refusal):
    """The player's own game is in progress here."""

    game: GameName


@dataclass(frozen=True, slots=True)
class OnlyByResigning(Refusal):
    """The player's own game is rated, and too much was played to stop it without a result."""


@dataclass(frozen=True, slots=True)
class GameStillOn(Refusal):
    """It is possible only after the game."""


@dataclass(frozen=True, slots=True)
class GameHasEnded(Refusal):
    """The last game has ended, and no other has begun; `again` if the player may rematch."""

    again: bool


@dataclass(frozen=True, slots=True)
class NotSeated(Refusal):
    """Only players at the table may do that."""


@dataclass(frozen=True, slots=True)
class NotYourTurn(Refusal):
    """It is another seat's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AlreadySeated(Refusal):
    """The player sits at the table already."""


@dataclass(frozen=True, slots=True)
class WordFixed(Refusal):
    """The player's word is in the dice and cannot be changed."""


@dataclass(frozen=True, slots=True)
class PlacesKept(Refusal):
    """The free places are kept for invited players."""

    names: AllOf[str]


@dataclass(frozen=True, slots=True)
class TooManyInvited(Refusal):
    """More players are invited than there are places."""

    places: int


@dataclass(frozen=True, slots=True)
class TooManyComputers(Refusal):
    """There are not as many places as computers are asked for."""

    places: int


@dataclass(frozen=True, slots=True)
class NothingToAnswer(Refusal):
    """There is no open offer."""


@dataclass(frozen=True, slots=True)
class WaitForTheAnswer(Refusal):
    """The player has accepted already, or made the offer."""

    proposal: Proposal


@dataclass(frozen=True, slots=True)
class AnswerFirst(Refusal):
    """Another offer has to be answered first."""

    proposal: Proposal


@dataclass(frozen=True, slots=True)
class AskedBefore(Refusal):
    """The same offer was declined too often since the last move."""


@dataclass(frozen=True, slots=True)
class PeopleAreWaiting(Refusal):
    """Several players are waiting at the table, so it is not replaced.

    `way` is what the player can do instead: `join` them, or `leave` as one of them.
    """

    names: AllOf[str]
    way: str


@dataclass(frozen=True, slots=True)
class SomebodyWaits(Refusal):
    """One person waits for others, and is kept from games of one person for `left` milliseconds.

    `way` is what the player can do instead: `join` them, or `accept` an invitation. Otherwise there
    are guests, for whom all places are kept.
    """

    game: GameName
    name: str
    guests: AllOf[str]
    way: str
    left: Until
    threads: bool
    """Whether the player can begin a game in a thread here."""


@dataclass(frozen=True, slots=True)
class NothingToTakeBack(Refusal):
    """The player has not made a move that can be taken back."""


@dataclass(frozen=True, slots=True)
class NoDrawsHere(Refusal):
    """The game has no draw by agreement."""


@dataclass(frozen=True, slots=True)
class NoSuchResignation(Refusal):
    """The game cannot be lost like that; `endings` are the ways to resign."""

    endings: tuple[EndingName, ...]


@dataclass(frozen=True, slots=True)
class PlayerIsGone(Refusal):
    """A player of the last game has asked to be forgotten."""


@dataclass(frozen=True, slots=True)
class NoClockHere(Refusal):
    """The table has no clock."""


@dataclass(frozen=True, slots=True)
class TimeIsLeft(Refusal):
    """The player to act still has `left` milliseconds."""

    seat: Seat
    left: Span


@dataclass(frozen=True, slots=True)
class OwnClock(Refusal):
    """It is the player's own time that has run out."""


@dataclass(frozen=True, slots=True)
class ComputersHaveNoClock(Refusal):
    """The player to act is a computer, and never runs out of time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NotInThisGame(Refusal):
    """The game has no such move."""

    game: GameName


@dataclass(frozen=True, slots=True)
class NoDiceInGame(Refusal):
    """The game is played without dice."""

    game: GameName


@dataclass(frozen=True, slots=True)
class BeforeTheRoll(Refusal):
    """The word is a move before the roll, and the dice have been rolled."""

    word: str


@dataclass(frozen=True, slots=True)
class SealUsedUp(Refusal):
    """So many games were played on one seal that it does not cover another match."""


@dataclass(frozen=True, slots=True)
class NoDiceRolled(Refusal):
    """No dice were rolled, so there is nothing to prove."""


@dataclass(frozen=True, slots=True)
class GameForgotten(Refusal):
    """The game was played too long ago and has been deleted."""
