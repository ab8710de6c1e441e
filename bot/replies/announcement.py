"""Announcements: the table as it is, for everybody or for one reader, often after some news."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Final

from bot.identity import Player, is_computer
from bot.replies.boards import final_board, table_board
from bot.replies.choice import Choices
from bot.replies.choices import TableChoices
from bot.replies.context import ReplyContext
from bot.replies.news import LastPosition
from bot.replies.pane import Pane, PaneWriter
from bot.replies.reply import Announcement, Concerned, Finale, TableView
from bot.replies.scenes import PlayedLine, played_lines
from bot.replies.spoken import Reader
from bot.replies.status import Status
from bot.replies.taps import turn_choices
from bot.replies.telling import Telling, telling
from bot.replies.touches import Touch, turn_touches
from bot.table.events import Began, Ended, Event, Moved, Undone, Warned
from bot.table.pace import Pace, free_until
from bot.table.playing import next_automatic
from bot.table.presence import NEVER, acted_last, last_act
from rules.game import FIRST, ToMove

_SOON: Final = 10_000
"""Milliseconds within which something happens by itself that is due."""
_ROOM: Final = 900
"""Characters beside a picture. Telegram allows 1,024, and a name may be added to them."""


def announce(context: ReplyContext, *versions: int) -> Announcement:
    """Return the news of some versions and the table as it is now, as everybody sees it.

    A chat that shows each reader their own view can have it written for each of them.
    """
    news = telling(context.found, versions)
    played = cache(lambda: played_lines(context.found, versions))

    def announcer(reader: Reader) -> _Announcer:
        return _Announcer(context.for_reader(reader), news, played)

    return _Announcer(context, news).announce(
        versions,
        write_for=lambda reader: announcer(reader).announce(versions),
        write_view=lambda reader: announcer(reader).view(),
    )


def show_table(
    context: ReplyContext, news: Iterable[str] = (), *, last_told: bool = False
) -> Announcement:
    """Return the table as it is now, as the reader of the context sees it, after some news.

    The last move is told as well, unless the news tell it.
    """
    return _Announcer(context, telling(context.found, ())).show(news, last_told=last_told)


def latest_that_fit(lines: Sequence[str]) -> Sequence[str]:
    """Return as many of the latest lines as fit beside a picture."""
    for first in range(len(lines)):
        latest = ("…", *lines[first:]) if first else lines
        if len("\n".join(latest)) <= _ROOM:
            return latest
    return lines[-1:]


def _around(news: Sequence[str], *, before: Iterable[str], after: Iterable[str]) -> Iterator[str]:
    """Yield all news, as the same dice may fall twice; around them, what they do not say."""
    yield from (line for line in before if line and line not in news)
    yield from news
    yield from (line for line in dict.fromkeys(after) if line and line not in news)


@dataclass(frozen=True)
class _Announcer:
    """Writes the announcements of one context."""

    context: ReplyContext
    news: Telling
    played: Callable[[], tuple[PlayedLine, ...]] = tuple
    """Follows what is new, so that a page can show each move and roll."""

    def view(self) -> TableView:
        """Return what a page shows the reader."""
        told = self.news.told_in(self.context.language)
        finale = self._finale(told.finale) if told.finale else None
        return TableView(told.by_version, finale, self._pane)

    def _pane(self) -> Pane:
        """Return the table as a page shows it, with the news."""
        context, touches = self.context, self._touches
        told = self.news.told_in(context.language)
        # What lies nowhere on the board, such as a pass, is a button.
        turn = () if touches else self._turn
        return PaneWriter(
            table=context.table,
            at=context.at,
            version=context.found.version,
            perspective=context.perspective,
            buttons=context.buttons,
            choices=replace(self._choices(turn), charms=False).groups,
            told=tuple(sentence for _, sentence in told.by_version),
            by_itself=self._by_itself,
            computers=context.computers,
            offers_computers=context.offers_computers,
            reader=context.reader,
            touches=touches,
            played=self.played(),
        ).write()

    @property
    def _touches(self) -> tuple[Touch, ...]:
        """Return what the reader can press on the board."""
        context = self.context
        if context.table.to_act not in context.seats or context.table.offer:
            return ()
        return turn_touches(context.table, context.perspective, context.buttons)

    def announce(
        self,
        versions: tuple[int, ...],
        write_for: Callable[[Reader], Announcement] | None = None,
        write_view: Callable[[Reader], TableView] | None = None,
    ) -> Announcement:
        """Return the news of some versions, and the table."""
        told, events = self.news.told_in(self.context.language), self.news.events
        last_told = any(isinstance(event, Moved | Undone | Began) for event in events)
        late = any(isinstance(event, Warned) for event in events)
        table, mention = self.context.table, self._late if late else self._waited_for
        return replace(
            self.show(told.sentences, last_told=last_told),
            mention=mention,
            mention_acted=last_act(table, mention.id) if mention else NEVER,
            own_move=mention is not None and acted_last(table, mention.id),
            concerned=tuple(self._concerned(events, late=late)),
            replaced=self.news.replaced,
            thinking=self._is_thinking,
            versions=versions,
            urgent=late,
            known_to=self.news.known_to,
            finale=self._finale(told.finale) if told.finale else None,
            table_version=self.context.found.version,
            news=told.by_version,
            write_for=write_for,
            write_view=write_view,
            view_of=self.context.view_of,
        )

    def _concerned(self, events: Iterable[Event], *, late: bool) -> Iterator[Concerned]:
        """Yield whom the table waits for or, when a game has ended, everybody who played it."""
        table = self.context.table
        ended = table.position and any(isinstance(event, Ended) for event in events)
        waited = ((self._late,) if self._late else ()) if late else table.waited_for
        for player in table.players if ended and table.ending else waited:
            if not is_computer(player.id):
                yield Concerned(player, last_act(table, player.id) or None)

    def _finale(self, last: LastPosition) -> Finale:
        """Return the end of a game that was followed by the next one."""
        numbers = last.last_move.seat if last.last_move else FIRST
        numbers = self.context.perspective.numbers if self.context.seat is not None else numbers
        seen = replace(self.context.perspective, texts=last.texts, numbers=numbers)
        board = final_board(last, seen)
        return Finale("\n".join(latest_that_fit(last.told)), board, last.result)

    def show(self, news: Iterable[str] = (), *, last_told: bool = False) -> Announcement:
        """Return some news, whose turn it is, what can be done, and the board."""
        table, told = self.context.table, tuple(filter(None, news))
        status = Status(
            table,
            self.context.at,
            self.context.texts,
            by_itself=self._by_itself,
            computers=self.context.computers,
            offers_computers=self.context.offers_computers,
            reader=self.context.reader,
        )
        last = () if last_told else (status.tell_last_move(),)
        lines = _around(told, before=last, after=status.tell())
        board = table_board(table, self.context.perspective)
        words = [board.alt_text] if board and self._wants_words else []
        return Announcement(
            table=self.context.where,
            text="\n".join(latest_that_fit((*lines, *words))),
            board=board,
            choices=self._choices(self._turn).groups,
            language=self.context.language,
            mention=self._waited_for,
            deadline=status.deadline,
        )

    @cached_property
    def _by_itself(self) -> bool:
        """Return whether the next thing at the table happens by itself in a moment.

        What should have happened long ago may wait for a player: nobody has set an alarm for it if
        a setting was changed meanwhile, or an earlier version saved the table.
        """
        moment = next_automatic(self.context.table, self._pace)
        return moment is not None and self.context.at < moment + _SOON

    @cached_property
    def _pace(self) -> Pace:
        return self.context.found.pace(self.context.take_back)

    def _choices(self, turn: Choices) -> TableChoices:
        """Return what can be done at the table, given how the player to act can move."""
        free = free_until(self.context.table, self._pace)
        return TableChoices(
            self.context.table,
            self.context.buttons,
            turn,
            self.context.found.chat_preferences,
            computers=self.context.offers_computers,
            free=free is not None and self.context.at < free,
            reader=self.context.reader,
        )

    @property
    def _turn(self) -> Choices:
        """Return how the player to act can move, unless others read it or there is no move."""
        context, table = self.context, self.context.table
        if not table.playing or not isinstance(table.stage, ToMove) or table.words:
            return ()
        if table.computer_to_act:
            return ()
        if context.reader and context.seat != table.to_act:
            return ()
        return turn_choices(table, context.perspective, context.buttons, context.list_size)

    @cached_property
    def _waited_for(self) -> Player | None:
        """Return the one player whom the chat should notify; a computer needs no notice."""
        people = (player for player in self.context.table.waited_for if not is_computer(player.id))
        return next(people, None)

    @property
    def _is_thinking(self) -> bool:
        """Return whether a computer goes on in a moment, and no person has to."""
        computer = self.context.table.computer_to_act if self.context.computers else None
        return computer is not None and self._waited_for is None

    @property
    def _late(self) -> Player | None:
        """Return the player to act, whose time runs out."""
        player = self.context.table.player_to_act
        return None if player is None or is_computer(player.id) else player

    @property
    def _wants_words(self) -> bool:
        """Return whether the reader, or anybody at the table, wants the board in words."""
        readers = (
            [self.context.reader]
            if self.context.reader
            else [who.id for who in self.context.table.players]
        )
        return any(self.context.found.preferences_of(reader).words for reader in readers)
