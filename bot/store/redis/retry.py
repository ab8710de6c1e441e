"""Calls to servers: how many at once, how long each may take, and when to retry."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog
from redis.exceptions import ConnectionError as ConnectionLost

from bot.store.deadline import remaining
from bot.store.errors import NotCarriedOut, StoreUnreachable
from bot.store.redis.errors import CLIENT_ERRORS, NotConnected, translate
from bot.store.redis.servers import CONNECTIONS

TIMEOUT: Final = 3.0
"""Seconds after which a call fails, including the wait for its turn."""

_log: Final = structlog.get_logger("store")

T = TypeVar("T")


class Caller:
    """Calls servers. At most CONNECTIONS calls run at the same time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(CONNECTIONS)

    async def once(self, call: Callable[[], Awaitable[T]]) -> T:
        """Return the result of a call; raise StoreUnreachable if it fails or takes too long."""
        seconds = min(TIMEOUT, remaining())
        if seconds <= 0:
            raise NotCarriedOut
        try:
            async with asyncio.timeout(seconds), self._turns:
                return await call()
        except TimeoutError:
            why = f"no answer within {seconds:.2g} seconds"
            raise StoreUnreachable(why) from None
        except CLIENT_ERRORS as error:
            raise translate(error) from error
        except Exception as error:
            # Neither redis-py nor a server may surprise the rest of Parlour.
            _log.exception("unexpected error of the store")
            raise StoreUnreachable from error

    async def with_retry(self, call: Callable[[], Awaitable[T]]) -> T:
        """Call, and call again if the connection was lost. Only for calls that are idempotent."""

        async def twice() -> T:
            try:
                return await call()
            except NotConnected:
                raise
            except ConnectionLost:
                return await call()

        return await self.once(twice)
