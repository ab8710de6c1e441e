"""Messages that are not boards: texts, pictures and files, and changes of a text."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from telegram import Bot, InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.error import BadRequest

from bot.chat.telegram_chat.errors import MESSAGE_GONE, NO_PHOTO_RIGHTS, NOT_MODIFIED, has_text
from bot.chat.telegram_chat.pictures import NAME
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.replying import in_thread
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_end, cut_start, pages, width
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.chat.telegram_chat.unmergeable import Unmergeable
from bot.desk.desk import Desk
from bot.replies.contents import drawing_of, file_of
from bot.replies.document import Document
from bot.replies.drawings import Drawing, with_description
from bot.replies.reply import Leaf, Reply

_ANIMATIONS: Final = (".gif", ".mp4")


@dataclass(slots=True)
class TextEdit(Unmergeable):
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
class PictureEdit(Unmergeable):
    """Changes the picture, the text and the buttons of a message that is not a board."""

    bot: Bot
    desk: Desk
    message: int
    leaf: Leaf
    keyboard: InlineKeyboardMarkup | None = None

    async def send(self, place: Place) -> None:
        """Change the message, unless it was deleted; without a picture, only its text."""
        drawing = self.leaf.drawing
        picture = await self.desk.paint(drawing, place.table) if drawing else None
        text = cut_end(self.leaf.text, CAPTION)
        try:
            if picture:
                media = InputMediaPhoto(picture.png, text, filename=NAME)
                await self.bot.edit_message_media(
                    media, place.chat, self.message, reply_markup=self.keyboard
                )
            else:
                await self.bot.edit_message_caption(
                    place.chat, self.message, caption=text, reply_markup=self.keyboard
                )
        except BadRequest as error:
            if not has_text(error, NOT_MODIFIED, *MESSAGE_GONE):
                raise


@dataclass(slots=True)
class TextMessage(Unmergeable):
    """A text, in pages if it is long, or a picture or a file with a caption."""

    bot: Bot
    desk: Desk
    recency: Recency
    reply: Reply
    keyboard: InlineKeyboardMarkup | None = None
    answers: int | None = None
    """The message that it replies to."""
    on_sent: Callable[[int], None] | None = None
    """Called with the number of the message."""
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
        if self.keyboard:
            await ThreadNotes(self.desk).add(place, message.message_id)
        if self.on_sent:
            self.on_sent(message.message_id)

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
                reply_parameters=in_thread(place, self.answers),
                message_thread_id=place.thread,
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
            reply_parameters=in_thread(place, self.answers),
            message_thread_id=place.thread,
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
            reply_markup=self.keyboard,
            reply_parameters=in_thread(place, self.answers),
            message_thread_id=place.thread,
            filename=file.name,
        )
