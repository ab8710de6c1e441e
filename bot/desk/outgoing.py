"""How announcements that nobody asked for reach a chat."""

from typing import Protocol

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
