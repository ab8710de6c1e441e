"""The one message that shows the board of a table: edited while it is in view, else sent again."""

from contextlib import suppress
from dataclasses import replace
from typing import assert_never

from msgspec import structs
from telegram import Bot, InputMediaPhoto, Message, ReplyParameters
from telegram.constants import ReactionEmoji
from telegram.error import BadRequest, TelegramError

from bot.chat.telegram_chat.alerts import is_alert_due, noted_acts
from bot.chat.telegram_chat.board_content import BoardContent, Placing
from bot.chat.telegram_chat.errors import (
    MESSAGE_GONE,
    NO_PHOTO_RIGHTS,
    NOT_MODIFIED,
    REPLY_GONE,
    has_text,
)
from bot.chat.telegram_chat.fresh_boards import FreshBoards
from bot.chat.telegram_chat.inline_boards import InlineBoards
from bot.chat.telegram_chat.pictures import NAME
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.replying import in_thread
from bot.chat.telegram_chat.shared_tables import sit_where_board_is
from bot.chat.telegram_chat.text_entities import entities_of
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_start
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.desk.desk import Desk
from bot.identity import PlayerId
from bot.persistence.places import ShownMessage
from bot.replies.drawings import Board, with_description


class NoPicture(Exception):
    """The board could not be drawn: its description is sent instead."""


