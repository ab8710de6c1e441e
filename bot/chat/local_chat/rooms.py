"""Rooms: who is in them, and their latest messages. All of it is lost at a restart."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import structlog
from msgspec.structs import replace

from bot.chat.local_chat.wire import Message, People, Person, Told, ToPage
from bot.replies.reply import Reader

HISTORY: Final = 100
"""How many messages of a room are remembered."""
MAX_ROOMS: Final = 500
"""How many rooms are remembered; empty ones are dropped when there are more."""
MAX_QUEUED: Final = 200
"""How many messages may wait for a window; a slower window is closed, and reconnects."""


_log: Final = structlog.get_logger("page")


@dataclass(eq=False)
class Window:
    """A browser window, with the queue of what its connection has to send; None ends it."""

    reader: Reader
    name: str
    queue: asyncio.Queue[ToPage | None] = field(default_factory=lambda: asyncio.Queue(MAX_QUEUED))

    @property
    def person(self) -> Person:
        """Return the guest of the window, as the others see them."""
        return Person(self.reader.player, self.name)

    def send(self, message: ToPage) -> None:
        """Queue a message; close the window if too many are waiting."""
        if self.queue.full():
            self.queue.get_nowait()
            self.close()
        else:
            self.queue.put_nowait(message)

    def close(self) -> None:
        """End the queue, which closes the connection."""
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


MessageFor: TypeAlias = Callable[[Reader], Awaitable[Message]]
"""Makes a message for one reader, in their language and from their side."""


class _Posted:
    """A message of a room, made once for each reader."""

    def __init__(self, number: int, message_for: MessageFor) -> None:
        self.number = number
        self._message_for = message_for
        self._versions: dict[Reader, Message] = {}

    async def to(self, reader: Reader) -> Message:
        """Return the message for one reader, always the same."""
        if reader not in self._versions:
            self._versions[reader] = replace(await self._message_for(reader), id=self.number)
        return self._versions[reader]


class Room:
    """The windows in a room, and its latest messages."""

    def __init__(self) -> None:
        self._windows: list[Window] = []
        self._messages: deque[_Posted] = deque(maxlen=HISTORY)
        self._keys: deque[str] = deque(maxlen=HISTORY)
        self._last = 0
        self._shown_at = 0
        # Keeps the order of messages while pictures are drawn for each reader.
        self._lock = asyncio.Lock()

    async def join(self, window: Window, seen: int, welcome: Callable[..., ToPage]) -> None:
        """Add a window, and send it the messages it has not seen; everybody sees who is there."""
        async with self._lock:
            unseen = [posted for posted in self._messages if posted.number > seen]
            window.send(welcome(tuple([message async for message in _shown_to(window, unseen)])))
            self._windows.append(window)
        self._show_people()

    def leave(self, window: Window) -> None:
        """Remove a window."""
        if window in self._windows:
            self._windows.remove(window)
            self._show_people()

    async def post(
        self, message_for: MessageFor, *, shows_table: bool = False, key: str = ""
    ) -> None:
        """Send everybody a message, and remember it under the next number.

        A message with a key is posted once: a window that lost its connection asks again.
        """
        async with self._lock:
            if key and key in self._keys:
                return
            posted = _Posted(self._last + 1, message_for)
            # A message that cannot be made for somebody is sent to nobody.
            made = [(window, await posted.to(window.reader)) for window in tuple(self._windows)]
            self._last = posted.number
            self._shown_at = self._last if shows_table else self._shown_at
            self._messages.append(posted)
            if key:
                self._keys.append(key)
            for window, message in made:
                window.send(Told(message))

    @property
    def shows_table(self) -> bool:
        """Return whether the remembered messages show the table."""
        return self._shown_at > self._last - len(self._messages)

    @property
    def people(self) -> tuple[Person, ...]:
        """Return everybody once, in the order in which they joined."""
        return tuple({window.person.id: window.person for window in self._windows}.values())

    @property
    def empty(self) -> bool:
        """Return whether nobody is in the room."""
        return not self._windows

    def _show_people(self) -> None:
        for window in self._windows:
            window.send(People(self.people))

    def close(self) -> None:
        """Close every window."""
        for window in self._windows:
            window.close()


async def _shown_to(window: Window, messages: Iterable[_Posted]) -> AsyncIterator[Message]:
    """Yield messages as a window sees them, without those that cannot be made for it."""
    for posted in messages:
        try:
            yield await posted.to(window.reader)
        except Exception:  # noqa: BLE001 - the last resort: the window can still join
            _log.exception("message left out", number=posted.number)


class Rooms:
    """All rooms by name; the oldest empty one is dropped when there are too many."""

    def __init__(self) -> None:
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def find(self, name: str) -> Room:
        """Return a room, which is created if it does not exist."""
        room = self._rooms.setdefault(name, Room())
        self._rooms.move_to_end(name)
        if len(self._rooms) > MAX_ROOMS:
            dropped = next((old for old, empty in self._empty() if empty), None)
            self._rooms.pop(dropped or "", None)
        return room

    def close(self) -> None:
        """Close every window of every room."""
        for room in self._rooms.values():
            room.close()

    def _empty(self) -> Iterator[tuple[str, bool]]:
        return ((name, room.empty) for name, room in self._rooms.items())
