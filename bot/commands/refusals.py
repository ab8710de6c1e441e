"""Why a command cannot be followed, apart from what happens at the table."""

from dataclasses import dataclass

from bot.table.refusals import CommandName, GameName, Span
from rules.errors import Refusal


@dataclass(frozen=True, slots=True)
class UnknownCommand(Refusal):
    """There is no such command; `near` are those that are spelled alike."""

    name: str
    near: tuple[CommandName, ...]


@dataclass(frozen=True, slots=True)
class UnknownGame(Refusal):
    """There is no such game; `typed` are those there are."""

    word: str
    typed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownPlayWord(Refusal):
    """A word behind the game's name that means nothing; `typed` are those that do."""

    word: str
    game: GameName
    typed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownPlayer(Refusal):
    """Somebody who was named is not known here."""

    name: str


@dataclass(frozen=True, slots=True)
class ClockOutOfRange(Refusal):
    """A move may take between `shortest` and `longest` milliseconds."""

    shortest: Span
    longest: Span


@dataclass(frozen=True, slots=True)
class OnlyModerators(Refusal):
    """Those who look after the chat may do that."""


@dataclass(frozen=True, slots=True)
class NobodyInParticular(Refusal):
    """Whoever hides behind a name that others share cannot play."""


@dataclass(frozen=True, slots=True)
class StaleChoice(Refusal):
    """The table has changed since the button was made."""


@dataclass(frozen=True, slots=True)
class BrokenChoice(Refusal):
    """A button that this bot has not made."""


@dataclass(frozen=True, slots=True)
class UnknownSetting(Refusal):
    """Nothing can be set to that."""

    word: str


@dataclass(frozen=True, slots=True)
class PlayElsewhere(Refusal):
    """The chat wants games in other rooms."""


@dataclass(frozen=True, slots=True)
class NoTakebacks(Refusal):
    """The chat wants moves to stand."""


@dataclass(frozen=True, slots=True)
class TooLong(Refusal):
    """More text than anybody needs."""

    characters: int


@dataclass(frozen=True, slots=True)
class NoSuchGame(Refusal):
    """The match has only so many games so far."""

    games: int


@dataclass(frozen=True, slots=True)
class NoSuchFile(Refusal):
    """The game is not written in such a way; `formats` are those in which it is."""

    word: str
    game: GameName
    formats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoSuchRounds(Refusal):
    """The game has only so many rounds so far."""

    rounds: int


@dataclass(frozen=True, slots=True)
class UnknownRounds(Refusal):
    """Words that name no moves."""

    word: str