class BoardMessages:
    """Shows boards. The desk saves which message shows a table, so a restart changes nothing."""

    def __init__(
        self, bot: Bot, desk: Desk, recency: Recency, inline: InlineBoards, *, are_shared: bool
    ) -> None:
        self.are_shared = are_shared
        """Whether other processes may show the same boards."""
        self._bot = bot
        self._desk = desk
        self._recency = recency
        self._pictures = inline.pictures
        self.inline = inline
        self._threads = ThreadNotes(desk)
        self.fresh = FreshBoards()

    def shown_in(self, place: Place) -> ShownMessage | None:
        """Return the message that shows the board of a place."""
        return self._desk.shown_in(place.table, place.own_table)

    async def show(self, place: Place, content: BoardContent, *versions: int) -> int | None:
        """Edit the message or send another; return the old one, which has to lose its buttons."""
        if place.is_inline:
            await self.inline.show(place, content)
            return None
        shown = self.shown_in(place)
        if shown and await self._edit(place, shown, content):
            await self._desk.shown(place.table, *versions, message=self._edited(shown, content))
            await self._celebrate(place, shown.message, content)
            return None
        loud = self._is_alert_due(shown, content)
        message, words = await self._send_new(place, content, loud=loud)
        self._recency.start(place, message.message_id)
        new = ShownMessage(
            place.own_table,
            message.message_id,
            int(self._now),
            bool(message.photo),
            words=words,
            awaited=_awaited(shown, content),
            over=content.is_over,
            alerted=content.mention.id if loud and content.mention else PlayerId(""),
            acted=noted_acts(shown, content.by, self._now),
            language=content.language or (shown.language if shown else ""),
        )
        await self._desk.shown(place.table, *versions, message=new)
        await self._threads.add(place, message.message_id)
        if place.shared:
            await sit_where_board_is(self._desk, place)
        await self._celebrate(place, message.message_id, content)
        return shown.message if shown else None

    async def _celebrate(self, place: Place, message: int, content: BoardContent) -> None:
        """React to the message that says who has won; a group may allow no reactions."""
        if content.is_won and content.news:
            with suppress(TelegramError):
                await self._bot.set_message_reaction(place.chat, message, ReactionEmoji.TROPHY)

    async def show_finale(self, place: Place, content: BoardContent) -> None:
        """Show the end of a game in the message of the table, which stays, or in another."""
        if place.is_inline:
            await self.inline.show(place, content)
            return
        shown = self.shown_in(place)
        if shown and await self._edit(place, shown, content):
            await self._desk.shown(place.table, message=self._edited(shown, content))
            return
        message, _ = await self._send_new(place, content, loud=True)
        self._recency.saw(place, message.message_id)

    async def point_to(self, place: Place, text: str) -> bool:
        """Say where the board is, in a reply to it; return False if it is out of view or gone.

        Without a text nothing is said.
        """
        shown = self.shown_in(place)
        if shown is None or not self.is_in_view(place):
            return False
        if not text:
            return True
        try:
            message = await self._bot.send_message(
                place.chat,
                text,
                reply_parameters=ReplyParameters(shown.message),
                message_thread_id=place.thread,
                disable_notification=True,
            )
        except BadRequest as error:
            if not has_text(error, *REPLY_GONE):
                raise
            return False
        self._recency.saw(place, message.message_id)
        return True

    def is_in_view(self, place: Place) -> bool:
        """Return whether the message of a table has not scrolled away."""
        shown = self.shown_in(place)
        return shown is not None and self._is_in_view(place, shown)

    @property
    def _now(self) -> float:
        return self._desk.clock() / 1_000

    def _is_alert_due(self, shown: ShownMessage | None, content: BoardContent) -> bool:
        """Return whether a new message has to make a sound; news that ask nobody may."""
        if content.turn is None:
            return content.news and not content.quiet
        return content.news and is_alert_due(content.turn, shown, self._now)

    def _is_in_view(self, place: Place, shown: ShownMessage) -> bool:
        return self._recency.is_in_view(place, shown.message, self._now - shown.at)

    def _can_edit(self, place: Place, shown: ShownMessage, content: BoardContent) -> bool:
        if shown.over and not content.is_over:
            return False
        if content.turn and self._is_alert_due(shown, content):
            return False
        has_board = shown.photo or shown.words
        same_kind = has_board == bool(content.board)
        match content.placing:
            case Placing.HERE:
                # Where pictures are not allowed, a text takes the place of a text.
                return same_kind or not shown.photo
            case Placing.USUAL:
                return same_kind and self._is_in_view(place, shown)
            case Placing.ANEW:
                return False
            case _:
                assert_never(content.placing)

    async def _edit(self, place: Place, shown: ShownMessage, content: BoardContent) -> bool:
        """Edit the message if that will do; return False if another has to be sent."""
        if not self._can_edit(place, shown, content):
            return False
        try:
            await self._change(place, shown, content)
        except NoPicture:
            return False
        except BadRequest as error:
            if has_text(error, *MESSAGE_GONE):
                return False
            if not has_text(error, NOT_MODIFIED):
                raise
        return True

    def _edited(self, shown: ShownMessage, content: BoardContent) -> ShownMessage | None:
        """Return the note of what a message shows after an edit; None if that is known."""
        new = structs.replace(
            shown,
            over=shown.over or content.is_over,
            awaited=_awaited(shown, content),
            acted=noted_acts(shown, content.by, self._now),
            language=content.language or shown.language,
        )
        return None if new == shown else new

    async def _change(self, place: Place, shown: ShownMessage, content: BoardContent) -> None:
        chat, message, buttons = place.chat, shown.message, content.keyboard
        words = content.text if shown.photo else with_description(content.text, content.board)
        text = cut_start(words, CAPTION if shown.photo else TEXT)
        entities = entities_of(text, content.turn.player if content.turn else None)
        if not shown.photo:
            await self._bot.edit_message_text(
                text, chat, message, entities=entities, reply_markup=buttons
            )
        elif content.board is None:
            await self._bot.edit_message_caption(
                chat, message, caption=text, caption_entities=entities, reply_markup=buttons
            )
        else:
            photo = await self._photo(place, content.board)
            media = InputMediaPhoto(photo, text, caption_entities=entities, filename=NAME)
            changed = await self._bot.edit_message_media(media, chat, message, reply_markup=buttons)
            if isinstance(changed, Message):
                self._pictures.note(content.board, changed)

    async def _send_new(
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
        return await self._bot.send_message(
            place.chat,
            text,
            entities=entities_of(text, content.mention),
            reply_markup=content.keyboard,
            message_thread_id=place.thread,
            reply_parameters=in_thread(place),
            disable_notification=not loud,
        )

    async def _send_photo(
        self, place: Place, content: BoardContent, board: Board, *, loud: bool
    ) -> Message:
        text = cut_start(content.text, CAPTION)
        message = await self._bot.send_photo(
            place.chat,
            await self._photo(place, board),
            text,
            caption_entities=entities_of(text, content.mention),
            reply_markup=content.keyboard,
            message_thread_id=place.thread,
            reply_parameters=in_thread(place),
            disable_notification=not loud,
            filename=NAME,
        )
        self._pictures.note(board, message)
        return message

    async def _photo(self, place: Place, board: Board) -> str | bytes:
        photo = await self._pictures.photo(board, place.table)
        if photo is None:
            raise NoPicture
        return photo


def _awaited(shown: ShownMessage | None, content: BoardContent) -> PlayerId:
    """Return who is to know that it is their turn; what is not new tells nobody."""
    if not content.news:
        return shown.awaited if shown else PlayerId("")
    return content.turn.player.id if content.turn else PlayerId("")
