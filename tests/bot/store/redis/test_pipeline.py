"""A connection that many share: every caller gets their own response, or an error."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.asyncio.connection import UnixDomainSocketConnection
from redis.exceptions import ConnectionError as ConnectionLost
from redis.exceptions import NoScriptError, ResponseError

from bot.store.redis import pipeline
from bot.store.redis.pipeline import PipelinedConnection

SLOW = ("EVAL", "local n = 0 while n < 3000000 do n = n + 1 end return 'slow'", 0)
"""Takes the server a few milliseconds."""


@asynccontextmanager
async def connected(path: str) -> AsyncIterator[PipelinedConnection]:
    opened = UnixDomainSocketConnection(path=path)
    await opened.connect()
    connection = PipelinedConnection(opened)
    try:
        yield connection
    finally:
        await connection.close()


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(talk: Talk, path: str) -> AsyncIterator[None]:
    """Serve every client with `talk`, and wait until all of them are done."""
    talks: list[asyncio.Task[None]] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await talk(reader, writer)
        writer.close()
        await writer.wait_closed()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.append(asyncio.create_task(serve(reader, writer)))

    async with await asyncio.start_unix_server(begin, path):
        yield
        await asyncio.gather(*talks, return_exceptions=True)


async def test_every_caller_gets_the_response_to_their_own_request(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as connection:
        said = await asyncio.gather(
            *(connection.execute("ECHO", f"word {at}") for at in range(500))
        )
    assert said == [b"word %d" % at for at in range(500)]


async def test_an_error_is_the_response_to_one_request(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as connection:
        said = await asyncio.gather(
            connection.execute("ECHO", "before"),
            connection.execute("EVALSHA", "0" * 40, 0),
            connection.execute("NONSENSE"),
            connection.execute("ECHO", "after"),
            return_exceptions=True,
        )
    assert (said[0], said[3]) == (b"before", b"after")
    assert isinstance(said[1], NoScriptError)
    assert type(said[2]) is ResponseError


async def test_the_response_to_a_cancelled_request_is_dropped(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as connection:
        impatient = asyncio.create_task(connection.execute(*SLOW))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await connection.execute("ECHO", "mine") == b"mine"
        assert not connection.closed


async def test_every_pending_request_fails_when_the_connection_is_lost(server_url: str) -> None:
    path = server_url.removeprefix("unix://")
    async with connected(path) as connection, Redis(unix_socket_path=path) as other:
        number = await connection.execute("CLIENT", "ID")
        waiting = [asyncio.create_task(connection.execute("BLPOP", "nothing", 0)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await other.client_kill_filter(_id=str(number))
        said = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(error) for error in said] == [ConnectionLost] * 3
        assert connection.closed
        with pytest.raises(ConnectionLost):
            await connection.execute("PING")


async def test_a_silent_connection_is_closed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipeline, "MAX_SILENCE", 0.05)
    path = str(folder / "socket")
    async with serving(greet_and_fall_silent, path), connected(path) as connection:
        requests = asyncio.create_task(connection.execute("PING"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(connection.execute("PING"), timeout=0.1)
        with pytest.raises(ConnectionLost):
            await requests
        assert connection.closed


async def test_a_slow_connection_that_sends_data_stays_open(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipeline, "MAX_SILENCE", 0.2)
    path = str(folder / "socket")
    async with serving(answer_slowly, path), connected(path) as connection:
        requests = [asyncio.create_task(connection.execute("PING")) for _ in range(8)]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(requests[-1]), timeout=0.3)
        requests[-1].cancel()
        assert set(await asyncio.gather(*requests[:-1])) == {b"PONG"}
        assert not connection.closed


async def answer_slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer one request after the other, twenty a second."""
    while said := await reader.read(1000):
        for _ in range(said.count(b"PING")):
            await asyncio.sleep(0.05)
            writer.write(b"+PONG\r\n")
        if b"PING" not in said:
            writer.write(b"+OK\r\n" * said.count(b"*"))


async def test_closing_drops_what_was_not_sent(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as connection:
        requests = [asyncio.create_task(connection.execute("ECHO", "word")) for _ in range(3)]
        await asyncio.sleep(0)
        await connection.close()
        said = await asyncio.gather(*requests, return_exceptions=True)
        assert [type(error) for error in said] == [ConnectionLost] * 3


async def greet_and_fall_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer the handshake of a client, and nothing after that."""
    while b"PING" not in (said := await reader.read(1000)):
        if not said:
            break
        writer.write(b"+OK\r\n" * said.count(b"*"))
    await reader.read()
