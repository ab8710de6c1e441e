"""Changes whose answer may get lost on its way back from the store."""

from collections.abc import Awaitable
from typing import TypeVar

from bot.store.errors import NotCarriedOut, StoreUnreachable, Unconfirmed

T = TypeVar("T")


async def confirmed(change: Awaitable[T]) -> T:
    """Return the store's answer to a change; raise Unconfirmed if it was lost on the way."""
    try:
        return await change
    except (NotCarriedOut, Unconfirmed):
        raise
    except StoreUnreachable as error:
        raise Unconfirmed from error
