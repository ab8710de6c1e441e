"""What a reply is written from: the table, the time, the language, and who reads it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.commands.ask import LIST_SIZE, Ask
from bot.computers.availability import Availability
from bot.engines.games import COMPUTER_GAMES
from bot.identity import Moment, Player, PlayerId, TableId, is_computer, mark_of
from bot.language import Language, choose_language
from bot.persistence.snapshot import Snapshot
from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences
from bot.replies.boards import Perspective, final_board, table_board
from bot.replies.buttons import Buttons
from bot.replies.choice import Choice, Choices
from bot.replies.choices import TableChoices
from bot.replies.drawings import Board
from bot.replies.news import LastPosition, tell_all
from bot.replies.pane import Pane, PaneWriter
from bot.replies.reply import Announcement, Finale, Menu, Note, Reader
from bot.replies.status import Status
from bot.replies.table_texts import TableTexts
from bot.replies.taps import turn_choices
from bot.replies.touches import turn_touches
from bot.table.clock import TIMEOUTS
from bot.table.events import Began, Moved, Undone, Warned
from bot.table.pace import Pace, free_until
from bot.table.playing import next_automatic
from bot.table.refusals import NoTableHere, Refused
from bot.table.table import Table
from rules.game import FIRST, Seat, ToMove

_SOON: Final = 10_000
"""Milliseconds within which something happens by itself that is due."""
_ROOM: Final = 900
"""Characters beside a picture. Telegram allows 1,024, and a name may be added to them."""


def latest_that_fit(lines: Sequence[str]) -> Sequence[str]:
    """Return as many of the latest lines as fit beside a picture."""
    for first in range(len(lines)):
        latest = ("…", *lines[first:]) if first else lines
        if len("\n".join(latest)) <= _ROOM:
            return latest
    return lines[-1:]


@dataclass(frozen=True, slots=True)
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
    alone: bool = False
    """Whether nobody can come to this chat but the asker."""
    earlier: tuple[Table, ...] = ()
    """The earlier games of the match, for a view that shows them."""

    @property
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

    @property
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

    @property
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

    def announcement(self, *versions: int) -> Announcement:
        """Return the news of some versions and the table as it is now, as everybody sees it.

        A chat that shows each reader their own view can have it written for each of them.
        """
        return replace(
            self._announcement(versions),
            write_for=lambda reader: self.for_reader(reader)._announcement(versions),  # noqa: SLF001
        )

    @property
    def for_all(self) -> Self:
        """Return the context of the same table for everybody."""
        chat, table = self.found.chat_preferences.language, self.table.language
        language = choose_language(chat, table, default=self.language)
        return replace(self, language=language, reader=None)

    def for_reader(self, reader: Reader) -> Self:
        """Return the context of the same reply for one reader."""
        found = self.found
        if reader.preferences:
            found = found.with_preferences(reader.player, reader.preferences)
        own, chat = found.preferences_of(reader.player), found.chat_preferences
        language = choose_language(own.language, chat.language, default=reader.language)
        return replace(self, found=found, language=language, reader=reader.player)

    def _announcement(self, versions: tuple[int, ...]) -> Announcement:
        told = tell_all(self.found.news_of(versions), self.language, seal=False)
        return replace(
            self._told(versions),
            table_version=self.found.version,
            news=told.sentences,
            write_pane=lambda: self._pane(told.sentences),
        )

    def _pane(self, told: tuple[str, ...]) -> Pane:
        """Return the table as a page shows it, with some news."""
        to_move = self.reader is not None and self.table.to_act in self.seats
        return PaneWriter(
            table=self.table,
            at=self.at,
            version=self.found.version,
            perspective=self.perspective,
            buttons=self.buttons,
            choices=replace(self._table_choices, turn=self._unplaced, charms=False).groups,
            told=told,
            by_itself=self._by_itself,
            reader=self.reader,
            may_move=to_move,
        ).write()

    @property
    def _unplaced(self) -> Choices:
        """Return how the player to act can move without the board: a pass lies nowhere on it."""
        if not self._turn or turn_touches(self.table, self.perspective, self.buttons):
            return ()
        return self._turn

    def _told(self, versions: tuple[int, ...]) -> Announcement:
        all_news = self.found.news_of(versions)
        told = tell_all(all_news, self.language)
        events = [event for news in all_news for event in news.events]
        last_told = any(isinstance(event, Moved | Undone | Began) for event in events)
        late = any(isinstance(event, Warned) for event in events)
        return replace(
            self.board(told.sentences, last_told=last_told),
            mention=self._late if late else self._waited_for,
            thinking=self._is_thinking,
            versions=versions,
            urgent=late,
            finale=self._finale(told.finale) if told.finale else None,
        )

    def _finale(self, last: LastPosition) -> Finale:
        """Return the end of a game that was followed by the next one."""
        numbers = last.last_move.seat if last.last_move else FIRST
        numbers = self.perspective.numbers if self.seat is not None else numbers
        seen = replace(self.perspective, texts=last.texts, numbers=numbers)
        board = final_board(last, seen)
        return Finale("\n".join(latest_that_fit(last.told)), board)

    def board(self, news: Iterable[str] = (), *, last_told: bool = False) -> Announcement:
        """Return some news, whose turn it is, what can be done, and the board."""
        table, told = self.table, tuple(news)
        status = Status(table, self.at, self.texts, by_itself=self._by_itself, reader=self.reader)
        last = () if last_told else (status.tell_last_move(),)
        new = (line for line in (*last, *told, *status.tell()) if line)
        board = table_board(table, self.perspective)
        words = [board.alt_text] if board and self._wants_words else []
        return Announcement(
            table=self.where,
            text="\n".join(latest_that_fit((*dict.fromkeys(new), *words))),
            board=board,
            choices=self._choices,
            language=self.language,
            mention=self._waited_for,
        )

    @property
    def _by_itself(self) -> bool:
        """Return whether the next thing at the table happens by itself in a moment.

        What should have happened long ago may wait for a player: nobody has set an alarm for it if
        a setting was changed meanwhile, or an earlier version saved the table.
        """
        moment = next_automatic(self.table, self._pace)
        return moment is not None and self.at < moment + _SOON

    @property
    def _pace(self) -> Pace:
        return self.found.pace(self.take_back)

    @property
    def _choices(self) -> Choices:
        return self._table_choices.groups

    @property
    def _table_choices(self) -> TableChoices:
        free = free_until(self.table, self._pace)
        return TableChoices(
            self.table,
            self.buttons,
            self._turn,
            self.found.chat_preferences,
            computers=self.computers and self.table.setup.game in COMPUTER_GAMES,
            free=free is not None and self.at < free,
            reader=self.reader,
        )

    @property
    def _turn(self) -> Choices:
        """Return how the player to act can move, unless others read it or there is no move."""
        table = self.table
        if not table.playing or not isinstance(table.stage, ToMove) or table.words:
            return ()
        if table.computer_to_act:
            return ()
        if self.reader and self.seat != table.to_act:
            return ()
        return turn_choices(table, self.perspective, self.buttons, self.list_size)

    @property
    def _waited_for(self) -> Player | None:
        """Return the one player whom the chat should notify; a computer needs no notice."""
        people = (player for player in self.table.waited_for if not is_computer(player.id))
        return next(people, None)

    @property
    def _is_thinking(self) -> bool:
        """Return whether a computer goes on in a moment, and no person has to."""
        return self.table.computer_to_act is not None and self._waited_for is None

    @property
    def _late(self) -> Player | None:
        """Return the player to act, whose time runs out."""
        player = self.table.player_to_act
        return None if player is None or is_computer(player.id) else player

    @property
    def _wants_words(self) -> bool:
        """Return whether the reader, or anybody at the table, wants the board in words."""
        readers = [self.reader] if self.reader else [who.id for who in self.table.players]
        return any(self.found.preferences_of(reader).words for reader in readers)


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
        alone=ask.request.alone,
    )
