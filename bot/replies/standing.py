"""How things stand at a place when something is said about it."""

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
from bot.replies.voice import Voice
from bot.table.events import Warned
from bot.table.refusals import NoTableHere, Refused
from bot.table.table import Table
from bot.texts import Texts
from rules.game import Seat

_ROOM: Final = 900
"""Characters beside a picture. Telegram takes 1,024, and somebody's name may come on top."""


def fit(lines: Sequence[str]) -> Sequence[str]:
    """Return as many lines as fit beside a picture: of a long chain of turns the latest."""
    for first in range(len(lines)):
        latest = ("…", *lines[first:]) if first else lines
        if len("\n".join(latest)) <= _ROOM:
            return latest
    return lines[-1:]


@dataclass(frozen=True, slots=True)
class Standing:
    """A place and what is kept of it, the language to speak, and who is spoken to."""

    where: TableId
    found: Snapshot
    at: Moment
    texts: Texts
    reader: PlayerId | None = None
    earlier: tuple[Table, ...] = ()
    """The earlier games of the match that are remembered, where they were asked for."""

    @property
    def kept(self) -> Table | None:
        """Return the table, if there is one."""
        return self.found.table

    @property
    def table(self) -> Table:
        """Return the table; raise Refused where there is none."""
        if self.kept is None:
            raise Refused(NoTableHere())
        return self.kept

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return where the reader sits."""
        return self.kept.seats_of(self.reader) if self.kept and self.reader else ()

    @property
    def preferences(self) -> PlayerPreferences:
        """Return what the reader has chosen."""
        return self.found.preferences_of(self.reader) if self.reader else PLAYER_DEFAULTS

    @property
    def eye(self) -> Perspective:
        """Return how the reader looks at the board."""
        seat = self.table.to_act if self.seat is None else self.seat
        return Perspective.of(self.texts, seat, self.preferences)

    @property
    def own_board(self) -> Board | None:
        """Return the board from the reader's side, or from that of the one to act."""
        return table_board(self.table, self.eye)

    @property
    def voice(self) -> Voice:
        """Return somebody who can speak of the players."""
        return Voice(self.texts, self.kept.players if self.kept else ())

    @property
    def buttons(self) -> Buttons:
        """Return the maker of buttons."""
        return Buttons(self.texts, self.found.version)

    @property
    def seat(self) -> Seat | None:
        """Return the seat to look from: the one to act, if it is the reader's."""
        to_act = self.kept.to_act if self.kept else None
        return to_act if to_act in self.seats else next(iter(self.seats), None)

    @property
    def concerned(self) -> bool:
        """Tell whether the buttons of the table are for the reader to press now."""
        table = self.table
        return not table.playing or any(who.id == self.reader for who in table.waited_for)

    def note(self, text: str) -> Note:
        """Return words for the asker alone."""
        return Note(table=self.where, text=text)

    def menu(self, text: str, *groups: tuple[Choice, ...]) -> Menu:
        """Return something for the asker to choose from."""
        return Menu(table=self.where, text=text, choices=groups)

    def announcement(self, *versions: int) -> Announcement:
        """Return what came of some versions and how things stand now, for everybody."""
        told = self.found.news_of(versions)
        news = [sentence for each in told for sentence in tell_news(each, self.texts)]
        reply = replace(self.public_board(news), versions=versions)
        if any(isinstance(event, Warned) for each in told for event in each.events):
            reply = replace(reply, mention=self.table.player_to_act)
        return reply

    def public_board(self, news: Iterable[str] = ()) -> Announcement:
        """Return the board, whose turn it is and what can be done, behind some news."""
        return self._board_for(None, news)

    def private_board(self, news: Iterable[str] = ()) -> Announcement:
        """Return the same for the reader alone, who is then spoken to as “you”."""
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
            text="\n".join(fit((*told, *new, *words))),
            board=board,
            choices=table_choices(table, self.buttons, self.found.chat_preferences),
            mention=next(iter(table.waited_for), None),
        )

    @property
    def _public_perspective(self) -> Perspective:
        """Return how the one to act looks at the board, for it is his to read."""
        return Perspective.of(self.texts, self.table.to_act, self._wishes_of_the_one_to_act)

    @property
    def _wants_words(self) -> bool:
        """Tell whether the reader, or the one to act, wants the board in words."""
        return self.preferences.words or self._wishes_of_the_one_to_act.words

    @property
    def _wishes_of_the_one_to_act(self) -> PlayerPreferences:
        player = self.table.player_to_act
        return self.found.preferences_of(player.id) if player else PLAYER_DEFAULTS


def private_standing(ask: Ask) -> Standing:
    """Return how things stand, in the asker's own language."""
    texts = Texts(ask.private_language)
    return Standing(ask.where, ask.found, ask.at, texts, ask.player.id)


def public_standing(ask: Ask) -> Standing:
    """Return how things stand, in the language that everybody there reads."""
    texts = Texts(ask.public_language)
    return Standing(ask.where, ask.found, ask.at, texts, ask.player.id)


def unasked_standing(found: Snapshot, where: TableId, at: Moment, usual: Language) -> Standing:
    """Return how things stand when nobody in particular has asked.

    The language is the chat's, else that of the player to act, else that of the table.
    """
    if found.table is None:
        return Standing(where, found, at, Texts(usual))
    table, player = found.table, found.table.player_to_act
    own = found.preferences_of(player.id).language if player else None
    language = choose_language(found.chat_preferences.language, own, table.language, default=usual)
    return Standing(where, found, at, Texts(language))
