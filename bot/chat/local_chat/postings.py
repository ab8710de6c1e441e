"""What is shown to everybody in a room: a message for each reader, numbered."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Self, TypeAlias

from msgspec.structs import replace

from bot.chat.local_chat.wire import Message
from bot.replies.reply import Reader

MessageFor: TypeAlias = Callable[[Reader], Awaitable[Message]]
"""Makes a message for one reader, in their language and from their side."""


@dataclass(frozen=True)
class Posting:
    """Something to be shown to everybody in a room."""

    message_for: MessageFor
    key: str = ""
    """What has the same key is shown once: a window that lost its connection asks again."""
    table: bool = False
    """Whether it shows the table."""
    waits_for: str = ""
    """The player for whom the table waits."""
    thinking: bool = False
    """Whether a computer has to act: what it does takes the place of this."""
    automatic: bool = False
    """Whether nobody asked for it: if the table waits as before, it takes the board's place."""

    def continues(self, other: Self) -> bool:
        """Return whether it goes on with the turn that another one shows."""
        same = other.thinking or self.waits_for == other.waits_for != ""
        return self.automatic and self.table and other.table and same


class Posted:
    """A message of a room, made once for each reader."""

    def __init__(self, number: int, posting: Posting, place: int = 0) -> None:
        self.number = number
        self.posting = posting
        self.place = place
        self._versions: dict[Reader, Message] = {}

    async def to(self, reader: Reader) -> Message:
        """Return the message for one reader, always the same."""
        if reader not in self._versions:
            made = await self.posting.message_for(reader)
            self._versions[reader] = replace(made, id=self.number, place=self.place)
        return self._versions[reader]
