"""The link to one server: a connection that all requests share, opened again when it is lost."""

import asyncio
from collections.abc import Sequence
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import ReadOnlyError, RedisError

from bot.store.redis.errors import NotConnected
from bot.store.redis.pipeline import PipelinedConnection, Word


class Link:
    """Sends commands to one server, each once; redis-py opens the connection and logs in."""

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._connection: PipelinedConnection | None = None
        self._connecting = asyncio.Lock()

    async def execute(self, *words: Word) -> Any:  # noqa: ANN401 - a command's response
        """Send a command; raise NotConnected if it could not be sent."""
        connection = await self._connected()
        try:
            return await connection.execute(*words)
        except ReadOnlyError:
            # This server has become a replica; the same address may lead to the new primary.
            await connection.close()
            raise

    async def execute_both(self, one: Sequence[Word], other: Sequence[Word]) -> tuple[Any, Any]:
        """Send two commands with nothing between them, and return their responses."""
        connection = await self._connected()
        return await connection.execute_both(one, other)

    async def close(self) -> None:
        """Close the connection."""
        if self._connection:
            await self._connection.close()
        await self._client.aclose()

    async def _connected(self) -> PipelinedConnection:
        connection = self._connection
        if connection is None or connection.closed:
            connection = await self._connect()
        return connection

    async def _connect(self) -> PipelinedConnection:
        async with self._connecting:
            if self._connection is None or self._connection.closed:
                if self._connection:
                    await self._connection.close()
                connection = self._client.connection_pool.make_connection()
                try:
                    await connection.connect()
                except RedisError as error:
                    raise NotConnected from error
                self._connection = PipelinedConnection(connection)
            return self._connection
