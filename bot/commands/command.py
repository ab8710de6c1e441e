"""What a command is: its name, its arguments, who may use it, and what it does."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import TypeAlias

from bot.commands.ask import Ask
from bot.commands.problem_answers import ProblemAnswer
from bot.commands.views import View
from bot.identity import PlayerId
from bot.preferences import ChatPreferences, PlayerPreferences
from bot.table.change import Change
from bot.table.left_alone import set_aside_by
from bot.table.no_game import why_no_game
from bot.table.refusals import GameSetAside, NotSeated, Refused
from bot.table.values import Phase
from bot.texts.typed import typed_words


class Kind(StrEnum):
    """What an argument means, so that a chat can show a fitting input."""

    GAME = auto()
    RATED_GAME = auto()
    """A game, with its number of players if it is played by several."""
    PLAYERS = auto()
    OPTIONS = auto()
    MOVE = auto()
    WORD = auto()
    CHOICE = auto()
    FILE = auto()
    """A file, where a form can ask for one; elsewhere it is attached to the message."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A word or several after a command's name."""

    name: str
    kind: Kind
    required: bool = False
    values: tuple[str, ...] = ()
    """The possible values, if they are few."""


class StaleAfter(StrEnum):
    """After which change at the table a button is too old to be pressed."""

    NEVER = auto()
    OPENED = auto()
    """A table was opened, or a game began or ended."""
    MOVED = auto()
    """The position changed, or one of the above."""
    ASKED = auto()
    """An offer was made or declined, or one of the above."""


class Need(StrEnum):
    """What a command needs to know besides the table."""

    MODERATOR = auto()
    """Whether the player is a moderator of the chat."""
    LEADERS = auto()
    """The leaders of the chat."""
    COMPUTERS = auto()
    """Whether computers play: where they do not, menus leave the command out."""


class Who(StrEnum):
    """Who may use a command, and when."""

    ANYBODY = auto()
    AT_A_TABLE = auto()
    """Anybody, if there is a table."""
    SEATED = auto()
    """Players at the table."""
    PLAYING = auto()
    """Players at the table, while a game is in progress."""


@dataclass(frozen=True, slots=True)
class SavePreferences:
    """The answer of a command that changes preferences: all of a player's, or of a chat's."""

    chosen: PlayerPreferences | ChatPreferences


@dataclass(frozen=True, slots=True)
class ForgetPlayer:
    """The answer of /forgetme: delete everything about the player with these ids."""

    ids: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class TakeHint:
    """The answer of /hint: judge the choices of the player, who alone is told."""

    change: Change | None = None
    """That the hint was taken, if it is the first one of the game."""


Answer: TypeAlias = Change | View | SavePreferences | ForgetPlayer | TakeHint | ProblemAnswer


@dataclass(frozen=True, slots=True)
class Command:
    """A command, which every chat lists and parses from this description.

    Its help is the message `command-NAME`; other words for it are `typed-command-NAME`.
    """

    name: str
    act: Callable[[Ask], Answer]
    who: Who = Who.ANYBODY
    arguments: tuple[Argument, ...] = ()
    listed: bool = True
    """Whether menus show it; the others are used by buttons only."""
    stale_after: StaleAfter = StaleAfter.MOVED
    needs: frozenset[Need] = frozenset()
    discreet: bool = False
    """Whether it need not be seen that somebody uses it: a chat that can hides it from others."""
    impersonal: bool = False
    """Whether it acts for the chat and not for a player, so anonymous moderators may use it."""

    @property
    def aliases(self) -> frozenset[str]:
        """Return the other words for it, in all languages."""
        return typed_words(f"command-{self.name}") - {self.name} if self.listed else frozenset()

    def answer(self, ask: Ask) -> Answer:
        """Return what comes of the command; raise Refused if the player may not use it now."""
        check_allowed(self.who, ask)
        return self.act(ask)


def check_allowed(who: Who, ask: Ask) -> None:
    """Raise Refused unless the player is one of these."""
    if who is Who.ANYBODY:
        return
    table = ask.existing_table
    if who is Who.AT_A_TABLE:
        return
    if not ask.seats and (by := set_aside_by(ask.found.latest_news, ask.player.id)):
        raise Refused(GameSetAside(by.name))
    if table.phase is Phase.CLOSED or (who is Who.PLAYING and not table.playing):
        raise Refused(why_no_game(table, ask.player.id))
    if not ask.seats:
        raise Refused(NotSeated())
