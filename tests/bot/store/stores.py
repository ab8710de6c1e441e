"""Stores for the tests: opened, and closed whatever happens."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from bot.store.address import Address, read_address
from bot.store.port import Store
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore

OpenStore = Callable[[], AbstractAsyncContextManager[Store]]


@asynccontextmanager
async def opened(place: str | Address, replicas: int = 0) -> AsyncIterator[RedisStore]:
    """Open the store at an address, and close it."""
    address = read_address(place) if isinstance(place, str) else place
    store = RedisStore(connect(address, replicas))
    try:
        yield store
    finally:
        await store.close()


def always(store: Store) -> OpenStore:
    """Return a way to open a store that is never closed."""

    @asynccontextmanager
    async def give() -> AsyncIterator[Store]:
        yield store

    return give
