"""What a command is: a description that every chat can list, and what it does."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import TypeAlias

from bot.commands.inquiries import Inquiry
from bot.commands.views import View
from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language
from bot.preferences import NO_RULES, NO_WISHES, ChatRules, PlayerWishes
from bot.table.chance import Chance
from bot.table.course import Course
from bot.table.refusals import GameHasEnded, NoGameOn, NoTableHere, NotSeated, Refused
from bot.table.table import Table
from bot.texts.typed import typed_words
from rules.errors import Refusal
from rules.game import Seat


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
class Ask:
    """A command on its way to its answer."""

    where: TableId
    within: TableId | None
    """The channel that the place is a thread of."""
    chat: str
    player: Player
    known_as: tuple[PlayerId, ...]
    words: str
    """What stands behind the command's name."""
    named: tuple[Player, ...]
    """People whom the words name."""
    moderator: bool
    language: Language
    table: Table | None
    at: Moment
    chance: Chance
    wishes: PlayerWishes = NO_WISHES
    """What the player has chosen."""
    rules: ChatRules = NO_RULES
    """What the chat has chosen."""
    eager: frozenset[PlayerId] = frozenset()
    """Those at the table who want their dice thrown for them."""

    @property
    def course(self) -> Course:
        """Return the table, ready for something to happen; raise Refused if there is none."""
        if self.table is None:
            raise Refused(NoTableHere())
        return Course(self.table, self.at, self.chance, eager=self.eager)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return where the player sits; who has left a game that is on sits nowhere."""
        table = self.table
        if table is None:
            return ()
        gone = table.gone if table.playing else ()
        return tuple(seat for seat in table.seats_of(self.player.id) if seat not in gone)

    @property
    def seat(self) -> Seat:
        """Return the seat to speak for: the one to act, if it is the player's."""
        if not self.seats:
            raise Refused(NotSeated())
        to_act = self.table and self.table.to_act
        return to_act if to_act in self.seats and to_act is not None else self.seats[0]


@dataclass(frozen=True, slots=True)
class Wish:
    """Everything that a player, or a chat, now wants remembered."""

    chosen: PlayerWishes | ChatRules


@dataclass(frozen=True, slots=True)
class Farewell:
    """Somebody, known by these ids, who does not want to be known any more."""

    ids: tuple[PlayerId, ...]


Answer: TypeAlias = Course | View | Inquiry | Wish | Farewell


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
    moderated: bool = False
    """Whether those who look after a chat may do more with it, so that a chat has to find out."""
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
    if not table.ending:
        return NoGameOn()
    return GameHasEnded() if table.position and table.everybody_known else NoTableHere()


def check_may(who: Who, ask: Ask) -> None:
    """Raise Refused unless the player may do such a thing now."""
    if who is Who.ANYBODY:
        return
    table = ask.course.table
    if who is Who.PLAYING and not table.playing:
        raise Refused(why_no_game(table))
    if who in {Who.SEATED, Who.PLAYING} and not ask.seats:
        raise Refused(NotSeated())
