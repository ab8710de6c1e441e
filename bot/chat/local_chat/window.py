"""A browser window: who sits at it, and what is still to be sent to it."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from bot.chat.local_chat.wire import Person, ToPage
from bot.identity import TableId
from bot.language import Language
from bot.replies.reply import Reader

MAX_QUEUED: Final = 200
"""How many messages may wait for a window; a slower window is closed, and reconnects."""


@dataclass(eq=False)
class Window:
    """A browser window, with the queue of what its connection has to send; None ends it."""

    reader: Reader
    name: str
    visited: tuple[TableId, ...] = ()
    """The tables of other rooms where the guest has been."""
    waiting: set[TableId] = field(default_factory=set)
    """Those of them where it is the guest's turn."""
    queue: asyncio.Queue[ToPage | None] = field(default_factory=lambda: asyncio.Queue(MAX_QUEUED))

    @property
    def language(self) -> Language:
        """Return the language that the guest has chosen, or else that of the window."""
        preferences = self.reader.preferences
        return (preferences and preferences.language) or self.reader.language

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
