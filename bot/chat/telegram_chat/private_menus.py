"""Menus, and how a move is chosen, for the one member of a group who asked."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import ClassVar, Final

import structlog
from telegram.error import TelegramError

from bot.chat.telegram_chat.events import Pressed, Typed
from bot.chat.telegram_chat.keyboards import Keyboards
from bot.chat.telegram_chat.outbox import Outbox, Sendable
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.private_messages import (
    CannotShow,
    Member,
    Occasion,
    PrivateContent,
    PrivateMessages,
)
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, width
from bot.chat.telegram_chat.thread_notes import ThreadNotes
from bot.chat.telegram_chat.unmergeable import Unmergeable
from bot.recent import RecentCache
from bot.replies.contents import board_of
from bot.replies.reply import Menu, Note, OwnBoard, Refusal, Reply

_OPEN: Final = 10_000
"""In how many places it is remembered who has what open."""

_log: Final = structlog.get_logger("telegram")

Otherwise = Callable[[], Awaitable[None]]
"""Shows the same to everybody, and answers the press if it was one."""


class PrivateMenus:
    """Shows members what they alone shall see; each has one message open in a place."""

    def __init__(
        self,
        messages: PrivateMessages,
        outbox: Outbox,
        keyboards: Keyboards,
        threads: ThreadNotes,
    ) -> None:
        self._messages = messages
        self._outbox = outbox
        self._keyboards = keyboards
        self._threads = threads
        self._open = RecentCache[Place, dict[int, int]](_OPEN)
        self._places = RecentCache[tuple[int, int], Place](_OPEN)

    def are_possible(self, event: Typed | Pressed) -> bool:
        """Return whether whoever pressed, or typed what nobody else sees, can be answered alone."""
        allowed = isinstance(event, Pressed) or bool(event.private)
        return allowed and self._messages.are_possible(_member(event))

    def open(self, event: Typed | Pressed, reply: Reply, otherwise: Otherwise) -> None:
        """Show a reply to whoever asked, which answers their press."""
        member = _member(event)

        async def note(number: int) -> None:
            await self._opened(member, number)

        content = self._content(event, reply)
        message = _Opening(self._messages, member, _occasion(event), content, note, otherwise)
        self._outbox.put(_queue(member), message)

    async def _opened(self, member: Member, number: int) -> None:
        others = self._open.get(member.place) or self._open.put(member.place, {})
        older = others.get(member.user)
        others[member.user] = number
        self._places.put((member.place.chat, number), member.place)
        await self._threads.add(member.place, -number)
        if older:
            self._delete(member, older)

    def can_turn(self, pressed: Pressed, reply: Reply) -> bool:
        """Return whether the pressed message can show a reply instead."""
        fits = width(reply.text) <= CAPTION
        return bool(pressed.private) and pressed.photo == bool(board_of(reply)) and fits

    def turn(self, pressed: Pressed, reply: Reply, otherwise: Otherwise) -> None:
        """Show a reply in the pressed message."""
        content, member = self._content(pressed, reply), _member(pressed)
        message = _Turning(self._messages, member, pressed.private, content, otherwise)
        self._outbox.put(_queue(member), message)

    def close(self, pressed: Pressed) -> None:
        """Let the pressed message go away."""
        others = self._open.get(pressed.place) or {}
        if others.get(pressed.user) == pressed.private:
            del others[pressed.user]
        self._delete(_member(pressed), pressed.private)

    def close_all(self, place: Place) -> None:
        """Let everything go away that is open in a place: the table has changed."""
        for user, number in (self._open.get(place) or {}).items():
            self._delete(Member(place, user), number)
        self._open.put(place, {})

    async def place_of(self, pressed: Pressed) -> Place:
        """Return where a pressed message is: Telegram may not say in which thread."""
        known = self._places.get((pressed.place.chat, pressed.private))
        if known or pressed.place.topic is not None:
            return known or pressed.place
        return await self._threads.find(pressed.place, -pressed.private)

    async def flush(self) -> None:
        """Return when everything has been sent."""
        await self._outbox.flush()

    async def stop(self) -> None:
        """Stop sending."""
        await self._outbox.close()

    def _content(self, event: Typed | Pressed, reply: Reply) -> PrivateContent:
        buttons = self._keyboards.of_message(reply, event.request.locale)
        return PrivateContent(reply.text, board_of(reply), buttons)

    def _delete(self, member: Member, number: int) -> None:
        self._outbox.put(_queue(member), _Closing(self._messages, member, number))


def can_be_alone(reply: Reply) -> bool:
    """Return whether a message that one member sees has room for a reply."""
    fits = width(reply.text) <= (CAPTION if board_of(reply) else TEXT)
    return fits and isinstance(reply, Menu | Note | OwnBoard | Refusal)


def _member(event: Typed | Pressed) -> Member:
    return Member(event.place, event.user)


def _occasion(event: Typed | Pressed) -> Occasion:
    if isinstance(event, Pressed):
        return Occasion(query=event.query)
    return Occasion(command=event.private)


def _queue(member: Member) -> Place:
    """Return the queue in which what one person sees waits, whatever their groups wait for."""
    return Place(member.user)


@asynccontextmanager
async def _or_else(otherwise: Otherwise) -> AsyncIterator[None]:
    """Show it to everybody if the block cannot show it to one member."""
    try:
        yield
    except CannotShow:
        await otherwise()
    except TelegramError:
        raise  # it is tried again
    except Exception:  # noqa: BLE001 - the last resort: the player gets an answer
        _log.exception("message not sent")
        await otherwise()


@dataclass(slots=True)
class _Opening(Unmergeable):
    """Shows a member a message; if that cannot be done, everybody sees it."""

    ahead: ClassVar[bool] = True
    messages: PrivateMessages
    member: Member
    occasion: Occasion
    content: PrivateContent
    note: Callable[[int], Awaitable[None]]
    otherwise: Otherwise

    async def send(self, place: Place) -> None:  # noqa: ARG002 - its own place is the group
        """Send the message."""
        async with _or_else(self.otherwise):
            number = await self.messages.send(self.member, self.occasion, self.content)
            await self.note(number)


@dataclass(slots=True)
class _Turning:
    """Changes what a member sees. Of several changes that wait, only the newest is made."""

    ahead: ClassVar[bool] = True
    messages: PrivateMessages
    member: Member
    number: int
    content: PrivateContent
    otherwise: Otherwise

    async def send(self, place: Place) -> None:  # noqa: ARG002 - its own place is the group
        """Change the message."""
        async with _or_else(self.otherwise):
            await self.messages.edit(self.member, self.number, self.content)

    def replaces(self, older: Sendable) -> bool:
        """Return whether the older message changes the same one."""
        return isinstance(older, _Turning) and older.number == self.number

    def merge(self, older: Sendable) -> None:
        """Do nothing: what the older one would have shown is out of date."""


@dataclass(slots=True)
class _Closing(Unmergeable):
    """Deletes what a member sees."""

    ahead: ClassVar[bool] = True
    messages: PrivateMessages
    member: Member
    number: int

    async def send(self, place: Place) -> None:  # noqa: ARG002 - its own place is the group
        """Delete the message."""
        await self.messages.delete(self.member, self.number)
