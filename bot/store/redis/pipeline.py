"""A connection that many requests share: responses arrive in the order of the requests."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from hiredis import Reader, pack_command
from redis import exceptions
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ConnectionError as ConnectionLost

MAX_SILENCE: Final = 2.0
"""Seconds without any data after which a cancelled request closes the connection."""

Word: TypeAlias = str | bytes | int
T = TypeVar("T")

_INCOMPLETE: Final = object()
_ERRORS: Final[Mapping[str, type[exceptions.RedisError]]] = {
    "ASK": exceptions.AskError,
    "CLUSTERDOWN": exceptions.ClusterDownError,
    "CROSSSLOT": exceptions.ClusterCrossSlotError,
    "LOADING": exceptions.BusyLoadingError,
    "MASTERDOWN": exceptions.MasterDownError,
    "MOVED": exceptions.MovedError,
    "NOAUTH": exceptions.AuthenticationError,
    "NOPERM": exceptions.NoPermissionError,
    "NOSCRIPT": exceptions.NoScriptError,
    "OOM": exceptions.OutOfMemoryError,
    "READONLY": exceptions.ReadOnlyError,
    "TRYAGAIN": exceptions.TryAgainError,
}
"""The exception for each error code of a server."""


class _PendingRequest(NamedTuple):
    """A request that was sent and has no response yet."""

    sent_at: float
    response: asyncio.Future[Any]


class PipelinedConnection(asyncio.Protocol):
    """Sends requests without waiting for earlier responses. It never reconnects.

    redis-py opens the connection and logs in. After that this class reads from it directly,
    because redis-py waits for each response before it sends the next request.
    """

    def __init__(self, connection: AbstractConnection) -> None:
        self._loop = asyncio.get_running_loop()
        self._last_data_at = self._loop.time()
        self._pending: deque[_PendingRequest] = deque()
        self._unsent: list[bytes] = []
        self._reader = Reader(replyError=_as_error, notEnoughData=_INCOMPLETE)
        self._connection = connection
        self._transport = _transport(connection)
        self._transport.set_protocol(self)

    @property
    def closed(self) -> bool:
        """Return whether the connection is closed or closing."""
        return self._transport.is_closing()

    async def execute(self, *words: Word) -> Any:  # noqa: ANN401 - a command's response
        """Send a command once and return its response; raise ConnectionLost if none can come."""
        return await self._wait(self._request(words))

    async def execute_both(self, one: Sequence[Word], other: Sequence[Word]) -> tuple[Any, Any]:
        """Send two commands with nothing between them, and return their responses."""
        first, second = await self._wait(asyncio.gather(self._request(one), self._request(other)))
        return first, second

    def _request(self, words: Sequence[Word]) -> asyncio.Future[Any]:
        if self.closed:
            raise ConnectionLost
        response = self._loop.create_future()
        self._send(pack_command(tuple(words)))  # type: ignore[arg-type]  # typed for one word
        self._pending.append(_PendingRequest(self._loop.time(), response))
        return response

    async def _wait(self, response: Awaitable[T]) -> T:
        try:
            return await response
        except asyncio.CancelledError:
            self._abort_if_silent()
            raise

    async def close(self) -> None:
        """Close the connection; pending requests raise ConnectionLost."""
        self._transport.abort()
        await self._connection.disconnect(nowait=True)

    def data_received(self, data: bytes) -> None:
        """Give each response to the oldest pending request."""
        self._last_data_at = self._loop.time()
        self._reader.feed(data)
        while (received := self._reader.gets()) is not _INCOMPLETE:
            response = self._pending.popleft().response
            if response.done():
                continue
            if isinstance(received, exceptions.RedisError):
                response.set_exception(received)
            else:
                response.set_result(received)

    def connection_lost(self, exc: Exception | None) -> None:
        """Raise ConnectionLost in every pending request."""
        for request in self._pending:
            if not request.response.done():
                lost = ConnectionLost()
                lost.__cause__ = exc
                request.response.set_exception(lost)
        self._pending.clear()

    def _send(self, packed: bytes) -> None:
        """Send at once if nothing is pending, otherwise together with the requests of this tick."""
        if not self._pending:
            self._transport.write(packed)
            return
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent.append(packed)

    def _flush(self) -> None:
        if not self.closed:
            self._transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def _abort_if_silent(self) -> None:
        """Close a dead connection, which never sends anything; a slow server does send."""
        limit = self._loop.time() - MAX_SILENCE
        if self._pending and self._pending[0].sent_at < limit and self._last_data_at < limit:
            self._transport.abort()


def _transport(connection: AbstractConnection) -> asyncio.WriteTransport:
    writer = connection._writer  # noqa: SLF001 - redis-py has no public name for it
    if writer is None:
        raise ConnectionLost
    return writer.transport


def _as_error(line: str) -> exceptions.RedisError:
    code, _, message = line.partition(" ")
    return _ERRORS[code](message) if code in _ERRORS else exceptions.ResponseError(line)
