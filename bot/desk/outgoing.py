"""How announcements that nobody asked for reach a chat."""

from typing import Protocol

from bot.identity import TableId
from bot.replies.reply import Announcement


class Undeliverable(Exception):
    """The chat is gone or blocks us: another try would be useless."""


class NotNow(Exception):
    """The chat could not be reached now. Another try may succeed."""

    def __init__(self, pause: float | None = None) -> None:
        super().__init__(pause)
        self.pause = pause
        """Seconds until the next try; None if the chat does not know."""


class Outgoing(Protocol):
    """A chat that takes announcements nobody asked for."""

    async def say(self, reply: Announcement) -> None:
        """Post a reply where its table is, and note at the desk that it was shown.

        Return once the platform has taken it, and keep to a time limit of its own.
        Raise Undeliverable if it never will, and NotNow if another try is worth it.
        """
        ...


class Presence(Protocol):
    """A chat to which the owner of the bot may have something to say, and which it may leave.

    Both raise Undeliverable if that will never work, and NotNow if it may work later. A NotNow with
    a pause means that nothing was sent.
    """

    async def notify(self, place: TableId, text: str) -> None:
        """Post a text for everybody; return once the platform has taken it."""
        ...

    async def leave_chat(self, chat: str) -> None:
        """Leave a server or group."""
        ...
