"""A browser window: who sits at it, and what is still to be sent to it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from bot.chat.local_chat.wire import UNKNOWN_LEVEL, Pane, Person, ToPage
from bot.identity import TableId
from bot.language import Language
from bot.replies.spoken import Reader

MAX_QUEUED: Final = 200
"""How many messages may wait for a window; a slower window is closed, and reconnects."""


class Outbox:
    """What waits to be sent to a window; None ends it.

    Of tables only the latest waits: a pane has everything that a window needs.
    """

    def __init__(self) -> None:
        self._waiting: deque[ToPage | None] = deque()
        self._filled = asyncio.Event()

    def put(self, message: ToPage | None) -> None:
        """Add a message; too many are replaced by the end."""
        if isinstance(message, Pane) and self._waiting:
            self._waiting = deque(one for one in self._waiting if not isinstance(one, Pane))
        self._waiting.append(message)
        if len(self._waiting) > MAX_QUEUED:
            self._waiting.clear()
            self._waiting.append(None)
        self._filled.set()

    def take(self) -> list[ToPage | None]:
        """Return everything that waits."""
        waiting = list(self._waiting)
        self._waiting.clear()
        return waiting

    async def get(self) -> ToPage | None:
        """Return the next message, when there is one."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        return self._waiting.popleft()


@dataclass(eq=False)
class Window:
    """A browser window, with what its connection has to send."""

    reader: Reader
    name: str
    visited: tuple[TableId, ...] = ()
    """The tables of other rooms where the guest has been."""
    waiting: set[TableId] = field(default_factory=set)
    """Those of them where it is the guest's turn."""
    outbox: Outbox = field(default_factory=Outbox)

    @property
    def language(self) -> Language:
        """Return the language that the guest has chosen, or else that of the window."""
        preferences = self.reader.preferences
        return (preferences and preferences.language) or self.reader.language

    @property
    def level(self) -> int:
        """Return the level of computers that the guest usually plays."""
        preferences = self.reader.preferences
        return preferences.computer if preferences else UNKNOWN_LEVEL

    @property
    def person(self) -> Person:
        """Return the guest of the window, as the others see them."""
        return Person(self.reader.player, self.name)

    def send(self, message: ToPage) -> None:
        """Send a message when the connection can; close the window if too many are waiting."""
        self.outbox.put(message)

    def close(self) -> None:
        """Close the connection after what waits."""
        self.outbox.put(None)
