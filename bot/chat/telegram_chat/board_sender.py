"""Sends the boards of tables to every place that shows them."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.chat.telegram_chat.answered_boards import AnsweredBoards
from bot.chat.telegram_chat.audience import Audience, BoardReply, owner_of
from bot.chat.telegram_chat.board_content import Placing
from bot.chat.telegram_chat.board_messages import BoardMessages
from bot.chat.telegram_chat.board_writer import BoardWriter
from bot.chat.telegram_chat.events import Pressed
from bot.chat.telegram_chat.message_sender import MessageSender
from bot.chat.telegram_chat.messages import BoardMessage
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.private_menus import PrivateMenus
from bot.chat.telegram_chat.table_messages import FinaleMessage, RequestedBoard
from bot.desk.desk import Desk
from bot.identity import PlayerId
from bot.recent import RecentCache
from bot.replies.reply import Announcement

_FINALES: Final = 1_024
"""How many ends of games are remembered, so that none is shown twice."""

_PEOPLE: Final = 10_000
"""Of how many people the language of their app is remembered."""


class BoardSender:
    """Shows replies in the board message of their table."""

    def __init__(
        self, desk: Desk, boards: BoardMessages, messages: MessageSender, private: PrivateMenus
    ) -> None:
        self._desk = desk
        self._boards = boards
        self._messages = messages
        self._private = private
        self._audience = Audience(desk, messages.keyboards.language)
        self._writer = BoardWriter(self._audience, messages.keyboards)
        self._answered = AnsweredBoards(desk, messages.outbox)
        self._finales = RecentCache[tuple[Place, str], bool](_FINALES)
        self._locales = RecentCache[PlayerId, str](_PEOPLE)

    def is_board(self, place: Place, message: int) -> bool:
        """Return whether a message shows the table of a place."""
        shown = self._boards.shown_in(place)
        return shown is not None and shown.message == message

    def is_unread(self, pressed: Pressed) -> bool:
        """Return whether a press answers an offer that nobody can have read yet."""
        return self._boards.fresh.are_unread(pressed)

    async def note_inline(self, place: Place, inline: str) -> None:
        """Note which message shows a table in a chat that the bot is not in, unless it is known."""
        await self._boards.inline.note(place, inline)

    def show(
        self,
        reply: BoardReply,
        locale: str | None = None,
        placing: Placing = Placing.USUAL,
        by: PlayerId | None = None,
        at: Place | None = None,
    ) -> None:
        """Show a reply in the board message of its table; `by` is the player who caused it.

        `at` is where they are; what is no news of a shared table is shown there alone.
        """
        messages = self._boards_of(reply, locale, placing, by, at)
        if isinstance(reply, Announcement) and reply.versions:
            apology = self._messages.apology(at or Place.of_table(reply.table), locale)
            self._answered.put(reply, messages, apology)
        else:
            for place, message in messages.items():
                self._messages.put(place, message, locale)

    async def deliver(self, reply: Announcement) -> None:
        """Send an announcement that nobody asked for; raise the error if Telegram refuses it.

        It is shown as an answer would be. Should one that is repeated have arrived after all, the
        same edit changes nothing.
        """
        await self._answered.deliver(reply, self._boards_of(reply))

    def recall(
        self,
        reply: Announcement,
        locale: str | None = None,
        pointer: str = "",
        at: Place | None = None,
    ) -> None:
        """Show the board to somebody who asked for it: send it again only if it is out of view."""
        for place, board in self._boards_of(reply, locale, Placing.ANEW, at=at).items():
            if pointer or not self._boards.is_in_view(place):
                requested = RequestedBoard(self._boards, board, pointer)
                self._messages.put(place, requested, locale)

    async def refresh(self, place: Place) -> None:
        """Let the board message show the table as it is."""
        reply = await self._desk.catch_up(place.table)
        if reply:
            versions = () if place.is_shared else reply.versions
            reply = replace(reply, finale=None, versions=versions)
            self.show(reply, placing=Placing.HERE, at=place)

    async def flush(self) -> None:
        """Return when everything has been sent."""
        await self._answered.flush()

    async def close(self) -> None:
        """Return when everybody knows what was not sent; the outbox is closed before."""
        await self._answered.close()

    def _boards_of(
        self,
        reply: BoardReply,
        locale: str | None = None,
        placing: Placing = Placing.USUAL,
        by: PlayerId | None = None,
        at: Place | None = None,
    ) -> dict[Place, BoardMessage]:
        """Return the message for each place that shows a reply, after the end of a game."""
        messages = {}
        if by and locale:
            self._locales.put(by, locale)
        for place in self._audience.places(reply, by, at):
            here, owner = at is None or place == at, owner_of(place)
            known = self._locales.get(owner) if owner else None
            own = known or (locale if here else None)
            self._prepare(place, reply, own)
            messages[place] = self._board(place, reply, own, placing if here else Placing.USUAL, by)
        return messages

    def _board(
        self,
        place: Place,
        reply: BoardReply,
        locale: str | None,
        placing: Placing,
        by: PlayerId | None,
    ) -> BoardMessage:
        write = partial(self._writer.write, place=place, locale=locale, placing=placing, by=by)
        remove_buttons = self._messages.remove_buttons
        return BoardMessage(self._boards, self._desk, reply, write, remove_buttons)

    def _prepare(self, place: Place, reply: BoardReply, locale: str | None) -> None:
        """Let private menus go away before news, and show the end of a game before the next."""
        if not isinstance(reply, Announcement):
            return
        if reply.versions and reply.known_to is None:
            self._private.close_all(place)
        finale = self._audience.seen(reply, place, locale).finale
        if finale:
            self._messages.put(place, FinaleMessage(self._boards, finale, self._finales), None)
