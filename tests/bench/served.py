"""A server for one measurement, with a plain client beside our store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from redis.asyncio import Redis

from bot.store.address import Socket
from bot.store.embedded.server import run_server
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[Redis, RedisStore]]:
    """Run a server; give a plain client and a store on it."""
    async with run_server(folder) as socket:
        client = Redis(unix_socket_path=str(socket))
        store = RedisStore(connect(Socket(str(socket))))
        try:
            yield client, store
        finally:
            await client.aclose()
            await store.close()
