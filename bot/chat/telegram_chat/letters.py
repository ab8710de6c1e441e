"""Everything that is sent to a chat, one kind of letter each."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final

from telegram import Bot, InlineKeyboardMarkup, Message, ReplyParameters
from telegram.error import BadRequest, Forbidden

from bot.chat.telegram_chat.board_message import BoardMessages, Face
from bot.chat.telegram_chat.errors import GONE, SAME, says
from bot.chat.telegram_chat.mailbox import Letter
from bot.chat.telegram_chat.pictures import NAME
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.tail import Tail
from bot.chat.telegram_chat.wording import CAPTION, TEXT, cut_end, cut_front, pages, width
from bot.desk import Desk
from bot.replies.reply import Document, Reply

_MOVING_PICTURES: Final = (".gif", ".mp4")


class _Plain:
    """A letter that has nothing to do with those before it."""

    def replaces(self, older: Letter) -> bool:  # noqa: ARG002 - every one counts
        """Tell that every letter counts."""
        return False

    def take_over(self, older: Letter) -> None:
        """Take nothing over."""


@dataclass(slots=True)
class BoardLetter:
    """How a table stands now. The newest is the only one that counts."""

    boards: BoardMessages
    desk: Desk
    face: Face
    reply: Reply
    strip: Callable[[Place, int], None]

    async def send(self, place: Place) -> None:
        """Show it, and tell the desk that the players know."""
        old = await self.boards.show(place, self.face)
        # The chat may have got another id since the reply was made.
        await self.desk.announced(replace(self.reply, table=place.table))
        if old is not None:
            self.strip(place, old)

    def replaces(self, older: Letter) -> bool:
        """Tell whether the other one shows the table as well."""
        return isinstance(older, BoardLetter)

    def take_over(self, older: Letter) -> None:
        """Show the picture too that the other one had, and answer for what it had to tell."""
        if not isinstance(older, BoardLetter):
            return
        if self.face.in_place and not older.face.in_place:
            self.face = replace(self.face, board=older.face.board, in_place=False)
        self.face = replace(self.face, fresh=self.face.fresh or older.face.fresh)
        version = max(self.reply.version, older.reply.version)
        self.reply = replace(self.reply, version=version)


@dataclass(slots=True)
class StripLetter(_Plain):
    """Takes the buttons away from a message."""

    bot: Bot
    message: int

    async def send(self, place: Place) -> None:
        """Do it, unless the message has none or is no longer there."""
        try:
            await self.bot.edit_message_reply_markup(place.chat, self.message)
        except BadRequest as error:
            if not says(error, SAME, *GONE):
                raise


@dataclass(slots=True)
class MenuLetter(_Plain):
    """Other words and other buttons in a message that is no board."""

    bot: Bot
    message: int
    text: str
    keyboard: InlineKeyboardMarkup | None = None

    async def send(self, place: Place) -> None:
        """Change the message, unless it is no longer there."""
        text = cut_front(self.text, TEXT)
        try:
            await self.bot.edit_message_text(
                text, place.chat, self.message, reply_markup=self.keyboard
            )
        except BadRequest as error:
            if not says(error, SAME, *GONE):
                raise


@dataclass(slots=True)
class WordsLetter(_Plain):
    """An answer in words, or with a picture or a file; the last page has the buttons."""

    bot: Bot
    tail: Tail
    reply: Reply
    keyboard: InlineKeyboardMarkup | None = None
    answers: int | None = None
    """The message that it answers."""
    sent: int = field(default=0, init=False)
    """Pages that have gone already, should Telegram want us to wait in between."""

    async def send(self, place: Place) -> None:
        """Send it."""
        picture = self.reply.picture
        if self.reply.file:
            message = await self._send_file(place, self.reply.file)
        elif picture and width(self.reply.text) <= CAPTION:
            message = await self._send_photo(place, picture.png)
        else:
            message = await self._send_pages(place)
        self.tail.saw(place, message.message_id)

    async def _send_pages(self, place: Place) -> Message:
        everything = list(pages(self.reply.text))
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


@dataclass(slots=True)
class AloneLetter(_Plain):
    """Something for one person's own chat, where the bot may or may not write."""

    letter: WordsLetter
    taken: Callable[[], Awaitable[None]]
    refused: Callable[[], Awaitable[None]]

    async def send(self, place: Place) -> None:
        """Send it, and tell whoever asked for it how that went."""
        try:
            await self.letter.send(place)
        except (Forbidden, BadRequest):
            await self.refused()
        else:
            await self.taken()
