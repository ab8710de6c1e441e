"""Telegram as the rest of Parlour uses it: run it, and send announcements through it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, assert_never

import structlog
from telegram import Update
from telegram.error import TelegramError
from telegram.ext import ContextTypes, TypeHandler

from bot.chat.telegram_chat.answers import Answers
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
from bot.chat.telegram_chat.events import (
    Added,
    Followed,
    Invited,
    Moved,
    Pressed,
    Typed,
    Voted,
)
from bot.chat.telegram_chat.inline_mode import InlineMode
from bot.chat.telegram_chat.inline_updates import read_inline
from bot.chat.telegram_chat.keyboards import Keyboards
from bot.chat.telegram_chat.limiter import Limiter, SendingRates
from bot.chat.telegram_chat.members import is_member, is_moderator
from bot.chat.telegram_chat.mini_app import MiniApp, MiniAppGate
from bot.chat.telegram_chat.open_board import OpenBoard
from bot.chat.telegram_chat.places import PLATFORM, Place
from bot.chat.telegram_chat.polling import Poller
from bot.chat.telegram_chat.progress import ShownProgress
from bot.chat.telegram_chat.published_pictures import Publishing, picture_routes
from bot.chat.telegram_chat.quiz_polls import solving
from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.shared_tables import SharedTables
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.chat.telegram_chat.updates import read
from bot.chat.telegram_chat.webhook import serve_webhook
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.visitors import Gate
from bot.identity import TableId
from bot.language import Language
from bot.recent import RecentCache
from bot.replies.reply import Announcement, DailyQuiz, Post, Refusal, Reply

_HANDLED: Final = 2_048
"""How many updates are recognised when Telegram sends them again."""

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
        self._app.add_handler(TypeHandler(Update, self._handle_update))
        self._app.add_error_handler(_log_error)
        self._poller = Poller(self._app)
        bot = self._app.bot
        open_board = OpenBoard(bot, mini_app, access.token)
        invitations = TableTokens(access.token, "invitation")
        self._shared = SharedTables(desk, invitations)
        self._threads = ThreadNotes(desk)
        keyboards = Keyboards(bot, desk, language, open_board, invitations)
        alone = access.webhook is None  # only one process can poll
        pictures = TableTokens(access.token, "picture")
        publishing = Publishing(pictures, access.staging_chat, mini_app.url if mini_app else "")
        self._sender = Sender(bot, desk, Limiter(rates), keyboards, publishing, is_alone=alone)
        self._inline = InlineMode(bot, desk, self._sender, Cards(access.token))
        self.routes = picture_routes(desk, pictures)
        """What the page serves for Telegram: pictures of boards."""
        self._gate = MiniAppGate(bot, desk, access.token) if mini_app else None
        self._answers = Answers(bot, desk, self._sender)
        desk.lists_moves(PLATFORM, MOVES_LISTED)
        self._handled = RecentCache[int, bool](_HANDLED)

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
        await self._deliver(self._sender.deliver(reply))

    async def pose(self, quiz: DailyQuiz) -> None:
        """Post the problem of the day as a poll."""
        await self._deliver(self._sender.deliver_quiz(quiz))

    async def notify(self, place: TableId, text: str) -> None:
        """Send a text to a chat; tables that people share have none of their own."""
        where = Place.of_table(place)
        if where.is_shared:
            raise Undeliverable
        await self._deliver(
            self._sender.deliver_text(where, Post(table=place, text=text), locale=None)
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

    async def _handle_update(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Handle an update once, however often Telegram sends it."""
        if update.update_id in self._handled:
            return
        self._handled.put(update.update_id, value=True)
        if inline := read_inline(update, self._app.bot):
            await self._inline.handle(inline)
            return
        event = read(update, self._app.bot)
        match event:
            case Typed() | Pressed() | Followed() | Invited() | Added():
                await self._respond(event)
            case Moved(old, new):
                await self._sender.migrate(old, new)
            case Voted():
                await self._voted(event)
            case None:
                pass
            case _:
                assert_never(event)

    async def _voted(self, vote: Voted) -> None:
        """Hand an answer to a problem to the desk; the poll itself has told what is right."""
        request = await solving(self._desk, vote)
        if request:
            await self._desk.handle(request)

    async def _respond(self, event: Typed | Pressed | Followed | Invited | Added) -> None:
        """Answer, with an apology if anything goes wrong."""
        try:
            await self._answer(event)
        except Exception as error:  # noqa: BLE001 - the last resort: the player gets an answer
            request = event.request
            apology = self._desk.apologise(request.table, error, request.locale, request.player.id)
            await self._answers.apologise(event, apology)

    async def _answer(self, event: Typed | Pressed | Followed | Invited | Added) -> None:
        match event:
            case Typed():
                await self._typed(event)
            case Pressed():
                await self._pressed(event)
            case Followed():
                await self._followed(event)
            case Invited():
                await self._invited(event)
            case Added(request, place):
                reply = await self._desk.handle(request)
                async with self._desk.showing(reply):
                    self._sender.send_text(place, reply, locale=request.locale)
            case _:
                assert_never(event)

    async def _typed(self, event: Typed) -> None:
        if event.thread:
            event = event.moved_to(await self._threads.find(event.place, event.thread))
        if not event.corrected and not event.private:
            self._sender.note_message(event.place, event.message)
        if not event.place.is_group and not self._desk.is_secret(event.request):
            event = await self._shared.direct(event, await self._shared.seat(event.place))
        # What a message has done already is not done again when it is corrected.
        if not (event.corrected and await self._desk.has_done(event.request)):
            await self._answer_typed(event)

    async def _answer_typed(self, event: Typed) -> None:
        reply = await self._ask(event)
        async with self._desk.showing(reply):
            await self._answers.typed.answer(event, reply)
        await self._note_seat(event, reply)

    async def _pressed(self, event: Pressed) -> None:
        if event.inline:
            await self._pressed_inline(event)
            return
        if event.is_old or not event.place.is_group:
            place = await self._threads.find(event.place, event.message)
            event = await self._shared.direct(event, place)
        elif event.private:
            event = event.moved_to(await self._sender.private.place_of(event))
        elif event.thread:
            event = event.moved_to(await self._threads.find(event.place, event.thread))
        reply = await self._ask(event)
        async with self._desk.showing(reply):
            await self._answers.answer_press(event, reply)
        await self._note_seat(event, reply)

    async def _pressed_inline(self, event: Pressed) -> None:
        """Answer a press in a chat that the bot is not in."""
        meant = await self._inline.press(event)
        if meant is None:
            await self._answers.say_open(event)
            return
        reply = await self._ask(meant)
        async with self._desk.showing(reply):
            await self._sender.note_inline(meant.place, meant.inline)
            await self._answers.answer_press(meant, reply)

    async def _note_seat(self, event: Typed | Pressed, reply: Reply) -> None:
        """Note at which table a private chat sits; show what that has closed."""
        closed = await self._shared.note_seat(event, reply)
        if isinstance(closed, Announcement):
            self._sender.show(closed, event.request.locale, by=event.request.player.id)

    async def _invited(self, event: Invited) -> None:
        """Seat whoever follows a friend's link, and show them the board."""
        place = self._shared.invited_to(event.place, event.token)
        if place is None:
            self._answers.refuse_invitation(event)
        else:
            await self._answer_typed(event.typed.moved_to(place))

    async def _ask(self, event: Typed | Pressed) -> Reply:
        """Ask the desk; whether the player is a moderator is looked up if the command needs it."""
        request = event.request
        if isinstance(event, Pressed) and self._sender.is_unread(event):
            text = self._sender.texts(request.locale).say("telegram-just-changed")
            return Refusal(table=request.table, text=text)
        if event.place.is_group and not request.anonymous:
            ask = partial(is_moderator, self._app.bot, event.place, request.player.id)
            request = replace(request, check_moderator=ask)
        if isinstance(event, Pressed) and event.inline:
            return await self._desk.handle(request)
        progress = ShownProgress(self._app.bot, event.place)
        try:
            return await self._desk.handle(request, progress.show)
        finally:
            await progress.close()

    async def _followed(self, event: Followed) -> None:
        """Carry out the command of a link for members of its chat."""
        try:
            member = await is_member(self._app.bot, event.link.place.chat, event.user)
        except TelegramError as error:
            _log.warning("membership check failed", table=event.link.place.table, why=error.message)
            self._answers.say_busy(event)
            return
        if not member:
            self._answers.refuse_non_member(event)
            return
        reply = await self._desk.handle(event.request)
        async with self._desk.showing(reply):
            self._answers.answer_link(event, reply)


async def _log_error(update: object, context: ContextTypes.DEFAULT_TYPE) -> None:
    """Log an error in an update; the others are handled all the same."""
    number = update.update_id if isinstance(update, Update) else None
    _log.error("update failed", update=number, exc_info=context.error)
