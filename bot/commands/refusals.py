"""Why a command is refused before it comes to the table."""

from dataclasses import dataclass

from bot.table.refusals import CommandName, GameName, Span
from rules.errors import Refusal
from rules.facts import AllOf


@dataclass(frozen=True, slots=True)
class UnknownCommand(Refusal):
    """There is no such command; `near` are similar ones."""

    name: str
    near: tuple[CommandName, ...]


@dataclass(frozen=True, slots=True)
class UnknownGame(Refusal):
    """There is no such game; `typed` are the games that the command takes."""

    word: str
    typed: AllOf[str]
    command: CommandName = "play"
    near: tuple[CommandName, ...] = ()
    """The whole command that may have been meant, if any."""


@dataclass(frozen=True, slots=True)
class UnknownPlayWord(Refusal):
    """A word of /play that means nothing for the game; `typed` are options as usually set."""

    word: str
    game: GameName
    typed: AllOf[str]
    instead: tuple[str, ...] = ("clock=1d",)
    """What could be written instead."""
    near: tuple[CommandName, ...] = ()
    """The whole command that may have been meant, if any."""


@dataclass(frozen=True, slots=True)
class UnknownLevel(Refusal):
    """No computer plays at such a level."""

    value: str


@dataclass(frozen=True, slots=True)
class UnknownPlayer(Refusal):
    """The invited player is not known here."""

    name: str


@dataclass(frozen=True, slots=True)
class InvitationGone(Refusal):
    """The table of an invitation is closed, or was never there."""


@dataclass(frozen=True, slots=True)
class InvitationUsed(Refusal):
    """Others have taken all seats of an invitation."""

    names: AllOf[str]


@dataclass(frozen=True, slots=True)
class NobodyMentioned(Refusal):
    """The player whose results are asked for is not known here."""

    name: str


@dataclass(frozen=True, slots=True)
class NeitherGameNorPlayer(Refusal):
    """The word names no game, and players are named by a mention; `typed` are the games."""

    word: str
    typed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoComputers(Refusal):
    """Computers are turned off here, or cannot think now."""


@dataclass(frozen=True, slots=True)
class NoComputerFor(Refusal):
    """No computer can play this game."""

    game: GameName


@dataclass(frozen=True, slots=True)
class ComputersBusy(Refusal):
    """The computers play at too many tables already."""


@dataclass(frozen=True, slots=True)
class NoHintsHere(Refusal):
    """People play here, and they have not agreed to allow hints."""


@dataclass(frozen=True, slots=True)
class NoCoach(Refusal):
    """No engine can judge positions here: computers are turned off, or none knows the game."""


@dataclass(frozen=True, slots=True)
class NothingToChoose(Refusal):
    """There is only one thing to do, so no hint is needed."""


@dataclass(frozen=True, slots=True)
class PositionIsOver(Refusal):
    """The game has ended in the position that was given."""


@dataclass(frozen=True, slots=True)
class StillBeingPlayed(Refusal):
    """The game is not over, and an analysis would be a hint."""


@dataclass(frozen=True, slots=True)
class ClockOutOfRange(Refusal):
    """A move may take between `shortest` and `longest` milliseconds."""

    shortest: Span
    longest: Span


@dataclass(frozen=True, slots=True)
class OnlyModerators(Refusal):
    """Only moderators of the chat may do that."""

    private: bool = False
    """Whether the table is in private chats, which nobody moderates."""


@dataclass(frozen=True, slots=True)
class NobodyStops(Refusal):
    """Several people play in private chats, where no moderator could stop the game."""

    waiting: bool
    """Whether the game has not begun yet."""


@dataclass(frozen=True, slots=True)
class NobodyInParticular(Refusal):
    """An anonymous account that several people share cannot play."""


@dataclass(frozen=True, slots=True)
class WentBack(Refusal):
    """The store has lost the latest versions of the table, as the failover of a server may do."""


@dataclass(frozen=True, slots=True)
class StaleChoice(Refusal):
    """The table has changed since the button was made."""


@dataclass(frozen=True, slots=True)
class NotYourQuestion(Refusal):
    """The button answers a question that somebody else was asked."""


@dataclass(frozen=True, slots=True)
class BrokenChoice(Refusal):
    """The button was not made by this bot."""


@dataclass(frozen=True, slots=True)
class UnknownSetting(Refusal):
    """No setting has such a name or value."""

    word: str


@dataclass(frozen=True, slots=True)
class PlayElsewhere(Refusal):
    """The chat allows games in other rooms only."""


@dataclass(frozen=True, slots=True)
class NoTakebacks(Refusal):
    """The chat does not allow takebacks."""


@dataclass(frozen=True, slots=True)
class TooLong(Refusal):
    """The text is longer than allowed."""

    characters: int


@dataclass(frozen=True, slots=True)
class NoSuchGame(Refusal):
    """The match has only `games` games so far; `command` shows them."""

    games: int
    command: CommandName


@dataclass(frozen=True, slots=True)
class NoSuchFile(Refusal):
    """The game cannot be exported in that format; `formats` are the possible ones."""

    word: str
    game: GameName
    formats: tuple[str, ...]
    usual: str
    """The format that the game has if none is named."""


@dataclass(frozen=True, slots=True)
class NoSuchRounds(Refusal):
    """The game has only `rounds` rounds so far."""

    rounds: int


@dataclass(frozen=True, slots=True)
class UnknownRounds(Refusal):
    """The words are not a range of moves; the game has `rounds` rounds so far."""

    word: str
    rounds: int


@dataclass(frozen=True, slots=True)
class ProblemGone(Refusal):
    """A problem is none of this version, or has no such choice."""


@dataclass(frozen=True, slots=True)
class NoProblemToday(Refusal):
    """The chat has had no problem of the day yet."""


@dataclass(frozen=True, slots=True)
class NoSuchTime(Refusal):
    """A word that begins like a time of the day is none."""

    word: str


@dataclass(frozen=True, slots=True)
class UnknownProblemsWord(Refusal):
    """A word of /problems that is neither a time nor a time zone nor a game."""

    word: str


@dataclass(frozen=True, slots=True)
class NoTimeGiven(Refusal):
    """Problems are switched on without a time, and there was none before."""
