"""Questions to the store that can do without an answer."""

from collections.abc import Awaitable
from typing import Final, TypeVar

import structlog

from bot import troubles
from bot.store.port import StoreUnreachable, UnreadableRecord

_log: Final = structlog.get_logger("desk")

T = TypeVar("T")


async def if_reachable(question: Awaitable[T]) -> T | None:
    """Return the store's answer; None if the store does not answer, or its record is unreadable."""
    try:
        return await question
    except StoreUnreachable:
        _log.warning("store unreachable, going on without it")
    except UnreadableRecord as error:
        troubles.set_aside(error.key, error.flaw)
    return None
