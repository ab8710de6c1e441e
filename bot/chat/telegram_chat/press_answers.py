"""Answers to presses: an alert over the chat, or a message to the player alone."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Final

import structlog
from telegram import Bot
from telegram.error import TelegramError

from bot.chat.telegram_chat import links, outbox
from bot.chat.telegram_chat.errors import QUERY_TOO_OLD, has_text, is_final
from bot.chat.telegram_chat.events import Pressed
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.text_limits import ALERT, cut_end, width
from bot.chat.telegram_chat.unsent import new_unsent
from bot.identity import TableId
from bot.replies.reply import OwnBoard, Reply

_NOTICED: Final = 1.5
"""Seconds of waiting after a press that a player is told of."""
_TOAST: Final = 100
"""Characters that people can read while a text passes by."""
_ANSWER_WITHIN: Final = 1.0
"""Seconds within which a press is answered."""

_log: Final = structlog.get_logger("telegram")


class PressAnswers:
    """Answers presses. Telegram lets a button turn until its press was answered."""

    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender
        self._trying: set[asyncio.Task[None]] = set()

    async def answer_soon(self, pressed: Pressed, wait: float) -> None:
        """Answer a press whose board has to wait; say for how long if that is noticed."""
        if wait < _NOTICED:
            await self.answer(pressed)
        else:
            texts = self._sender.texts(pressed.request.locale)
            text = texts.say("telegram-wait", seconds=ceil(wait))
            await self.answer(pressed, text)

    async def answer(self, pressed: Pressed, text: str = "", url: str | None = None) -> None:
        """Answer a press, with a text if there is one; if that fails, try again meanwhile.

        A short text passes by itself; only a long one has to be closed.
        """
        shown = cut_end(text, ALERT) or None
        alert = width(text) > _TOAST
        send = partial(
            self._bot.answer_callback_query, pressed.query, shown, show_alert=alert, url=url
        )
        try:
            await send()
        except TelegramError as error:
            if is_final(error):
                _log_unanswered(pressed, error)
                return
            task = asyncio.create_task(self._answer_again(pressed, send, new_unsent()))
            self._trying.add(task)
            task.add_done_callback(self._trying.discard)

    async def _answer_again(
        self, pressed: Pressed, send: Callable[[], Awaitable[bool]], unsent: asyncio.Future[None]
    ) -> None:
        """Try to answer a press again and again; the update waits for that."""
        for pause in outbox.PAUSES:
            await asyncio.sleep(pause)
            try:
                await send()
            except TelegramError as error:
                if is_final(error):
                    _log_unanswered(pressed, error)
                    break
            else:
                break
        unsent.set_result(None)

    async def show_privately(self, pressed: Pressed, reply: OwnBoard) -> None:
        """Show a player the board from their side, in their private chat."""
        if not pressed.place.is_group:
            self._sender.boards.show(reply, at=pressed.place)
            await self.answer(pressed)
            return
        board = replace(reply, choices=())
        url = links.board_link(self._bot.username, pressed.place)
        await self.send_privately(pressed, Place(pressed.user), board, url)

    async def send_privately(
        self, pressed: Pressed, own: Place, reply: Reply, url: str = ""
    ) -> None:
        """Send a reply to a player's own chat; one who has none follows an address there."""
        locale = pressed.request.locale
        texts, is_board = self._sender.texts(locale), isinstance(reply, OwnBoard)
        text = texts.say("telegram-shown-alone" if is_board else "telegram-sent-alone")
        sent = asyncio.ensure_future(self._sender.messages.deliver(own, reply, locale))
        # The press is answered soon, even if the message itself has to wait.
        await asyncio.wait({sent}, timeout=_ANSWER_WITHIN)
        refused = sent.done() and sent.exception() is not None
        sent.add_done_callback(partial(_log_unexpected, reply.table))
        url = url or links.chat_link(self._bot.username)
        await (self.answer(pressed, url=url) if refused else self.answer(pressed, text))


def _log_unanswered(pressed: Pressed, error: TelegramError) -> None:
    """Log why a press was not answered; that it came too late is normal."""
    if not has_text(error, QUERY_TOO_OLD):
        _log.warning("callback query not answered", table=pressed.place.table, why=error.message)


def _log_unexpected(table: TableId, sent: asyncio.Future[None]) -> None:
    """Log why a message was not sent, unless Telegram refused it."""
    error = None if sent.cancelled() else sent.exception()
    if error and not isinstance(error, TelegramError):
        _log.error("message not sent", table=table, exc_info=error)
