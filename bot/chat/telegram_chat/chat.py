"""Telegram as the rest of Parlour uses it: run it, and send announcements through it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, Final

import structlog
from telegram import Update
from telegram.error import TelegramError
from telegram.ext import ContextTypes, TypeHandler

from bot.chat.telegram_chat.buttons import MOVES_LISTED
from bot.chat.telegram_chat.cards import Cards
from bot.chat.telegram_chat.command_menus import set_command_menus
from bot.chat.telegram_chat.connection import (
    Access,
    App,
    Heartbeat,
    briefly,
    build,
    connected,
    quiet_requests,
)
from bot.chat.telegram_chat.errors import is_final
from bot.chat.telegram_chat.inline_mode import InlineMode
from bot.chat.telegram_chat.keyboards import Keyboards
from bot.chat.telegram_chat.limiter import Limiter, SendingRates
from bot.chat.telegram_chat.mini_app import MiniApp, MiniAppGate
from bot.chat.telegram_chat.open_board import OpenBoard
from bot.chat.telegram_chat.places import PLATFORM, Place
from bot.chat.telegram_chat.polling import Poller
from bot.chat.telegram_chat.published_pictures import Publishing, picture_routes
from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.shared_tables import SharedTables
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.chat.telegram_chat.update_handler import UpdateHandler
from bot.chat.telegram_chat.webhook import serve_webhook
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.visitors import Gate
from bot.identity import TableId
from bot.language import Language
from bot.replies.quiz import DailyQuiz
from bot.replies.reply import Announcement, Post

_FLUSH_TIMEOUT: Final = 0.6
"""Seconds in which waiting messages are sent when Parlour is stopped."""

_CONNECT_PAUSE: Final = 1.0
"""Seconds before the next try to send, while Telegram is not connected."""

_MENUS_PAUSE: Final = 1.0
"""Seconds before the command menus are sent: whoever waits for an answer comes first."""

_log: Final = structlog.get_logger("telegram")


class TelegramChat:
    """All chats of one Telegram bot."""

    platform: Final = PLATFORM

    def __init__(
        self,
        desk: Desk,
        access: Access,
        *,
        language: Language = Language.ENGLISH,
        rates: SendingRates | None = None,
        mini_app: MiniApp | None = None,
    ) -> None:
        self._desk = desk
        self._access = access
        self._language = language
        self._heartbeat = Heartbeat()
        self._app: App = build(access, self._heartbeat)
        self._poller = Poller(self._app)
        bot = self._app.bot
        open_board = OpenBoard(bot, mini_app, access.token)
        invitations = TableTokens(access.token, "invitation")
        shared = SharedTables(desk, invitations)
        keyboards = Keyboards(bot, desk, language, open_board, invitations)
        alone = access.webhook is None  # only one process can poll
        pictures = TableTokens(access.token, "picture")
        publishing = Publishing(pictures, access.staging_chat, mini_app.url if mini_app else "")
        self._sender = Sender(bot, desk, Limiter(rates), keyboards, publishing, is_alone=alone)
        inline = InlineMode(bot, desk, self._sender, Cards(access.token))
        updates = UpdateHandler(bot, desk, self._sender, shared, inline)
        self._app.add_handler(TypeHandler(Update, updates.handle))
        self._app.add_error_handler(_log_error)
        self.routes = picture_routes(desk, pictures)
        """What the page serves for Telegram: pictures of boards."""
        self._gate = MiniAppGate(bot, desk, access.token) if mini_app else None
        desk.lists_moves(PLATFORM, MOVES_LISTED)

    async def run(self) -> None:
        """Serve until cancelled."""
        with quiet_requests():
            async with connected(self._app), self._sending(), self._receiving():
                _log.info("Telegram connected", bot=self._app.bot.username)
                await asyncio.sleep(_MENUS_PAUSE)
                await self._set_command_menus()
                await asyncio.Event().wait()

    def _receiving(self) -> AbstractAsyncContextManager[None]:
        """Receive updates while the block runs."""
        webhook = self._access.webhook
        return (
            serve_webhook(self._app, self._access.secret, webhook)
            if webhook
            else self._poller.receiving()
        )

    @asynccontextmanager
    async def _sending(self) -> AsyncIterator[None]:
        """Send messages while the block runs, and for a moment after it."""
        try:
            yield
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(_FLUSH_TIMEOUT):
                    await self.flush()
            if self._access.webhook is None:
                await briefly(self._poller.close())
            await self._sender.close()

    @property
    def connected(self) -> bool:
        """Return whether updates are being received."""
        polls = self._access.webhook is None
        return bool(self._app.running) and (self._heartbeat.is_alive or not polls)

    @property
    def gate(self) -> Gate | None:
        """Return what admits people to the page inside Telegram; None if it does not open there."""
        return self._gate

    async def say(self, reply: Announcement) -> None:
        """Show a board that nobody asked for; a reminder is a new message, which alerts people."""
        await self._deliver(self._sender.boards.deliver(reply))

    async def pose(self, quiz: DailyQuiz) -> None:
        """Post the problem of the day as a poll."""
        await self._deliver(self._sender.messages.deliver_quiz(quiz))

    async def notify(self, place: TableId, text: str) -> None:
        """Send a text to a chat; tables that people share have none of their own."""
        where = Place.of_table(place)
        if where.is_shared:
            raise Undeliverable
        await self._deliver(
            self._sender.messages.deliver(where, Post(table=place, text=text), locale=None)
        )

    async def leave_chat(self, chat: str) -> None:
        """Leave a group."""
        await self._deliver(self._leave(chat.partition(":")[2]))

    async def _leave(self, number: str) -> None:
        if not number.startswith("-"):
            raise Undeliverable  # nobody leaves a private chat
        await self._app.bot.leave_chat(number)

    async def _deliver(self, sending: Coroutine[Any, Any, None]) -> None:
        if not self._app.running:
            sending.close()
            raise NotNow(_CONNECT_PAUSE)
        try:
            await sending
        except TelegramError as error:
            raise Undeliverable if is_final(error) else NotNow from error

    async def flush(self) -> None:
        """Return when all messages are sent."""
        await self._sender.flush()

    async def _set_command_menus(self) -> None:
        try:
            computers = self._desk.has_computers
            await set_command_menus(self._app.bot, self._language, computers=computers)
        except TelegramError as error:
            _log.warning("command menus not updated", why=error.message)


async def _log_error(update: object, context: ContextTypes.DEFAULT_TYPE) -> None:
    """Log an error in an update; the others are handled all the same."""
    number = update.update_id if isinstance(update, Update) else None
    _log.error("update failed", update=number, exc_info=context.error)
