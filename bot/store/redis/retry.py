"""Asking servers with patience, and with an end to it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from redis.exceptions import ConnectionError as ConnectionLost

from bot.store.port import StoreUnreachable
from bot.store.redis.errors import TROUBLE, translate
from bot.store.redis.servers import CONNECTIONS

PATIENCE: Final = 3.0
"""Seconds after which a question has no answer, whatever it was waiting for."""

T = TypeVar("T")


class Asking:
    """Lets as many questions go out at once as there are connections."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(CONNECTIONS)

    async def once(self, question: Callable[[], Awaitable[T]]) -> T:
        """Ask when a connection is free, and give up in time."""
        try:
            async with asyncio.timeout(PATIENCE), self._turns:
                return await question()
        except TimeoutError:
            raise StoreUnreachable from None
        except TROUBLE as error:
            raise translate(error) from error

    async def again(self, question: Callable[[], Awaitable[T]]) -> T:
        """Ask, and once more if the connection broke: for what may be done twice."""

        async def twice() -> T:
            with suppress(ConnectionLost):
                return await question()
            return await question()

        return await self.once(twice)
