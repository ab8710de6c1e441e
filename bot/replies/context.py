"""What a reply is written from: the table, the time, the language, and who reads it."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from bot.commands.ask import LIST_SIZE, Ask
from bot.computers.availability import Availability
from bot.identity import Moment, PlayerId, TableId, mark_of
from bot.language import Language, choose_language
from bot.persistence.snapshot import Snapshot
from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences
from bot.replies.boards import Perspective, table_board
from bot.replies.buttons import Buttons
from bot.replies.choice import Choice
from bot.replies.drawings import Board
from bot.replies.reply import Menu, Note
from bot.replies.spoken import Reader
from bot.replies.table_texts import TableTexts
from bot.table.clock import TIMEOUTS
from bot.table.refusals import NoTableHere, Refused
from bot.table.table import Table
from rules.game import FIRST, Seat

ONLOOKER: Final = PlayerId("onlooker")
"""Stands for whoever looks on at a game."""


@dataclass(frozen=True)
class ReplyContext:
    """Writes replies about one table, in one language, for one reader or for everybody."""

    where: TableId
    found: Snapshot
    at: Moment
    language: Language
    reader: PlayerId | None = None
    """Whoever reads it alone; None if everybody does."""
    list_size: int = LIST_SIZE
    """How many whole moves the chat can show well as a list."""
    take_back: int = TIMEOUTS.take_back
    """Milliseconds for which a move may be taken back without asking."""
    computers: bool = False
    """Whether computers play."""
    computer_games: frozenset[str] = frozenset()
    """The games that they can play now: they can be offered, and judge moves."""
    alone: bool = False
    """Whether nobody can come to this chat but the asker."""
    invites: bool = False
    """Whether friends can come to its tables by a link all the same."""
    earlier: tuple[Table, ...] = ()
    """The earlier games of the match, for a view that shows them."""

    @cached_property
    def texts(self) -> TableTexts:
        """Return the texts of the language, with the names of the players."""
        return TableTexts.of(self.language, self.found.table.players if self.found.table else ())

    @property
    def table(self) -> Table:
        """Return the table; raise Refused if there is none."""
        if self.found.table is None:
            raise Refused(NoTableHere())
        return self.found.table

    @property
    def offers_computers(self) -> bool:
        """Return whether computers can play the game of this table now."""
        return self.table.setup.game in self.computer_games

    @property
    def left_by_computers(self) -> bool:
        """Return whether computers are the only opponents here, and were turned off."""
        return not self.computers and self.table.against_computers

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats of the reader."""
        table = self.found.table
        return table.seats_of(self.reader) if table and self.reader else ()

    @property
    def seat(self) -> Seat | None:
        """Return the seat to look from: the one to act, if it is the reader's."""
        to_act = self.found.table.to_act if self.found.table else None
        return to_act if to_act in self.seats else next(iter(self.seats), None)

    @property
    def preferences(self) -> PlayerPreferences:
        """Return the preferences of the reader."""
        return self.found.preferences_of(self.reader) if self.reader else PLAYER_DEFAULTS

    @cached_property
    def perspective(self) -> Perspective:
        """Return how the reader sees the board: from their side, in their theme.

        Everybody else sees it from the first seat, with the numbers of the player to act.
        """
        if self.seat is not None:
            mine = Perspective.of(self.texts, self.seat, self.preferences)
            below = min(mine.seat, *self.seats)  # for who plays both sides, it does not turn round
            return replace(mine, seat=below)
        if self.table.position and len(self.table.people) == 1:  # who plays against computers
            (player,) = self.table.people
            (seat, *_) = self.table.seats_of(player.id)
            own = self.found.preferences_of(player.id)
            return replace(Perspective.of(self.texts, seat, own), theme=self.public_theme)
        numbers = FIRST if self.table.to_act is None else self.table.to_act
        theme = self.preferences.theme if self.reader else self.public_theme
        return Perspective(self.texts, FIRST, numbers, theme)

    @property
    def public_theme(self) -> str:
        """Return the theme of what everybody sees: the chat's, else that of the first seat."""
        first = self.found.table.people[:1] if self.found.table else ()
        own = [self.found.preferences_of(player.id).theme for player in first]
        return self.found.chat_preferences.theme or next(iter(own), PLAYER_DEFAULTS.theme)

    @property
    def own_board(self) -> Board | None:
        """Return the board as the reader sees it."""
        return table_board(self.table, self.perspective)

    @cached_property
    def buttons(self) -> Buttons:
        """Return the maker of buttons that anybody may press."""
        return Buttons(self.texts, self.found.version)

    @property
    def own_buttons(self) -> Buttons:
        """Return the maker of buttons that answer a question to the reader, and to nobody else."""
        owner = mark_of(self.reader) if self.reader else ""
        return Buttons(self.texts, self.found.version, owner)

    @property
    def waits_for_reader(self) -> bool:
        """Return whether the buttons of the table are for the reader to press now."""
        table = self.table
        return not table.playing or any(who.id == self.reader for who in table.waited_for)

    def note(self, text: str) -> Note:
        """Return words for the asker alone."""
        return Note(table=self.where, text=text)

    def menu(self, text: str, *groups: tuple[Choice, ...]) -> Menu:
        """Return something for the asker to choose from."""
        return Menu(table=self.where, text=text, choices=groups)

    @property
    def for_all(self) -> Self:
        """Return the context of the same table for everybody."""
        chat, table = self.found.chat_preferences.language, self.table.language
        language = choose_language(chat, table, default=self.language)
        return replace(self, language=language, reader=None)

    def view_of(self, reader: Reader) -> Reader:
        """Return one reader for all who see the table alike: those who look on at a game."""
        table = self.found.table
        looks_on = table and table.playing and not table.seats_of(reader.player)
        return replace(reader, player=ONLOOKER) if looks_on and reader.preferences else reader

    def for_reader(self, reader: Reader) -> Self:
        """Return the context of the same reply for one reader."""
        found = self.found
        if reader.preferences:
            found = found.with_preferences(reader.player, reader.preferences)
        own, chat = found.preferences_of(reader.player), found.chat_preferences
        language = choose_language(own.language, chat.language, default=reader.language)
        return replace(self, found=found, language=language, reader=reader.player)


def private_context(ask: Ask) -> ReplyContext:
    """Return the context of a reply that the asker alone reads."""
    return _context(ask, ask.private_language, ask.player.id)


def public_context(ask: Ask) -> ReplyContext:
    """Return the context of a reply that everybody reads."""
    return _context(ask, ask.public_language, None)


def _context(ask: Ask, language: Language, reader: PlayerId | None) -> ReplyContext:
    return ReplyContext(
        ask.where,
        ask.found,
        ask.at,
        language,
        reader,
        ask.list_size,
        ask.timeouts.take_back,
        computers=ask.computers is not Availability.OFF,
        computer_games=ask.computer_games,
        alone=ask.request.alone,
        invites=ask.request.invites,
    )
