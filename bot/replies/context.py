"""What a reply is written from: the table, the time, the language, and who reads it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.ask import Ask
from bot.identity import Moment, PlayerId, TableId
from bot.language import Language, choose_language
from bot.persistence.snapshot import Snapshot
from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences
from bot.replies.boards import Perspective, table_board
from bot.replies.choices import Buttons, table_choices
from bot.replies.drawings import Board
from bot.replies.news import tell_news
from bot.replies.reply import Announcement, Choice, Menu, Note
from bot.replies.status import tell_status
from bot.replies.table_texts import TableTexts
from bot.table.events import Warned
from bot.table.refusals import NoTableHere, Refused
from bot.table.table import Table
from rules.game import Seat

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
    def preferences(self) -> PlayerPreferences:
        """Return the preferences of the reader."""
        return self.found.preferences_of(self.reader) if self.reader else PLAYER_DEFAULTS

    @property
    def perspective(self) -> Perspective:
        """Return the perspective of the reader; a spectator has that of the player to act."""
        seat = self.table.to_act if self.seat is None else self.seat
        return Perspective.of(self.texts, seat, self.preferences)

    @property
    def own_board(self) -> Board | None:
        """Return the board as the reader sees it."""
        return table_board(self.table, self.perspective)

    @property
    def buttons(self) -> Buttons:
        """Return the maker of buttons."""
        return Buttons(self.texts, self.found.version)

    @property
    def seat(self) -> Seat | None:
        """Return the seat to look from: the one to act, if it is the reader's."""
        to_act = self.found.table.to_act if self.found.table else None
        return to_act if to_act in self.seats else next(iter(self.seats), None)

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
        """Return the news of some versions and the table as it is now, for everybody."""
        told = self.found.news_of(versions)
        news = [sentence for each in told for sentence in tell_news(each, self.language)]
        reply = replace(self.public_board(news), versions=versions)
        if any(isinstance(event, Warned) for each in told for event in each.events):
            reply = replace(reply, mention=self.table.player_to_act)
        return reply

    def public_board(self, news: Iterable[str] = ()) -> Announcement:
        """Return some news, whose turn it is, what can be done, and the board."""
        return self._board_for(None, news)

    def private_board(self, news: Iterable[str] = ()) -> Announcement:
        """Return the same for the reader alone, who is addressed as “you”."""
        return self._board_for(self.reader, news)

    def _board_for(self, reader: PlayerId | None, news: Iterable[str]) -> Announcement:
        table = self.table
        told = tuple(news)
        status = tell_status(table, self.at, self.texts, reader)
        new = (line for line in status if line not in told)
        board = table_board(table, self._public_perspective)
        words = [board.alt_text] if board and self._wants_words else []
        return Announcement(
            table=self.where,
            text="\n".join(latest_that_fit((*told, *new, *words))),
            board=board,
            choices=table_choices(table, self.buttons, self.found.chat_preferences),
            mention=next(iter(table.waited_for), None),
        )

    @property
    def _public_perspective(self) -> Perspective:
        """Return the perspective of the player to act, for whom the board is shown."""
        return Perspective.of(self.texts, self.table.to_act, self._preferences_to_act)

    @property
    def _wants_words(self) -> bool:
        """Return whether the reader, or the player to act, wants the board in words."""
        return self.preferences.words or self._preferences_to_act.words

    @property
    def _preferences_to_act(self) -> PlayerPreferences:
        """Return the preferences of the player to act."""
        player = self.table.player_to_act
        return self.found.preferences_of(player.id) if player else PLAYER_DEFAULTS


def private_context(ask: Ask) -> ReplyContext:
    """Return the context of a reply that the asker alone reads."""
    return ReplyContext(ask.where, ask.found, ask.at, ask.private_language, ask.player.id)


def public_context(ask: Ask) -> ReplyContext:
    """Return the context of a reply that everybody reads."""
    return ReplyContext(ask.where, ask.found, ask.at, ask.public_language, ask.player.id)


def unasked_context(found: Snapshot, where: TableId, at: Moment, usual: Language) -> ReplyContext:
    """Return the context of an announcement that nobody has asked for.

    The language is the chat's, else that of the player to act, else that of the table.
    """
    if found.table is None:
        return ReplyContext(where, found, at, usual)
    table, player = found.table, found.table.player_to_act
    own = found.preferences_of(player.id).language if player else None
    language = choose_language(found.chat_preferences.language, own, table.language, default=usual)
    return ReplyContext(where, found, at, language)
