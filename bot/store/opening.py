"""The one store that the settings ask for, opened and closed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from bot.identity import TableId
from bot.store.address import Address, Socket
from bot.store.embedded.server import run_server
from bot.store.port import Store, StoreRefused, StoreUnreachable
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore

FOLDER: Final = "store"
"""Where in the data folder a store of our own keeps its files."""
SOON: Final = 0.5
AT_LAST: Final = 5.0
"""Seconds until the next try, the first time and later."""

_NOBODY: Final = TableId("nobody")
_OWNERS: Final = tuple(f"nobody:{number}" for number in range(8))
"""Enough for several buckets: where a cluster's member is taken for a whole server, it shows."""

_log = structlog.get_logger("store")


@asynccontextmanager
async def open_store(address: Address | None, data: Path) -> AsyncIterator[Store]:
    """Give the store at the address, or one of our own in the data folder, once it can be used.

    A server that is not there yet is waited for: it may be starting at the same time as we are. One
    that will not have us raises StoreRefused.
    """
    if address:
        async with _connected(address) as store:
            yield store
        return
    async with run_server(data / FOLDER) as socket, _connected(Socket(str(socket))) as store:
        yield store


@asynccontextmanager
async def _connected(address: Address) -> AsyncIterator[Store]:
    store = RedisStore(connect(address))
    try:
        await _wait_for(store)
        yield store
    finally:
        await store.close()


async def _wait_for(store: Store) -> None:
    """Return when the store can be read and written."""
    pause = SOON
    while True:
        try:
            await store.load(_NOBODY, *_OWNERS)
            await store.mark_announced(_NOBODY, 0)
        except StoreRefused:
            raise
        except StoreUnreachable:
            _log.warning("the store does not answer yet and is tried again", after=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, AT_LAST)
        else:
            _log.info("the store is there")
            return
