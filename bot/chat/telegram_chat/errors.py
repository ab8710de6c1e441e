"""Errors of Telegram: those that end the program, and those told apart by their text alone."""

from datetime import timedelta
from typing import Final

import httpx
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError, TimedOut


class TokenRefused(Exception):
    """Telegram does not accept the token."""


class PortTaken(Exception):
    """The port of the webhook is in use."""


class WebhookRefused(Exception):
    """Telegram does not accept the address of the webhook, and says `why`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


NOT_MODIFIED: Final = "message is not modified"
"""An edit that changes nothing: normal, because boards may be shown twice."""
QUERY_TOO_OLD: Final = "query is too old"
"""A press that was answered too late."""
NO_PHOTO_RIGHTS: Final = "not enough rights to send photos"
"""The group does not allow pictures."""
NO_POLL_RIGHTS: Final = ("not enough rights to send polls", NO_PHOTO_RIGHTS)
"""The group does not allow polls, or their pictures."""
MESSAGE_GONE: Final = ("message to edit not found", "message can't be edited", "message_id_invalid")
"""The message was deleted."""
REPLY_GONE: Final = ("message to be replied not found", "reply message not found")
"""The message that should be replied to was deleted."""
ALREADY_DELETED: Final = ("message to delete not found", "message_id_invalid")
"""The message that should be deleted is gone already."""
CANNOT_DELETE: Final = "message can't be deleted"
"""The message is older than two days."""

_NEVER_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
"""The errors before a request is sent."""


def is_final(error: TelegramError) -> bool:
    """Return whether Telegram itself says that it will never send a message there.

    What a proxy says on its behalf is not JSON, and may pass.
    """
    return isinstance(error, Forbidden | BadRequest) and error.__cause__ is None


def may_be_repeated(error: TelegramError) -> bool:
    """Return whether a message that is sent again will hardly arrive twice."""
    return not is_final(error) and not isinstance(error, TimedOut)


def was_never_taken(error: TelegramError) -> bool:
    """Return whether a message was refused or never sent; False if its answer is what is missing.

    Telegram may have taken it then. Where an answer came, be it from a proxy, it did not.
    """
    cause = error.__cause__
    return not isinstance(cause, httpx.HTTPError) or isinstance(cause, _NEVER_SENT)


def has_text(error: TelegramError, *texts: str) -> bool:
    """Return whether the message of an error contains one of some texts."""
    return any(text in error.message.casefold() for text in texts)


def retry_after(error: RetryAfter) -> float:
    """Return the seconds that Telegram asks us to wait."""
    pause = error.retry_after
    return pause.total_seconds() if isinstance(pause, timedelta) else float(pause)
