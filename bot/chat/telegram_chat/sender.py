"""Sends replies: boards, texts, files, and answers to presses."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import structlog
from telegram import Bot, InlineKeyboardButton
from telegram.constants import ChatAction
from telegram.error import TelegramError

from bot.chat.telegram_chat import links
from bot.chat.telegram_chat.board_messages import BoardContent, BoardMessages
from bot.chat.telegram_chat.buttons import Row, keyboard
from bot.chat.telegram_chat.errors import QUERY_TOO_OLD, has_text
from bot.chat.telegram_chat.limiter import Limiter
from bot.chat.telegram_chat.messages import (
    BoardMessage,
    BoardReply,
    ButtonRemoval,
    TextEdit,
    TextMessage,
)
from bot.chat.telegram_chat.outbox import Outbox
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.text_limits import ALERT, cut_end
from bot.chat.telegram_chat.updates import Pressed
from bot.commands.parser import write_payload
from bot.desk.desk import Desk
from bot.desk.studio import OnProgress
from bot.identity import TableId
from bot.language import Language, choose_language
from bot.persistence.places import ShownMessage
from bot.replies.reply import Announcement, Choice, Choices, Menu, OwnBoard, Reply
from bot.texts import Texts

_BACK: Final[Choices] = ((Choice("↩", write_payload(0, "board")),),)
"""The button that leads from a menu back to the board."""
_JOIN, _PLAY = "join", "play"
_ANSWER_WITHIN: Final = 1.0
"""Seconds within which a press is answered."""

_log: Final = structlog.get_logger("telegram")


class Sender:
    """Turns replies into messages."""

    def __init__(self, bot: Bot, desk: Desk, limiter: Limiter, language: Language) -> None:
        self._bot = bot
        self._desk = desk
        self._language = language
        self._recency = Recency()
        self._boards = BoardMessages(bot, desk, self._recency)
        self._outbox = Outbox(limiter, self.migrate)

    def note_message(self, place: Place, message: int) -> None:
        """Note that somebody wrote a message."""
        self._recency.saw(place, message)

    def shown_in(self, place: Place) -> ShownMessage | None:
        """Return the message that shows the board of a place."""
        return self._boards.shown_in(place)

    async def deliver(self, reply: Announcement) -> None:
        """Send an announcement that nobody asked for; raise the error if Telegram refuses it."""
        message = self._board(reply, resend=True)
        await self._outbox.deliver(Place.of_table(reply.table), message)

    async def flush(self) -> None:
        """Return when everything has been sent."""
        await self._outbox.flush()

    async def close(self) -> None:
        """Stop sending."""
        await self._outbox.close()

    async def migrate(self, old: Place, new: Place) -> None:
        """Move a table to the new id of its chat, and show it there."""
        reply = await self._desk.move(old.table, new.table)
        if reply:
            self.show(reply)

    def show_progress(self, place: Place) -> OnProgress:
        """Return a callback that shows, below the name of the chat, that an animation is made."""

        async def show(_: str) -> None:
            try:
                await self._bot.send_chat_action(
                    place.chat, ChatAction.UPLOAD_VIDEO, message_thread_id=place.topic
                )
            except TelegramError as error:
                _log.info("progress not shown", why=error.message)

        return show

    async def show_privately(self, pressed: Pressed, reply: OwnBoard) -> None:
        """Show a player the board from their side, in their private chat."""
        if not pressed.place.is_group:
            self.show(reply)
            await self.answer_query(pressed)
            return
        text = self.texts(pressed.request.locale).say("telegram-shown-alone")
        url = links.board_link(self._bot.username, pressed.place)
        message = TextMessage(self._bot, self._desk, self._recency, replace(reply, choices=()))
        sent = asyncio.ensure_future(self._outbox.deliver(Place(pressed.user), message))
        # The press is answered soon, even if the message itself has to wait.
        await asyncio.wait({sent}, timeout=_ANSWER_WITHIN)
        refused = sent.done() and sent.exception() is not None
        sent.add_done_callback(partial(_log_unexpected, message.reply.table))
        await (self.answer_query(pressed, url=url) if refused else self.answer_query(pressed, text))

    async def answer_query(self, pressed: Pressed, text: str = "", url: str | None = None) -> None:
        """Answer a press, with an alert if there is a text; ignore that it may be too late."""
        alert = cut_end(text, ALERT) or None
        try:
            await self._bot.answer_callback_query(
                pressed.query, alert, show_alert=bool(alert), url=url
            )
        except TelegramError as error:
            if not has_text(error, QUERY_TOO_OLD):
                _log.warning(
                    "callback query not answered", table=pressed.place.table, why=error.message
                )

    def show(
        self,
        reply: BoardReply,
        locale: str | None = None,
        *,
        resend: bool = False,
        keep_picture: bool = False,
    ) -> None:
        """Show a reply in the board message of its table."""
        message = self._board(reply, locale, resend=resend, keep_picture=keep_picture)
        place = Place.of_table(reply.table)
        self._outbox.put(place, message, self._apology(place, locale))

    def _board(
        self,
        reply: BoardReply,
        locale: str | None = None,
        *,
        resend: bool = False,
        keep_picture: bool = False,
    ) -> BoardMessage:
        def draw(shown: BoardReply) -> BoardContent:
            back = _BACK if isinstance(shown, Menu) else ()
            return BoardContent(
                shown.text,
                None if keep_picture else shown.board,
                keyboard((*shown.choices, *back), self._links(shown, locale)),
                shown.mention if isinstance(shown, Announcement) else None,
                keep_picture=keep_picture,
                resend=resend,
            )

        return BoardMessage(self._boards, self._desk, reply, draw, self.remove_buttons)

    def send_text(
        self,
        place: Place,
        reply: Reply,
        answers: int | None = None,
        locale: str | None = None,
    ) -> None:
        """Send a reply as a message that is not the board."""
        choices = reply.choices if isinstance(reply, Menu) else ()
        buttons = keyboard(choices, self._links(reply, locale))
        message = TextMessage(self._bot, self._desk, self._recency, reply, buttons, answers)
        self._outbox.put(place, message, self._apology(place, locale))

    def _apology(self, place: Place, locale: str | None) -> Callable[[], TextMessage]:
        """Return a callback that makes an apology, in case a message fails unexpectedly."""

        def apologise() -> TextMessage:
            apology = self._desk.apologise(place.table, locale)
            return TextMessage(self._bot, self._desk, self._recency, apology)

        return apologise

    def edit_text(
        self, place: Place, message: int, reply: Reply, locale: str | None = None
    ) -> None:
        """Show a reply in an existing message that is not the board."""
        menu = TextEdit(self._bot, message, reply.text, keyboard(reply.choices))
        self._outbox.put(place, menu, self._apology(place, locale))

    def remove_buttons(self, place: Place, message: int) -> None:
        """Remove the buttons of a message."""
        self._outbox.put(place, ButtonRemoval(self._bot, message))

    def _links(self, reply: Reply, locale: str | None) -> Row:
        """Return buttons with links: to invite people, or to add the bot to a group."""
        place, bot = Place.of_table(reply.table), self._bot.username
        offered = {choice.command for group in reply.choices for choice in group}
        texts = self.texts(locale)
        if _JOIN in offered and place.is_group:
            url = links.share_link(links.join_link(bot, place))
            return (InlineKeyboardButton(texts.say("telegram-invite"), url=url),)
        if isinstance(reply, Menu) and _PLAY in offered and not place.is_group:
            label = texts.say("telegram-add-to-group")
            return (InlineKeyboardButton(label, url=links.group_link(bot)),)
        return ()

    def texts(self, locale: str | None) -> Texts:
        """Return the texts in the language of a locale."""
        return Texts(choose_language(locale, default=self._language))


def _log_unexpected(table: TableId, sent: asyncio.Future[None]) -> None:
    """Log why a message was not sent, unless Telegram refused it."""
    error = None if sent.cancelled() else sent.exception()
    if error and not isinstance(error, TelegramError):
        _log.error("message not sent", table=table, exc_info=error)
