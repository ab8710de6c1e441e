"""A chat on Telegram: updates become requests, replies become messages."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
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
from bot.chat.telegram_chat.members import is_member, ranked
from bot.chat.telegram_chat.menus import set_menus
from bot.chat.telegram_chat.places import PLATFORM
from bot.chat.telegram_chat.polling import polling
from bot.chat.telegram_chat.sender import Post
from bot.chat.telegram_chat.updates import Added, Event, Followed, Moved, Pressed, Typed, read
from bot.chat.telegram_chat.webhook import called
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.language import Language
from bot.replies.reply import Reply

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
        self._post = Post(self._app.bot, desk, Limiter(pace), language)
        self._answers = Answers(self._post)
        self._seen: OrderedDict[int, None] = OrderedDict()

    async def run(self) -> None:
        """Serve the chats until cancelled."""
        with quiet_requests():
            async with connected(self._app), self._posting(), self._receiving():
                _log.info("connected", bot=self._app.bot.username)
                await self._set_menus()
                await asyncio.Event().wait()

    def _receiving(self) -> AbstractAsyncContextManager[None]:
        """Let updates come in while the block runs."""
        webhook = self._access.webhook
        return called(self._app, self._access.secret, webhook) if webhook else polling(self._app)

    @asynccontextmanager
    async def _posting(self) -> AsyncIterator[None]:
        """Send messages while the block runs; what has not gone soon after is told again later."""
        try:
            yield
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LAST_MOMENT):
                    await self.flush()
            await self._post.close()

    @property
    def connected(self) -> bool:
        """Tell whether messages come in and go out."""
        asking = self._access.webhook is None
        return bool(self._app.running) and (self._heartbeat.is_alive or not asking)

    async def say(self, reply: Reply) -> None:
        """Post something unasked, as a new message: an edit alerts nobody."""
        if not self._app.running:
            raise NotNow
        try:
            await self._post.deliver(reply)
        except (Forbidden, BadRequest) as error:
            raise Undeliverable from error
        except TelegramError as error:
            raise NotNow from error

    async def flush(self) -> None:
        """Return when everything that has come is handled, and what is to be sent has been."""
        await self._app.update_queue.join()
        await self._post.flush()

    async def _set_menus(self) -> None:
        try:
            await set_menus(self._app.bot, self._language)
        except TelegramError as error:
            _log.warning("the menus of commands are as they were", why=error.message)

    async def _take(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Handle an update once, however often it comes."""
        if update.update_id in self._seen:
            return
        self._seen[update.update_id] = None
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        event = read(update, self._app.bot)
        if event:
            await self._handle(event)

    async def _handle(self, event: Event) -> None:
        match event:
            case Typed():
                await self._typed(event)
            case Pressed():
                request = await ranked(self._app.bot, event)
                reply = await self._desk.handle(request, self._post.busy(event.place))
                await self._answers.to_press(event, reply)
            case Followed():
                await self._followed(event)
            case Moved(old, new):
                await self._post.moved(old, new)
            case Added(request, place):
                reply = await self._desk.handle(request)
                self._post.write(place, reply, locale=request.locale)

    async def _typed(self, event: Typed) -> None:
        request = await ranked(self._app.bot, event)
        self._post.saw(event.place, event.message)
        reply = await self._desk.handle(request, self._post.busy(event.place))
        self._answers.to_typed(event, reply)

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
