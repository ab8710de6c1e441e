"""A connection on which many questions are on their way at once; answers come in their order."""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from hiredis import Reader, pack_command
from redis import exceptions
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ConnectionError as ConnectionLost

SILENCE: Final = 2.0
"""Seconds after which a line on which nothing is heard is given up, once somebody gives up."""

_NOTHING: Final = object()
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
"""What a server's errors are called there and here."""


class _Question(NamedTuple):
    """A question that is on its way."""

    asked_at: float
    answer: asyncio.Future[Any]


class Line(asyncio.Protocol):
    """Lives as long as its connection, and never connects again.

    redis-py makes the connection and says who we are; from then on we listen ourselves, because
    its own way takes turns: one question, one answer.
    """

    def __init__(self, connection: AbstractConnection) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._questions: deque[_Question] = deque()
        self._outbox: list[bytes] = []
        self._reader = Reader(replyError=_as_error, notEnoughData=_NOTHING)
        self._connection = connection
        self._transport = _transport(connection)
        self._transport.set_protocol(self)

    @property
    def broken(self) -> bool:
        """Tell whether nothing can be asked any more."""
        return self._transport.is_closing()

    async def ask(self, *words: str | bytes | int) -> Any:  # noqa: ANN401 - a command's answer
        """Send a command once and return its answer; raise ConnectionLost if none can come."""
        if self.broken:
            raise ConnectionLost
        answer = self._loop.create_future()
        self._send(pack_command(words))  # type: ignore[arg-type]  # typed for one word
        self._questions.append(_Question(self._loop.time(), answer))
        try:
            return await answer
        except asyncio.CancelledError:
            self._give_up()
            raise

    async def hang_up(self) -> None:
        """Close the connection; who still waits is told that it is lost."""
        self._transport.abort()
        await self._connection.disconnect(nowait=True)

    def data_received(self, data: bytes) -> None:
        """Hand each answer to the one whose turn it is."""
        self._heard = self._loop.time()
        self._reader.feed(data)
        while (said := self._reader.gets()) is not _NOTHING:
            answer = self._questions.popleft().answer
            if answer.done():
                continue
            if isinstance(said, exceptions.RedisError):
                answer.set_exception(said)
            else:
                answer.set_result(said)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell everybody who waits."""
        for question in self._questions:
            if not question.answer.done():
                lost = ConnectionLost()
                lost.__cause__ = exc
                question.answer.set_exception(lost)
        self._questions.clear()

    def _send(self, packed: bytes) -> None:
        """Send at once if nobody else is asking, else together with what comes in this moment."""
        if not self._questions:
            self._transport.write(packed)
            return
        if not self._outbox:
            self._loop.call_soon(self._post)
        self._outbox.append(packed)

    def _post(self) -> None:
        if not self.broken:
            self._transport.write(b"".join(self._outbox))
        self._outbox.clear()

    def _give_up(self) -> None:
        """End a silence: a dead connection says nothing, for ever; a slow server does talk."""
        since = self._loop.time() - SILENCE
        if self._questions and self._questions[0].asked_at < since and self._heard < since:
            self._transport.abort()


def _transport(connection: AbstractConnection) -> asyncio.WriteTransport:
    writer = connection._writer  # noqa: SLF001 - it has no other name
    if writer is None:
        raise ConnectionLost
    return writer.transport


def _as_error(said: str) -> exceptions.RedisError:
    name, _, words = said.partition(" ")
    return _ERRORS[name](words) if name in _ERRORS else exceptions.ResponseError(said)
