"""The one message that shows a table: changed in place while people look at it, else sent anew."""

from dataclasses import dataclass, replace
from typing import Final

import msgspec
from telegram import Bot, InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.error import BadRequest

from bot.chat.telegram_chat.errors import GONE, NO_PICTURES, SAME, says
from bot.chat.telegram_chat.pictures import NAME, Pictures
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Tail
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_front, mention
from bot.desk.desk import Desk
from bot.identity import Player
from bot.replies.reply import Board

LIVE: Final = 180
"""Seconds after which a message is sent anew: an edit alerts nobody."""


@dataclass(frozen=True, slots=True)
class Face:
    """What the message is to show."""

    text: str
    board: Board | None = None
    keyboard: InlineKeyboardMarkup | None = None
    mention: Player | None = None
    in_place: bool = False
    """Whether only words and buttons change, and the picture stays."""
    fresh: bool = False
    """Whether it is to be sent anew in any case."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which message shows a table; every process can read this."""

    message: int
    at: int
    """When it was sent, in seconds since 1970."""
    photo: bool = False


class BoardMessages:
    """Shows tables. Where each is shown is kept with the table, so a restart changes nothing."""

    def __init__(self, bot: Bot, desk: Desk, tail: Tail) -> None:
        self._bot = bot
        self._desk = desk
        self._tail = tail
        self._pictures = Pictures()

    async def find(self, place: Place) -> Shown | None:
        """Return which message shows the table of a place."""
        note = await self._desk.recall(place.table)
        return msgspec.json.decode(note, type=Shown) if note else None

    async def show(self, place: Place, face: Face) -> int | None:
        """Change the message or send another; return the one that is to lose its buttons."""
        shown = await self.find(place)
        if shown and self._may_edit(place, shown, face) and await self._edit(place, shown, face):
            return None
        await self._send(place, face)
        return shown.message if shown else None

    def _may_edit(self, place: Place, shown: Shown, face: Face) -> bool:
        if face.in_place:
            return True
        if face.fresh or shown.photo != bool(face.board):
            return False
        near = self._tail.is_near(place, shown.message)
        return near and self._tail.is_live(place, shown.at, LIVE)

    async def _edit(self, place: Place, shown: Shown, face: Face) -> bool:
        """Change the message; False if somebody has deleted it."""
        try:
            await self._change(place.chat, shown, face)
        except BadRequest as error:
            if says(error, *GONE):
                return False
            if not says(error, SAME):
                raise
        self._tail.touch(place)
        return True

    async def _change(self, chat: int, shown: Shown, face: Face) -> None:
        message, buttons = shown.message, face.keyboard
        text = cut_front(face.text, CAPTION if shown.photo else TEXT)
        names = mention(text, face.mention)
        if not shown.photo:
            await self._bot.edit_message_text(
                text, chat, message, entities=names, reply_markup=buttons
            )
        elif face.board is None:
            await self._bot.edit_message_caption(
                chat, message, caption=text, caption_entities=names, reply_markup=buttons
            )
        else:
            photo = self._pictures.photo(face.board)
            media = InputMediaPhoto(photo, text, caption_entities=names, filename=NAME)
            changed = await self._bot.edit_message_media(media, chat, message, reply_markup=buttons)
            if isinstance(changed, Message):
                self._pictures.note(face.board, changed)

    async def _send(self, place: Place, face: Face) -> None:
        message = await self._send_whole(place, face)
        self._tail.start(place, message.message_id)
        shown = Shown(message.message_id, int(message.date.timestamp()), bool(message.photo))
        await self._desk.remember(place.table, msgspec.json.encode(shown).decode())

    async def _send_whole(self, place: Place, face: Face) -> Message:
        """Send a picture with words; where none may be sent, the picture in words."""
        if face.board is None:
            return await self._send_text(place, face)
        try:
            return await self._send_photo(place, face, face.board)
        except BadRequest as error:
            if not says(error, NO_PICTURES):
                raise
        text = f"{face.text}\n\n{face.board.alt_text}"
        return await self._send_text(place, replace(face, text=text, board=None))

    async def _send_text(self, place: Place, face: Face) -> Message:
        text = cut_front(face.text, TEXT)
        return await self._bot.send_message(
            place.chat,
            text,
            entities=mention(text, face.mention),
            reply_markup=face.keyboard,
            message_thread_id=place.topic,
        )

    async def _send_photo(self, place: Place, face: Face, board: Board) -> Message:
        text = cut_front(face.text, CAPTION)
        message = await self._bot.send_photo(
            place.chat,
            self._pictures.photo(board),
            text,
            caption_entities=mention(text, face.mention),
            reply_markup=face.keyboard,
            message_thread_id=place.topic,
            filename=NAME,
        )
        self._pictures.note(board, message)
        return message
