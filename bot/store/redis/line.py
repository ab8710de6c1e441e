"""A line to one server: a connection that many requests share, opened again when it is lost."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias

from redis.asyncio import Redis
from redis.exceptions import ReadOnlyError, RedisError

from bot.store.redis.errors import NotConnected
from bot.store.redis.pipeline import PipelinedConnection, Word

Place: TypeAlias = tuple[str, int]


class Line:
    """Sends commands to one server, each once; redis-py opens the connection and logs in."""

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._connection: PipelinedConnection | None = None
        self._connecting = asyncio.Lock()
        self._place: Place | None = None
        self._open = asyncio.Event()
        self._open.set()

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

    @property
    def place(self) -> Place | None:
        """Return the host and port that it is connected to, if it is."""
        return self._place

    def hold(self) -> None:
        """Let requests wait, because the server is about to be replaced by another."""
        self._open.clear()

    async def resume(self) -> None:
        """Connect anew, and let requests go on."""
        if self._connection:
            await self._connection.close()
        self._open.set()

    async def close(self) -> None:
        """Close the connection."""
        if self._connection:
            await self._connection.close()
        await self._client.aclose()

    async def _connected(self) -> PipelinedConnection:
        if not self._open.is_set():
            await self._open.wait()
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
                self._place = getattr(connection, "host", ""), getattr(connection, "port", 0)
            return self._connection
