"""What Telegram says no to, as far as it is told in words only."""

from datetime import timedelta
from typing import Final

from telegram.error import RetryAfter, TelegramError


class TokenRefused(Exception):
    """Telegram does not know the token."""


class PortTaken(Exception):
    """Nothing can listen on the webhook's port."""


class WebhookRefused(Exception):
    """Telegram does not want to call that address, and says `why`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


NOT_MODIFIED: Final = "message is not modified"
"""An edit that changes nothing: normal, because boards are shown again to be sure."""
QUERY_TOO_OLD: Final = "query is too old"
"""Nobody looks any more at what was pressed."""
NO_PHOTO_RIGHTS: Final = "not enough rights to send photos"
"""The group does not let its members send pictures."""
MESSAGE_GONE: Final = ("message to edit not found", "message can't be edited", "message_id_invalid")
"""Somebody has deleted the message."""


def has_text(error: TelegramError, *words: str) -> bool:
    """Tell whether an error is about that."""
    return any(word in error.message.casefold() for word in words)


def retry_after(error: RetryAfter) -> float:
    """Return how long Telegram wants us to wait."""
    pause = error.retry_after
    return pause.total_seconds() if isinstance(pause, timedelta) else float(pause)
