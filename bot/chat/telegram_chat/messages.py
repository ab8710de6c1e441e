"""Everything that is sent to a chat, one kind of letter each."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Final, TypeAlias

from telegram import Bot, InlineKeyboardMarkup, Message, ReplyParameters
from telegram.error import BadRequest

from bot.chat.telegram_chat.board_messages import BoardContent, BoardMessages
from bot.chat.telegram_chat.errors import MESSAGE_GONE, NOT_MODIFIED, has_text
from bot.chat.telegram_chat.outbox import Sendable
from bot.chat.telegram_chat.pictures import NAME
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_end, cut_start, pages, width
from bot.desk.desk import Desk
from bot.replies.reply import (
    Announcement,
    Document,
    Menu,
    OwnBoard,
    Reply,
    drawing_of,
    file_of,
)

BoardReply: TypeAlias = Announcement | Menu | OwnBoard
"""What can be shown as the board of a table."""

REFRESH_AFTER: Final = 0.5
"""Seconds after which a board that waited is drawn anew before it goes."""
_MOVING_PICTURES: Final = (".gif", ".mp4")


class _Unmergeable:
    """A letter that has nothing to do with those before it."""

    def replaces(self, older: Sendable) -> bool:  # noqa: ARG002 - every one counts
        """Tell that every letter counts."""
        return False

    def merge(self, older: Sendable) -> None:
        """Take nothing over."""


@dataclass(slots=True)
class BoardMessage:
    """How a table stands now. The newest is the only one that counts."""

    boards: BoardMessages
    desk: Desk
    reply: BoardReply
    draw: Callable[[BoardReply], BoardContent]
    remove_buttons: Callable[[Place, int], None]
    content: BoardContent = field(init=False)
    versions: frozenset[int] = field(init=False)
    """What is told with it: the own version, and those of the letters that it has replaced."""
    made: float = field(init=False, default_factory=monotonic)

    def __post_init__(self) -> None:
        self.content = self.draw(self.reply)
        versions = self.reply.versions if isinstance(self.reply, Announcement) else ()
        self.versions = frozenset(versions)

    async def send(self, place: Place) -> None:
        """Show it, and tell the desk that the players know."""
        if self._is_outdated:
            await self._refresh(place)
        # The chat may have got another id since the reply was made.
        old = await self.boards.show(place, self.content, *self.versions)
        if old is not None:
            self.remove_buttons(place, old)

    def replaces(self, older: Sendable) -> bool:
        """Tell whether the other one shows the table as well, and no news that this has not."""
        return isinstance(older, BoardMessage) and not (
            self.content.keep_picture and older.versions
        )

    def merge(self, older: Sendable) -> None:
        """Show the picture too that the other one had, and answer for what it had to tell."""
        if not isinstance(older, BoardMessage):
            return
        if self.content.keep_picture and not older.content.keep_picture:
            self.content = replace(self.content, board=older.content.board, keep_picture=False)
        self.content = replace(self.content, resend=self.content.resend or older.content.resend)
        self.versions |= older.versions

    @property
    def _is_outdated(self) -> bool:
        """Tell whether there may be other news by now, of its own or by another process."""
        waited = monotonic() - self.made > REFRESH_AFTER
        return bool(self.versions) and (waited or len(self.versions) > 1)

    async def _refresh(self, place: Place) -> None:
        """Show how things stand now, behind everything that is to be told."""
        reply = await self.desk.catch_up(place.table, *self.versions)
        if reply:
            self.content = replace(self.draw(reply), resend=self.content.resend)


@dataclass(slots=True)
class ButtonRemoval(_Unmergeable):
    """Takes the buttons away from a message."""

    bot: Bot
    message: int

    async def send(self, place: Place) -> None:
        """Do it, unless the message has none or is no longer there."""
        try:
            await self.bot.edit_message_reply_markup(place.chat, self.message)
        except BadRequest as error:
            if not has_text(error, NOT_MODIFIED, *MESSAGE_GONE):
                raise


@dataclass(slots=True)
class TextEdit(_Unmergeable):
    """Other words and other buttons in a message that is no board."""

    bot: Bot
    message: int
    text: str
    keyboard: InlineKeyboardMarkup | None = None

    async def send(self, place: Place) -> None:
        """Change the message, unless it is no longer there."""
        text = cut_start(self.text, TEXT)
        try:
            await self.bot.edit_message_text(
                text, place.chat, self.message, reply_markup=self.keyboard
            )
        except BadRequest as error:
            if not has_text(error, NOT_MODIFIED, *MESSAGE_GONE):
                raise


@dataclass(slots=True)
class TextMessage(_Unmergeable):
    """An answer in words, or with a picture or a file; the last page has the buttons."""

    bot: Bot
    desk: Desk
    recency: Recency
    reply: Reply
    keyboard: InlineKeyboardMarkup | None = None
    answers: int | None = None
    """The message that it answers."""
    sent: int = field(default=0, init=False)
    """Pages that have gone already, should Telegram want us to wait in between."""

    async def send(self, place: Place) -> None:
        """Send it."""
        drawing, file = drawing_of(self.reply), file_of(self.reply)
        picture = await self.desk.paint(drawing) if drawing else None
        if file:
            message = await self._send_file(place, file)
        elif picture and width(self.reply.text) <= CAPTION:
            message = await self._send_photo(place, picture.png)
        else:
            message = await self._send_pages(place, drawing.alt_text if drawing else "")
        self.recency.saw(place, message.message_id)

    async def _send_pages(self, place: Place, alt_text: str) -> Message:
        text = f"{self.reply.text}\n\n{alt_text}" if alt_text else self.reply.text
        everything = list(pages(text))
        while True:
            last = self.sent + 1 == len(everything)
            message = await self.bot.send_message(
                place.chat,
                everything[self.sent],
                reply_markup=self.keyboard if last else None,
                reply_parameters=self._answered(),
                message_thread_id=place.topic,
            )
            if last:
                return message
            self.sent += 1

    async def _send_photo(self, place: Place, png: bytes) -> Message:
        return await self.bot.send_photo(
            place.chat,
            png,
            cut_end(self.reply.text, CAPTION),
            reply_markup=self.keyboard,
            reply_parameters=self._answered(),
            message_thread_id=place.topic,
            filename=NAME,
        )

    async def _send_file(self, place: Place, file: Document) -> Message:
        """Send a file; a moving picture moves at once."""
        moves = file.name.endswith(_MOVING_PICTURES)
        send = self.bot.send_animation if moves else self.bot.send_document
        return await send(
            place.chat,
            file.content,
            caption=cut_end(self.reply.text, CAPTION),
            reply_parameters=self._answered(),
            message_thread_id=place.topic,
            filename=file.name,
        )

    def _answered(self) -> ReplyParameters | None:
        if self.answers is None:
            return None
        return ReplyParameters(self.answers, allow_sending_without_reply=True)
