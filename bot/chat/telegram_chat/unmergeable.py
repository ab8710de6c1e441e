"""Messages that wait in the outbox, and are all sent."""

from typing import ClassVar

from bot.chat.telegram_chat.outbox import Sendable


class Unmergeable:
    """A message that never replaces an older one."""

    ahead: ClassVar[bool] = False

    def replaces(self, older: Sendable) -> bool:  # noqa: ARG002 - every one counts
        """Return False: every message is sent."""
        return False

    def merge(self, older: Sendable) -> None:
        """Do nothing."""
