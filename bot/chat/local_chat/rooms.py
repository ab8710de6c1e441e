"""Rooms: who is in, and what was said lately. Nothing here that a restart may not forget."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from msgspec.structs import replace

from bot.chat.local_chat.wire import Message, People, Person, Told, ToPage
from bot.replies.reply import Reader

HISTORY: Final = 100
"""Messages a room."""
MAX_ROOMS: Final = 500
"""Rooms that are remembered though nobody is in."""
MAX_QUEUED: Final = 200
"""So many messages may wait for a window; one that takes none is let go, and may come back."""


@dataclass(eq=False)
class Window:
    """A browser window: what it is to be told waits here until the connection takes it."""

    reader: Reader
    name: str
    queue: asyncio.Queue[ToPage | None] = field(default_factory=lambda: asyncio.Queue(MAX_QUEUED))

    @property
    def person(self) -> Person:
        """Return who sits there, as the others see him."""
        return Person(self.reader.player, self.name)

    def send(self, said: ToPage) -> None:
        """Put something in line; a window that is hopelessly behind is let go."""
        if self.queue.full():
            self.queue.get_nowait()
            self.close()
        else:
            self.queue.put_nowait(said)

    def close(self) -> None:
        """Say that nothing more will come."""
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


MessageFor: TypeAlias = Callable[[Reader], Awaitable[Message]]
"""Says the same to each reader, in their language and from their side."""


class _Posted:
    """A message of a room, as each reader sees it."""

    def __init__(self, number: int, say: MessageFor) -> None:
        self.number = number
        self._say = say
        self._versions: dict[Reader, Message] = {}

    async def to(self, reader: Reader) -> Message:
        """Return it for one reader; who reads it again sees the same."""
        if reader not in self._versions:
            self._versions[reader] = replace(await self._say(reader), id=self.number)
        return self._versions[reader]


class Room:
    """What everybody in it hears."""

    def __init__(self) -> None:
        self._windows: list[Window] = []
        self._messages: deque[_Posted] = deque(maxlen=HISTORY)
        self._keys: deque[str] = deque(maxlen=HISTORY)
        self._last = 0
        self._shown_at = 0
        # Pictures are drawn for each reader meanwhile; messages still come in their order.
        self._lock = asyncio.Lock()

    async def join(self, window: Window, seen: int, welcome: Callable[..., ToPage]) -> None:
        """Let a window in, and tell it what it has missed; everybody sees who is there."""
        async with self._lock:
            missed = [await said.to(window.reader) for said in self._messages if said.number > seen]
            window.send(welcome(tuple(missed)))
            self._windows.append(window)
        self._show_people()

    def leave(self, window: Window) -> None:
        """Let a window out."""
        if window in self._windows:
            self._windows.remove(window)
            self._show_people()

    async def post(self, say: MessageFor, *, shows_table: bool = False) -> None:
        """Remember a message under the next number, and tell everybody."""
        async with self._lock:
            self._last += 1
            self._shown_at = self._last if shows_table else self._shown_at
            said = _Posted(self._last, say)
            self._messages.append(said)
            for window in tuple(self._windows):
                window.send(Told(await said.to(window.reader)))

    def is_new(self, key: str) -> bool:
        """Tell whether something was never said before; from now on it was."""
        if key in self._keys:
            return False
        self._keys.append(key)
        return True

    @property
    def shows_table(self) -> bool:
        """Tell whether what is remembered shows how the table stands."""
        return self._shown_at > self._last - len(self._messages)

    @property
    def people(self) -> tuple[Person, ...]:
        """Return everybody once, whoever came first first."""
        return tuple({window.person.id: window.person for window in self._windows}.values())

    @property
    def empty(self) -> bool:
        """Tell whether nobody is in."""
        return not self._windows

    def _show_people(self) -> None:
        for window in self._windows:
            window.send(People(self.people))

    def close(self) -> None:
        """Tell every window that nothing more will come."""
        for window in self._windows:
            window.close()


class Rooms:
    """Every room by its name; those that nobody uses are forgotten one day."""

    def __init__(self) -> None:
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def find(self, name: str) -> Room:
        """Return a room; it is there as soon as somebody asks for it."""
        room = self._rooms.setdefault(name, Room())
        self._rooms.move_to_end(name)
        if len(self._rooms) > MAX_ROOMS:
            forgotten = next((old for old, empty in self._empty() if empty), None)
            self._rooms.pop(forgotten or "", None)
        return room

    def close(self) -> None:
        """Let every window go."""
        for room in self._rooms.values():
            room.close()

    def _empty(self) -> Iterator[tuple[str, bool]]:
        return ((name, room.empty) for name, room in self._rooms.items())
