"""A connection that many share: everybody gets his own answer, or learns that none will come."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.asyncio.connection import UnixDomainSocketConnection
from redis.exceptions import ConnectionError as ConnectionLost
from redis.exceptions import NoScriptError, ResponseError

from bot.store.redis import pipeline as lines
from bot.store.redis.pipeline import Line

SLOW = ("EVAL", "local n = 0 while n < 3000000 do n = n + 1 end return 'slow'", 0)
"""Takes the server a few milliseconds."""


@asynccontextmanager
async def connected(path: str) -> AsyncIterator[Line]:
    connection = UnixDomainSocketConnection(path=path)
    await connection.connect()
    line = Line(connection)
    try:
        yield line
    finally:
        await line.hang_up()


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(talk: Talk, path: str) -> AsyncIterator[None]:
    """Let a server of ours talk to everybody, and hear them all out."""
    talks: list[asyncio.Task[None]] = []

    async def hear_out(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await talk(reader, writer)
        writer.close()
        await writer.wait_closed()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks.append(asyncio.create_task(hear_out(reader, writer)))

    async with await asyncio.start_unix_server(begin, path):
        yield
        await asyncio.gather(*talks, return_exceptions=True)


async def test_each_gets_the_answer_to_his_own_question(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as line:
        said = await asyncio.gather(*(line.ask("ECHO", f"word {at}") for at in range(500)))
    assert said == [b"word %d" % at for at in range(500)]


async def test_an_error_is_the_answer_to_one_question(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as line:
        said = await asyncio.gather(
            line.ask("ECHO", "before"),
            line.ask("EVALSHA", "0" * 40, 0),
            line.ask("NONSENSE"),
            line.ask("ECHO", "after"),
            return_exceptions=True,
        )
    assert (said[0], said[3]) == (b"before", b"after")
    assert isinstance(said[1], NoScriptError)
    assert type(said[2]) is ResponseError


async def test_the_answer_to_somebody_who_left_is_given_to_nobody(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as line:
        impatient = asyncio.create_task(line.ask(*SLOW))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await line.ask("ECHO", "mine") == b"mine"
        assert not line.broken


async def test_everybody_is_told_when_the_connection_is_lost(server_url: str) -> None:
    path = server_url.removeprefix("unix://")
    async with connected(path) as line, Redis(unix_socket_path=path) as other:
        number = await line.ask("CLIENT", "ID")
        waiting = [asyncio.create_task(line.ask("BLPOP", "nothing", 0)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await other.client_kill_filter(_id=str(number))
        said = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(error) for error in said] == [ConnectionLost] * 3
        assert line.broken
        with pytest.raises(ConnectionLost):
            await line.ask("PING")


async def test_a_silent_line_is_given_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SILENCE", 0.05)
    path = str(folder / "socket")
    async with serving(greet_and_fall_silent, path), connected(path) as line:
        asked = asyncio.create_task(line.ask("PING"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(line.ask("PING"), timeout=0.1)
        with pytest.raises(ConnectionLost):
            await asked
        assert line.broken


async def test_a_slow_line_that_talks_is_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "SILENCE", 0.2)
    path = str(folder / "socket")
    async with serving(answer_slowly, path), connected(path) as line:
        asked = [asyncio.create_task(line.ask("PING")) for _ in range(8)]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(asked[-1]), timeout=0.3)
        asked[-1].cancel()
        assert set(await asyncio.gather(*asked[:-1])) == {b"PONG"}
        assert not line.broken


async def answer_slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer one question after the other, twenty a second."""
    while said := await reader.read(1000):
        for _ in range(said.count(b"PING")):
            await asyncio.sleep(0.05)
            writer.write(b"+PONG\r\n")
        if b"PING" not in said:
            writer.write(b"+OK\r\n" * said.count(b"*"))


async def test_hanging_up_forgets_what_was_not_sent(server_url: str) -> None:
    async with connected(server_url.removeprefix("unix://")) as line:
        asked = [asyncio.create_task(line.ask("ECHO", "word")) for _ in range(3)]
        await asyncio.sleep(0)
        await line.hang_up()
        said = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(error) for error in said] == [ConnectionLost] * 3


async def greet_and_fall_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Take part in whatever a client says first, and then say nothing more."""
    while b"PING" not in (said := await reader.read(1000)):
        if not said:
            break
        writer.write(b"+OK\r\n" * said.count(b"*"))
    await reader.read()
