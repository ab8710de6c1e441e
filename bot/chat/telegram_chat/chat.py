"""A chat on Telegram: updates become requests, replies become messages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Final

import structlog
from telegram import Update
from telegram.error import BadRequest, Forbidden, TelegramError
from telegram.ext import ContextTypes, TypeHandler

from bot.chat.telegram_chat.answers import Answers
from bot.chat.telegram_chat.connection import (
    Access,
    App,
    Heartbeat,
    build,
    connected,
    quiet_requests,
)
from bot.chat.telegram_chat.limiter import Limiter, Pace
from bot.chat.telegram_chat.members import is_member, is_moderator
from bot.chat.telegram_chat.menus import set_menus
from bot.chat.telegram_chat.places import PLATFORM
from bot.chat.telegram_chat.polling import polling
from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.updates import Added, Followed, Moved, Pressed, Typed, read
from bot.chat.telegram_chat.webhook import called
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.language import Language
from bot.recent import RecentCache
from bot.replies.reply import Announcement, Reply

_REMEMBERED: Final = 2_048
"""Updates that are known if they come again."""

_LAST_MOMENT: Final = 0.6
"""Seconds that messages have to go out when Parlour is stopped."""

_log: Final = structlog.get_logger("telegram")


class TelegramChat:
    """All chats of one bot."""

    platform: Final = PLATFORM

    def __init__(
        self,
        desk: Desk,
        access: Access,
        *,
        language: Language = Language.ENGLISH,
        pace: Pace | None = None,
    ) -> None:
        self._desk = desk
        self._access = access
        self._language = language
        self._heartbeat = Heartbeat()
        self._app: App = build(access, self._heartbeat)
        self._app.add_handler(TypeHandler(Update, self._take))
        self._app.add_error_handler(_log_error)
        self._sender = Sender(self._app.bot, desk, Limiter(pace), language)
        self._answers = Answers(self._sender)
        self._seen = RecentCache[int, bool](_REMEMBERED)

    async def run(self) -> None:
        """Serve the chats until cancelled."""
        with quiet_requests():
            async with connected(self._app), self._sending(), self._receiving():
                _log.info("connected", bot=self._app.bot.username)
                await self._set_menus()
                await asyncio.Event().wait()

    def _receiving(self) -> AbstractAsyncContextManager[None]:
        """Let updates come in while the block runs."""
        webhook = self._access.webhook
        return called(self._app, self._access.secret, webhook) if webhook else polling(self._app)

    @asynccontextmanager
    async def _sending(self) -> AsyncIterator[None]:
        """Send messages while the block runs; what has not gone soon after is told again later."""
        try:
            yield
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LAST_MOMENT):
                    await self.flush()
            await self._sender.close()

    @property
    def connected(self) -> bool:
        """Tell whether messages come in and go out."""
        asking = self._access.webhook is None
        return bool(self._app.running) and (self._heartbeat.is_alive or not asking)

    async def say(self, reply: Announcement) -> None:
        """Post something unasked, as a new message: an edit alerts nobody."""
        if not self._app.running:
            raise NotNow
        try:
            await self._sender.deliver(reply)
        except (Forbidden, BadRequest) as error:
            raise Undeliverable from error
        except TelegramError as error:
            raise NotNow from error

    async def flush(self) -> None:
        """Return when everything that has come is handled, and what is to be sent has been."""
        await self._app.update_queue.join()
        await self._sender.flush()

    async def _set_menus(self) -> None:
        try:
            await set_menus(self._app.bot, self._language)
        except TelegramError as error:
            _log.warning("the menus of commands are as they were", why=error.message)

    async def _take(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Handle an update once, however often it comes."""
        if update.update_id in self._seen:
            return
        self._seen.put(update.update_id, value=True)
        event = read(update, self._app.bot)
        match event:
            case Typed() | Pressed():
                await self._answer(event)
            case None:
                pass
            case _:
                await self._handle(event)

    async def _answer(self, event: Typed | Pressed) -> None:
        """Answer somebody, whatever goes wrong."""
        try:
            await (self._typed(event) if isinstance(event, Typed) else self._pressed(event))
        except Exception:  # noqa: BLE001 - the last resort: the player gets an answer
            apology = self._desk.apologise(event.place.table, event.request.locale)
            await self._answers.apologise(event, apology)

    async def _handle(self, event: Followed | Moved | Added) -> None:
        match event:
            case Followed():
                await self._followed(event)
            case Moved(old, new):
                await self._sender.moved(old, new)
            case Added(request, place):
                reply = await self._desk.handle(request)
                self._sender.write(place, reply, locale=request.locale)

    async def _typed(self, event: Typed) -> None:
        self._sender.saw(event.place, event.message)
        self._answers.to_typed(event, await self._ask(event))

    async def _pressed(self, event: Pressed) -> None:
        await self._answers.to_press(event, await self._ask(event))

    async def _ask(self, event: Typed | Pressed) -> Reply:
        """Hand a request to the desk, which finds out about moderators if it has to."""
        request = event.request
        if not request.anonymous:
            ask = partial(is_moderator, self._app.bot, event.place, request.player.id)
            request = replace(request, check_moderator=ask)
        return await self._desk.handle(request, self._sender.busy(event.place))

    async def _followed(self, event: Followed) -> None:
        """Do what a link asks for, for those who may be where it leads."""
        try:
            member = await is_member(self._app.bot, event.link.place.chat, event.user)
        except TelegramError as error:
            _log.warning("members not known", table=event.link.place.table, why=error.message)
            self._answers.ask_again(event)
            return
        if member:
            self._answers.to_link(event, await self._desk.handle(event.request))
        else:
            self._answers.turn_away(event)


async def _log_error(update: object, context: ContextTypes.DEFAULT_TYPE) -> None:
    """Note what went wrong with an update; the others are handled all the same."""
    number = update.update_id if isinstance(update, Update) else None
    _log.error("update not handled", update=number, exc_info=context.error)
