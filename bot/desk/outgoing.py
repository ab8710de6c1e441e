"""What Parlour says without being asked leaves through here."""

from typing import Protocol

from bot.replies.reply import Announcement


class Undeliverable(Exception):
    """The chat is gone, or does not want to hear anything: there is no use in trying again."""


class NotNow(Exception):
    """The chat could not be reached; it may well be later."""


class Outgoing(Protocol):
    """A chat, as seen by what has to be said unasked."""

    async def say(self, reply: Announcement) -> None:
        """Post a reply where its table is, and note at the desk that it was shown.

        Return once the platform has taken it.
        Raise Undeliverable if it never will, and NotNow if another try is worth it.
        """
        ...
