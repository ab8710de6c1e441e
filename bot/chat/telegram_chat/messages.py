"""The messages that wait in the outbox: boards, texts, edits, and the removal of buttons."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Final, TypeAlias

from telegram import Bot, InlineKeyboardMarkup, Message, ReplyParameters
from telegram.error import BadRequest

from bot.chat.telegram_chat.board_messages import BoardContent, BoardMessages
from bot.chat.telegram_chat.errors import MESSAGE_GONE, NO_PHOTO_RIGHTS, NOT_MODIFIED, has_text
from bot.chat.telegram_chat.outbox import Sendable
from bot.chat.telegram_chat.pictures import NAME
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_end, cut_start, pages, width
from bot.desk.desk import Desk
from bot.replies.drawings import Drawing, with_description
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
"""The replies that can be shown in the board message of a table."""

REFRESH_AFTER: Final = 0.5
"""Seconds after which a waiting board is read from the store again before it is sent."""
_ANIMATIONS: Final = (".gif", ".mp4")


class _Unmergeable:
    """A message that never replaces an older one."""

    def replaces(self, older: Sendable) -> bool:  # noqa: ARG002 - every one counts
        """Return False: every message is sent."""
        return False

    def merge(self, older: Sendable) -> None:
        """Do nothing."""


@dataclass(slots=True)
class BoardMessage:
    """The board of a table. Of several that wait, only the newest is sent."""

    boards: BoardMessages
    desk: Desk
    reply: BoardReply
    draw: Callable[[BoardReply], BoardContent]
    remove_buttons: Callable[[Place, int], None]
    content: BoardContent = field(init=False)
    versions: frozenset[int] = field(init=False)
    """The versions that it announces: its own, and those of the messages that it replaces."""
    made: float = field(init=False, default_factory=monotonic)

    def __post_init__(self) -> None:
        self.content = self.draw(self.reply)
        versions = self.reply.versions if isinstance(self.reply, Announcement) else ()
        self.versions = frozenset(versions)

    async def send(self, place: Place) -> None:
        """Show the board, and note at the desk that its versions were announced."""
        if self._is_outdated:
            await self._refresh(place)
        # The chat may have been given another id since the reply was made.
        old = await self.boards.show(place, self.content, *self.versions)
        if old is not None:
            self.remove_buttons(place, old)

    def replaces(self, older: Sendable) -> bool:
        """Return whether the older message is a board too; a menu does not replace news."""
        return isinstance(older, BoardMessage) and not (
            self.content.keep_picture and older.versions
        )

    def merge(self, older: Sendable) -> None:
        """Keep the picture of the older message, and announce its versions as well."""
        if not isinstance(older, BoardMessage):
            return
        if self.content.keep_picture and not older.content.keep_picture:
            self.content = replace(self.content, board=older.content.board, keep_picture=False)
        self.content = replace(self.content, resend=self.content.resend or older.content.resend)
        self.versions |= older.versions

    @property
    def _is_outdated(self) -> bool:
        """Return whether the table may have changed since the reply was made."""
        waited = monotonic() - self.made > REFRESH_AFTER
        return bool(self.versions) and (waited or len(self.versions) > 1)

    async def _refresh(self, place: Place) -> None:
        """Show the table as it is now, below the news of all versions."""
        reply = await self.desk.catch_up(place.table, *self.versions)
        if reply:
            self.content = replace(self.draw(reply), resend=self.content.resend)


@dataclass(slots=True)
class ButtonRemoval(_Unmergeable):
    """Removes the buttons of a message."""

    bot: Bot
    message: int

    async def send(self, place: Place) -> None:
        """Remove the buttons, unless the message has none or was deleted."""
        try:
            await self.bot.edit_message_reply_markup(place.chat, self.message)
        except BadRequest as error:
            if not has_text(error, NOT_MODIFIED, *MESSAGE_GONE):
                raise


@dataclass(slots=True)
class TextEdit(_Unmergeable):
    """Changes the text and the buttons of a message that is not a board."""

    bot: Bot
    message: int
    text: str
    keyboard: InlineKeyboardMarkup | None = None

    async def send(self, place: Place) -> None:
        """Change the message, unless it was deleted."""
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
    """A text, in pages if it is long, or a picture or a file with a caption."""

    bot: Bot
    desk: Desk
    recency: Recency
    reply: Reply
    keyboard: InlineKeyboardMarkup | None = None
    answers: int | None = None
    """The message that it replies to."""
    sent: int = field(default=0, init=False)
    """Pages that were sent before Telegram asked us to wait."""

    async def send(self, place: Place) -> None:
        """Send the message; its last page has the buttons."""
        drawing, file = drawing_of(self.reply), file_of(self.reply)
        message = (
            await self._send_file(place, file) if file else await self._send_picture(place, drawing)
        )
        if message is None:
            message = await self._send_pages(place, with_description(self.reply.text, drawing))
        self.recency.saw(place, message.message_id)

    async def _send_picture(self, place: Place, drawing: Drawing | None) -> Message | None:
        """Send the text below its picture; return None if that is not possible here."""
        if drawing is None or width(self.reply.text) > CAPTION:
            return None
        picture = await self.desk.paint(drawing, place.table)
        try:
            return await self._send_photo(place, picture.png) if picture else None
        except BadRequest as error:
            if not has_text(error, NO_PHOTO_RIGHTS):
                raise
            return None

    async def _send_pages(self, place: Place, text: str) -> Message:
        all_pages = list(pages(text))
        while True:
            last = self.sent + 1 == len(all_pages)
            message = await self.bot.send_message(
                place.chat,
                all_pages[self.sent],
                reply_markup=self.keyboard if last else None,
                reply_parameters=self._reply_parameters(),
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
            reply_parameters=self._reply_parameters(),
            message_thread_id=place.topic,
            filename=NAME,
        )

    async def _send_file(self, place: Place, file: Document) -> Message:
        """Send a file; an animation plays in the chat."""
        animated = file.name.endswith(_ANIMATIONS)
        send = self.bot.send_animation if animated else self.bot.send_document
        return await send(
            place.chat,
            file.content,
            caption=cut_end(self.reply.text, CAPTION),
            reply_parameters=self._reply_parameters(),
            message_thread_id=place.topic,
            filename=file.name,
        )

    def _reply_parameters(self) -> ReplyParameters | None:
        if self.answers is None:
            return None
        return ReplyParameters(self.answers, allow_sending_without_reply=True)
