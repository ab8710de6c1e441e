"""Where a table is shown, and to whom: in its chat, or in the private chats of its players."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.chat.telegram_chat.alerts import Turn, is_alert_due
from bot.chat.telegram_chat.board_content import turn_of
from bot.chat.telegram_chat.people import private_chat
from bot.chat.telegram_chat.places import Place
from bot.desk.desk import Desk
from bot.identity import PlayerId
from bot.language import Language, choose_language
from bot.replies.reply import Announcement, Menu, OwnBoard
from bot.replies.spoken import Reader

BoardReply: TypeAlias = Announcement | Menu | OwnBoard
"""The replies that can be shown in the board message of a table."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Knows who sees a table. In a private chat a shared table is seen from its owner's side."""

    desk: Desk
    language: Language

    def places(self, reply: BoardReply, by: PlayerId | None, at: Place | None) -> tuple[Place, ...]:
        """Return where a reply is shown; `at` is the place of whoever has asked for it.

        News of a shared table go to everybody at it, and to whoever has just left it. What one
        player knows already is not shown in their own chat, unless they have asked: a hint stays.
        """
        known_to = reply.known_to if isinstance(reply, Announcement) else None
        knows = private_chat(known_to) if known_to else None
        everywhere = self._everywhere(reply, by, at)
        return tuple(
            place for place in everywhere if not knows or place.chat != knows.chat or place == at
        )

    def _everywhere(
        self, reply: BoardReply, by: PlayerId | None, at: Place | None
    ) -> tuple[Place, ...]:
        """Return where a reply is shown, whoever knows it already."""
        table = Place.of_table(reply.table)
        if not table.is_shared:
            return (table,)
        if not isinstance(reply, Announcement) or (at and not reply.versions):
            return (at or table,)
        people = dict.fromkeys((*self.desk.people_at(reply.table), *((by,) if by else ())))
        chats = (private_chat(player) for player in people)
        private = (chat.showing(table) for chat in chats if chat)
        if self.desk.shown_in(reply.table, table.own_table) is None:
            return tuple(private)
        return (table, *(place for place in private if self._is_wanted(place, reply, by)))

    def _is_wanted(self, place: Place, reply: Announcement, by: PlayerId | None) -> bool:
        """Return whether a private chat shows a table that has a message elsewhere.

        It does from the moment on at which its owner has to be alerted.
        """
        if self.desk.shown_in(place.table, place.own_table):
            return True
        elsewhere = self.desk.shown_in(place.table, Place.of_table(place.table).own_table)
        return is_alert_due(self.turn(reply, place, by), elsewhere, self.desk.clock() / 1_000)

    def seen(self, reply: Announcement, place: Place, locale: str | None) -> Announcement:
        """Return an announcement as a place shows it; `locale` is the language of its owner."""
        reader = owner_of(place)
        if reader is None:
            return reply
        shown = self.desk.shown_in(place.table, place.own_table)
        known = locale or (shown.language if shown else "")
        language = choose_language(known, reply.language, default=self.language)
        return reply.for_reader(Reader(language, reader))

    def turn(self, reply: Announcement, place: Place, by: PlayerId | None) -> Turn | None:
        """Return whom an announcement asks to act in a place: in a private chat, its owner."""
        reader = owner_of(place)
        if reader is None:
            return turn_of(reply, by)
        concerned = next((one for one in reply.concerned if one.player.id == reader), None)
        if concerned is None:
            return None
        waits = reply.mention is not None and reply.mention.id == reader
        own_move = reader == by or (waits and reply.own_move)
        return Turn(concerned.player, (concerned.last_acted or 0) / 1_000, own_move, reply.urgent)


def owner_of(place: Place) -> PlayerId | None:
    """Return whose private chat shows a shared table; None if it is another place."""
    return PlayerId(Place(place.chat).table) if place.shared else None
