"""The calls that send a board to Telegram, or change one: a picture with a caption, or words."""

from dataclasses import dataclass, replace

from telegram import Bot, InputMediaPhoto, Message
from telegram.error import BadRequest

from bot.chat.telegram_chat.board_content import BoardContent
from bot.chat.telegram_chat.errors import NO_PHOTO_RIGHTS, has_text
from bot.chat.telegram_chat.pictures import NAME, Pictures
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.replying import in_thread
from bot.chat.telegram_chat.text_entities import entities_of
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_start
from bot.persistence.places import ShownMessage
from bot.replies.drawings import Board, with_description


class NoPicture(Exception):
    """The board could not be drawn: its description is sent instead."""


@dataclass(frozen=True, slots=True)
class BoardCalls:
    """Sends and changes boards."""

    bot: Bot
    pictures: Pictures

    async def change(self, place: Place, shown: ShownMessage, content: BoardContent) -> None:
        """Change what a message shows; raise NoPicture if the board cannot be drawn."""
        chat, message, buttons = place.chat, shown.message, content.keyboard
        words = content.text if shown.photo else with_description(content.text, content.board)
        text = cut_start(words, CAPTION if shown.photo else TEXT)
        entities = entities_of(text, content.turn.player if content.turn else None)
        if not shown.photo:
            await self.bot.edit_message_text(
                text, chat, message, entities=entities, reply_markup=buttons
            )
        elif content.board is None:
            await self.bot.edit_message_caption(
                chat, message, caption=text, caption_entities=entities, reply_markup=buttons
            )
        else:
            photo = await self._photo(place, content.board)
            media = InputMediaPhoto(photo, text, caption_entities=entities, filename=NAME)
            changed = await self.bot.edit_message_media(media, chat, message, reply_markup=buttons)
            if isinstance(changed, Message):
                self.pictures.note(content.board, changed)

    async def send(
        self, place: Place, content: BoardContent, *, loud: bool
    ) -> tuple[Message, bool]:
        """Send the picture with its text, and return whether pictures are not allowed.

        Then, or if it cannot be drawn, its description is sent.
        """
        refused = False
        if content.board is None:
            return await self._send_text(place, content, loud=loud), refused
        try:
            return await self._send_photo(place, content, content.board, loud=loud), refused
        except NoPicture:
            pass
        except BadRequest as error:
            refused = has_text(error, NO_PHOTO_RIGHTS)
            if not refused:
                raise
        text = with_description(content.text, content.board)
        words = replace(content, text=text, board=None)
        return await self._send_text(place, words, loud=loud), refused

    async def _send_text(self, place: Place, content: BoardContent, *, loud: bool) -> Message:
        text = cut_start(content.text, TEXT)
        return await self.bot.send_message(
            place.chat,
            text,
            entities=entities_of(text, *content.mentions),
            reply_markup=content.keyboard,
            message_thread_id=place.thread,
            reply_parameters=in_thread(place),
            disable_notification=not loud,
        )

    async def _send_photo(
        self, place: Place, content: BoardContent, board: Board, *, loud: bool
    ) -> Message:
        text = cut_start(content.text, CAPTION)
        message = await self.bot.send_photo(
            place.chat,
            await self._photo(place, board),
            text,
            caption_entities=entities_of(text, *content.mentions),
            reply_markup=content.keyboard,
            message_thread_id=place.thread,
            reply_parameters=in_thread(place),
            disable_notification=not loud,
            filename=NAME,
        )
        self.pictures.note(board, message)
        return message

    async def _photo(self, place: Place, board: Board) -> str | bytes:
        photo = await self.pictures.photo(board, place.table)
        if photo is None:
            raise NoPicture
        return photo
