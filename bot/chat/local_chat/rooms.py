"""Rooms: who is in them, their table, and their latest messages. All of it is lost at a restart."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

import structlog

from bot.chat.local_chat.postings import Posted, Posting, ShownTable
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import (
    Came,
    Message,
    Pane,
    People,
    Person,
    Spoken,
    Told,
    ToPage,
    Usual,
    Went,
)
from bot.identity import PlayerId, TableId
from bot.preferences import PlayerPreferences
from bot.recent import RecentCache

HISTORY: Final = 100
"""How many messages of a room are remembered."""
HISTORY_SIZE: Final = 50_000
"""How many characters that people typed are remembered in a room."""
MAX_ROOMS: Final = 500
"""How many rooms are remembered, besides those in which somebody is."""

_log: Final = structlog.get_logger("page")


class Room:
    """The windows in a room, its table, and its latest messages."""

    def __init__(self, table: TableId) -> None:
        self.table = table
        self._windows: list[Window] = []
        self._messages: deque[Posted] = deque(maxlen=HISTORY)
        self._keys: deque[str] = deque(maxlen=HISTORY)
        self._last = 0
        self.told = 0
        """The version of the table up to which the room knows what has happened."""
        self._shown: ShownTable | None = None
        # Keeps the order of messages while pictures are drawn for each reader.
        self._lock = asyncio.Lock()

    async def join(self, window: Window, seen: int, welcome: Callable[..., ToPage]) -> None:
        """Add a window, and send it what it has not seen; everybody sees who is there."""
        async with self._lock:
            unseen = [posted for posted in self._messages if posted.number > seen]
            messages = tuple([message async for message in _shown_to(window, unseen)])
            window.send(welcome(messages, await self._pane_for(window)))
            known = window.person in self.people
            self._windows.append(window)
        window.send(People(self.people))
        if not known:
            self._send_others(window, Came(window.person))

    async def _pane_for(self, window: Window) -> Pane | None:
        """Return the table as a window shows it; None if there is none, or it cannot be made."""
        try:
            return await self._shown.to(window.reader) if self._shown else None
        except Exception:  # noqa: BLE001 - the last resort: the window can still join
            _log.exception("table left out", table=self.table)
            return None

    def leave(self, window: Window) -> None:
        """Remove a window."""
        if window in self._windows:
            self._windows.remove(window)
            if all(other.person.id != window.person.id for other in self._windows):
                self._send_others(window, Went(window.person.id))

    async def post(self, posting: Posting) -> None:
        """Show everybody a message, the table, or both. An older table does not replace a newer.

        The same news may come twice: from whoever made them, and from whoever looked at the store.
        """
        async with self._lock:
            if posting.key and posting.key in self._keys:
                return
            if self._knows(posting):
                self._remember(posting, None, None)
                return
            posted = _posted(self._last + 1, posting)
            shown = ShownTable(posting, posting.pane_for) if posting.pane_for else None
            if shown and shown.version < self.version:
                shown = None
            # What cannot be made for somebody is sent to nobody.
            made = [
                (window, await _made_for(window, posted, shown)) for window in tuple(self._windows)
            ]
            self._remember(posting, posted, shown)
            for window, things in made:
                for thing in things:
                    window.send(thing)

    def _knows(self, posting: Posting) -> bool:
        """Return whether the room has told the same news, and shows the same table or a later."""
        return 0 < max(posting.news, default=0) <= self.told and posting.version <= self.version

    def _remember(self, posting: Posting, posted: Posted | None, shown: ShownTable | None) -> None:
        if posted:
            self._last = posted.number
            self._messages.append(posted)
            self._shorten()
        self._shown = shown or self._shown
        # What happened before anybody was here is no news.
        self.told = max((self.told, *posting.news)) or self.version
        if posting.key:
            self._keys.append(posting.key)

    def _shorten(self) -> None:
        """Forget the oldest messages if people have typed too much to be remembered."""
        size = sum(posted.size for posted in self._messages)
        while size > HISTORY_SIZE:
            size -= self._messages.popleft().size

    @property
    def version(self) -> int:
        """Return the version of the table that is shown; 0 if none is."""
        return self._shown.version if self._shown else 0

    @property
    def shows_table(self) -> bool:
        """Return whether the room shows its table."""
        return self._shown is not None

    @property
    def waits_for(self) -> str:
        """Return the id of the player for whom the table waits, as far as that is known."""
        return self._shown.waits_for if self._shown else ""

    async def prefer(self, player: PlayerId, preferences: PlayerPreferences) -> None:
        """Show the windows of a player everything as they have chosen it by now."""
        async with self._lock:
            for window in [one for one in self._windows if one.reader.player == player]:
                language, level = window.language, window.level
                window.reader = replace(window.reader, preferences=preferences)
                if window.level != level:
                    window.send(Usual(window.level))
                if window.language != language:
                    window.send(Spoken(window.language))
                elif pane := await self._pane_for(window):
                    window.send(pane)

    @property
    def people(self) -> tuple[Person, ...]:
        """Return everybody once, in the order in which they joined."""
        return tuple({window.person.id: window.person for window in self._windows}.values())

    @property
    def windows(self) -> tuple[Window, ...]:
        """Return the windows that are open in the room."""
        return tuple(self._windows)

    def _send_others(self, window: Window, message: ToPage) -> None:
        for other in self._windows:
            if other is not window:
                other.send(message)

    def close(self) -> None:
        """Close every window."""
        for window in self._windows:
            window.close()


def _posted(number: int, posting: Posting) -> Posted | None:
    return Posted(number, posting.message_for, posting.size) if posting.message_for else None


async def _made_for(
    window: Window, posted: Posted | None, shown: ShownTable | None
) -> tuple[ToPage, ...]:
    message = await posted.to(window.reader) if posted else None
    pane = await shown.to(window.reader) if shown else None
    return (*((Told(message),) if message else ()), *((pane,) if pane else ()))


async def _shown_to(window: Window, messages: Iterable[Posted]) -> AsyncIterator[Message]:
    """Yield messages as a window sees them, without those that cannot be made for it."""
    for posted in messages:
        try:
            if message := await posted.to(window.reader):
                yield message
        except Exception:  # noqa: BLE001 - the last resort: the window can still join
            _log.exception("message left out", number=posted.number)


class Rooms:
    """All rooms by their tables: those that somebody is in or has just entered, and the latest."""

    def __init__(self) -> None:
        # Whoever is in a room holds it, so it cannot be replaced by another while they are.
        self._rooms: WeakValueDictionary[TableId, Room] = WeakValueDictionary()
        self._latest = RecentCache[TableId, Room](MAX_ROOMS)

    def find(self, table: TableId) -> Room:
        """Return the room of a table, which is created if it does not exist."""
        room = self._rooms.get(table) or Room(table)
        self._rooms[table] = room
        return self._latest.put(table, room)

    def known(self, table: TableId) -> Room | None:
        """Return the room of a table, if somebody has been there."""
        return self._rooms.get(table)

    @property
    def open(self) -> tuple[Room, ...]:
        """Return the rooms in which somebody is."""
        return tuple(room for room in tuple(self._rooms.values()) if room.windows)

    @property
    def windows(self) -> tuple[Window, ...]:
        """Return the windows that are open in all rooms."""
        return tuple(window for room in self.open for window in room.windows)

    async def prefer(self, player: PlayerId, preferences: PlayerPreferences) -> None:
        """Show a player everything as they have chosen it by now, wherever they are."""
        for room in tuple(self._rooms.values()):
            await room.prefer(player, preferences)

    def close(self) -> None:
        """Close every window of every room."""
        for room in tuple(self._rooms.values()):
            room.close()
