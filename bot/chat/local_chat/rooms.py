"""Rooms: who is in them, and their latest messages. All of it is lost at a restart."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

import structlog

from bot.chat.local_chat.postings import Posted, Posting
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import Message, People, Person, Spoken, Told, ToPage
from bot.identity import PlayerId
from bot.preferences import PlayerPreferences

HISTORY: Final = 100
"""How many messages of a room are remembered."""
MAX_ROOMS: Final = 500
"""How many rooms are remembered; empty ones are dropped when there are more."""

_log: Final = structlog.get_logger("page")


class Room:
    """The windows in a room, and its latest messages."""

    def __init__(self) -> None:
        self._windows: list[Window] = []
        self._messages: deque[Posted] = deque(maxlen=HISTORY)
        self._keys: deque[str] = deque(maxlen=HISTORY)
        self._last = 0
        self._board: Posted | None = None
        # Keeps the order of messages while pictures are drawn for each reader.
        self._lock = asyncio.Lock()

    async def join(self, window: Window, seen: int, welcome: Callable[..., ToPage]) -> None:
        """Add a window, and send it the messages it has not seen; everybody sees who is there."""
        async with self._lock:
            unseen = [posted for posted in self._remembered if posted.number > seen]
            window.send(welcome(tuple([message async for message in _shown_to(window, unseen)])))
            self._windows.append(window)
        self._show_people()

    def leave(self, window: Window) -> None:
        """Remove a window."""
        if window in self._windows:
            self._windows.remove(window)
            self._show_people()

    async def post(self, posting: Posting) -> None:
        """Send everybody a message, and remember it under the next number."""
        async with self._lock:
            if posting.key not in self._keys:
                await self._post(posting)

    async def post_first(self, posting: Posting) -> None:
        """Send everybody the table, unless the room shows it already."""
        async with self._lock:
            if not self.shows_table:
                await self._post(posting)

    async def _post(self, posting: Posting) -> None:
        before = self._messages[-1] if self._messages else None
        continued = before if before and posting.continues(before.posting) else None
        place = (continued.place or continued.number) if continued else 0
        posted = Posted(self._last + 1, posting, place)
        # A message that cannot be made for somebody is sent to nobody.
        made = [(window, await posted.to(window.reader)) for window in tuple(self._windows)]
        if continued:
            self._messages.pop()
        self._remember(posted)
        for window, message in made:
            window.send(Told(message))

    def _remember(self, posted: Posted) -> None:
        self._last = posted.number
        self._messages.append(posted)
        if posted.posting.table:
            self._board = posted
        if posted.posting.key:
            self._keys.append(posted.posting.key)

    @property
    def _remembered(self) -> tuple[Posted, ...]:
        """Return the latest messages, and the latest board however old it is."""
        outlived = self._board is not None and self._board not in self._messages
        return (*((self._board,) if outlived else ()), *self._messages)

    @property
    def shows_table(self) -> bool:
        """Return whether the remembered messages show the table."""
        return self._board is not None

    async def prefer(self, player: PlayerId, preferences: PlayerPreferences) -> None:
        """Show the windows of a player what comes next as they have chosen it by now."""
        async with self._lock:
            for window in [one for one in self._windows if one.reader.player == player]:
                before = window.language
                window.reader = replace(window.reader, preferences=preferences)
                if window.language != before:
                    window.send(Spoken(window.language))
                elif self._board:
                    window.send(Told(await self._board.to(window.reader)))

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


async def _shown_to(window: Window, messages: Iterable[Posted]) -> AsyncIterator[Message]:
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

    async def prefer(self, player: PlayerId, preferences: PlayerPreferences) -> None:
        """Show a player what comes next as they have chosen it by now, wherever they are."""
        for room in tuple(self._rooms.values()):
            await room.prefer(player, preferences)

    def close(self) -> None:
        """Close every window of every room."""
        for room in self._rooms.values():
            room.close()

    def _empty(self) -> Iterator[tuple[str, bool]]:
        return ((name, room.empty) for name, room in self._rooms.items())
