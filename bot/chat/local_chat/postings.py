"""What is shown to everybody in a room, in each reader's own words and from their side."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec.structs import replace

from bot.chat.local_chat.wire import Message, Pane
from bot.recent import RecentCache
from bot.replies.spoken import Reader

READERS: Final = 8
"""For how many readers a message is remembered."""
MessageFor: TypeAlias = Callable[[Reader], Awaitable[Message | None]]
"""Makes a message for one reader; None if there is nothing to say."""
PaneFor: TypeAlias = Callable[[Reader], Awaitable[Pane | None]]
"""Makes the pane of the table for one reader."""


@dataclass(frozen=True)
class Posting:
    """Something to be shown to everybody in a room: a message, the table, or both."""

    message_for: MessageFor | None = None
    pane_for: PaneFor | None = None
    key: str = ""
    """What has the same key is shown once: a window that lost its connection asks again."""
    version: int = 0
    """The version of the table that it shows."""
    news: tuple[int, ...] = ()
    """The versions of the table that the message tells of."""
    waits_for: str = ""
    """The player for whom the table waits."""
    size: int = 0
    """How many characters a guest typed."""


class Posted:
    """A message of a room, made once for each of the latest readers.

    One with a picture or a file is made again, so that these are there.
    """

    def __init__(self, number: int, message_for: MessageFor, size: int = 0) -> None:
        self.number = number
        self.size = size
        self._message_for = message_for
        self._made = RecentCache[Reader, tuple[Message | None]](READERS)

    async def to(self, reader: Reader) -> Message | None:
        """Return the message for one reader, mostly the same; None if it says nothing."""
        known = self._made.get(reader)
        if known is None:
            made = await self._message_for(reader)
            known = (made and replace(made, id=self.number),)
            if made is None or not (made.image or made.file):
                self._made.put(reader, known)
        return known[0]


class ShownTable:
    """The table of a room as it was shown last."""

    def __init__(self, posting: Posting, pane_for: PaneFor) -> None:
        self.version = posting.version
        self.waits_for = posting.waits_for
        self._pane_for = pane_for

    async def to(self, reader: Reader) -> Pane | None:
        """Return the pane for one reader, with a picture that is there and the time as it is."""
        return await self._pane_for(reader)
