"""What a command is: a description that every chat can list, and what it does."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import TypeAlias, assert_never

from bot.commands.ask import Ask
from bot.commands.views import View
from bot.identity import PlayerId
from bot.preferences import ChatPreferences, PlayerPreferences
from bot.table.course import Course
from bot.table.refusals import GameHasEnded, NoGameOn, NoTableHere, NotSeated, Refused
from bot.table.table import Table
from bot.table.values import Phase
from bot.texts.typed import typed_words
from rules.errors import Refusal


class Kind(StrEnum):
    """What an argument is, so that a chat can offer the right way to enter it."""

    GAME = auto()
    PLAYERS = auto()
    OPTIONS = auto()
    MOVE = auto()
    WORD = auto()
    CHOICE = auto()


@dataclass(frozen=True, slots=True)
class Argument:
    """Something that may stand behind a command's name."""

    name: str
    kind: Kind
    required: bool = False
    values: tuple[str, ...] = ()
    """What may be chosen, if that is a short list."""


class Fresh(StrEnum):
    """What must not have changed since a button was made."""

    OPENED = auto()
    """The table, and the game that is played there."""
    MOVED = auto()
    """The position."""
    ASKED = auto()
    """The question that is open."""


class Need(StrEnum):
    """What has to be found out before a command can be carried out, beside the table itself."""

    MODERATOR = auto()
    """Whether the player is a moderator: they may do more with the command."""
    LEADERS = auto()
    """Who leads in the chat."""


class Who(StrEnum):
    """Who may use a command, and when."""

    ANYBODY = auto()
    AT_A_TABLE = auto()
    """Anybody, where a table has been opened."""
    SEATED = auto()
    """Those who sit at the table."""
    PLAYING = auto()
    """Those who sit at the table, while a game is on."""


@dataclass(frozen=True, slots=True)
class SavePreferences:
    """Everything that a player, or a chat, now wants remembered."""

    chosen: PlayerPreferences | ChatPreferences


@dataclass(frozen=True, slots=True)
class ForgetPlayer:
    """Somebody, known by these ids, who does not want to be known any more."""

    ids: tuple[PlayerId, ...]


Answer: TypeAlias = Course | View | SavePreferences | ForgetPlayer


@dataclass(frozen=True, slots=True)
class Command:
    """A command. A new one touches no chat.

    Its help is the message `command-NAME`, and what people type for it is `typed-command-NAME`.
    """

    name: str
    act: Callable[[Ask], Answer]
    who: Who = Who.ANYBODY
    arguments: tuple[Argument, ...] = ()
    listed: bool = True
    """Whether people see it in menus; the others stand behind buttons."""
    fresh: Fresh = Fresh.MOVED
    """Until what changes a button for it may be pressed."""
    needs: frozenset[Need] = frozenset()
    impersonal: bool = False
    """Whether it is done for the chat, and not in the name of a player."""
    lasting: bool = False
    """Whether a button for it may be pressed however old it is."""

    @property
    def aliases(self) -> frozenset[str]:
        """Return what people type for it besides its name, in any language."""
        return typed_words(f"command-{self.name}") - {self.name} if self.listed else frozenset()

    def answer(self, ask: Ask) -> Answer:
        """Do it, if the one who asks may."""
        check_may(self.who, ask)
        return self.act(ask)


def why_no_game(table: Table) -> Refusal:
    """Return why nothing is being played at a table."""
    match table.phase:
        case Phase.GATHERING | Phase.PLAYING:
            return NoGameOn()
        case Phase.FINISHED:
            return GameHasEnded() if table.everybody_known else NoTableHere()
        case Phase.CLOSED:
            return NoTableHere()
        case _:
            assert_never(table.phase)


def check_may(who: Who, ask: Ask) -> None:
    """Raise Refused unless the player may do such a thing now."""
    if who is Who.ANYBODY:
        return
    table = ask.course.table
    if who is Who.PLAYING and not table.playing:
        raise Refused(why_no_game(table))
    if who in {Who.SEATED, Who.PLAYING} and not ask.seats:
        raise Refused(NotSeated())
