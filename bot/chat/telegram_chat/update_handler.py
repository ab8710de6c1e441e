"""What is done about an update: the desk is asked, and its reply is shown."""

from dataclasses import replace
from functools import partial
from typing import Final, assert_never

import structlog
from telegram import Bot, Update
from telegram.error import TelegramError
from telegram.ext import ContextTypes

from bot.chat.telegram_chat.answers import Answers
from bot.chat.telegram_chat.events import Added, Followed, Invited, Moved, Pressed, Typed, Voted
from bot.chat.telegram_chat.inline_mode import InlineMode
from bot.chat.telegram_chat.inline_updates import read_inline
from bot.chat.telegram_chat.members import is_member, is_moderator
from bot.chat.telegram_chat.progress import ShownProgress
from bot.chat.telegram_chat.quiz_polls import solving
from bot.chat.telegram_chat.sender import Sender
from bot.chat.telegram_chat.shared_tables import SharedTables
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.chat.telegram_chat.updates import read
from bot.desk.desk import Desk
from bot.recent import RecentCache
from bot.replies.reply import Announcement, Refusal, Reply

_log: Final = structlog.get_logger("telegram")

_HANDLED: Final = 2_048
"""How many updates are recognised when Telegram sends them again."""


class UpdateHandler:
    """Handles what people type, press and follow, and what happens to chats."""

    def __init__(
        self, bot: Bot, desk: Desk, sender: Sender, shared: SharedTables, inline: InlineMode
    ) -> None:
        self._bot = bot
        self._desk = desk
        self._sender = sender
        self._shared = shared
        self._inline = inline
        self._threads = ThreadNotes(desk)
        self._answers = Answers(bot, desk, sender)
        self._handled = RecentCache[int, bool](_HANDLED)

    async def handle(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Handle an update once, however often Telegram sends it."""
        if update.update_id in self._handled:
            return
        self._handled.put(update.update_id, value=True)
        if inline := read_inline(update, self._bot):
            await self._inline.handle(inline)
            return
        event = read(update, self._bot)
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
                    self._sender.messages.send(place, reply, locale=request.locale)
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
            await self._sender.boards.note_inline(meant.place, meant.inline)
            await self._answers.answer_press(meant, reply)

    async def _note_seat(self, event: Typed | Pressed, reply: Reply) -> None:
        """Note at which table a private chat sits; show what that has closed."""
        closed = await self._shared.note_seat(event, reply)
        if isinstance(closed, Announcement):
            self._sender.boards.show(closed, event.request.locale, by=event.request.player.id)

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
        if isinstance(event, Pressed) and self._sender.boards.is_unread(event):
            text = self._sender.texts(request.locale).say("telegram-just-changed")
            return Refusal(table=request.table, text=text)
        if event.place.is_group and not request.anonymous:
            ask = partial(is_moderator, self._bot, event.place, request.player.id)
            request = replace(request, check_moderator=ask)
        if isinstance(event, Pressed) and event.inline:
            return await self._desk.handle(request)
        progress = ShownProgress(self._bot, event.place)
        try:
            return await self._desk.handle(request, progress.show)
        finally:
            await progress.close()

    async def _followed(self, event: Followed) -> None:
        """Carry out the command of a link for members of its chat."""
        try:
            member = await is_member(self._bot, event.link.place.chat, event.user)
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
