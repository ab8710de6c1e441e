"""Connections that say nothing, or take nothing, keep nobody out."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from socket import create_connection
from urllib.parse import urlsplit

import aiohttp
import pytest
from aiohttp import web

from bot.chat.local_chat import connections, server
from bot.chat.local_chat.connections import Connection, Connections, most_connections
from tests.bot.chat.local_chat.server.table import ANNA, Table, heard, run

LONG = 20_000_000
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@asynccontextmanager
async def half_open(
    served: Table, address: str = "127.0.0.1"
) -> AsyncIterator[asyncio.StreamReader]:
    """Send half a request from an address, and give what comes back."""
    at = urlsplit(served.url)
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port, local_addr=(address, 0))
    writer.write(HALF)
    await writer.drain()
    try:
        yield reader
    finally:
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)


async def closed(reader: asyncio.StreamReader) -> bool:
    """Return whether the server has closed a connection without an answer."""
    try:
        return await reader.read() == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("limit", ["EACH", "MOST"])
def test_of_too_many_connections_the_oldest_that_says_nothing_goes(
    monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(server if limit == "EACH" else connections, limit, 2)

    async def test(served: Table) -> None:
        async with half_open(served) as first, half_open(served) as second:
            window = await served.window(ANNA)
            await heard(window, "welcome")
            assert await closed(first)
            assert await served.status("healthz") == 200
            assert await closed(second)

    run(test)


def test_connections_in_use_are_not_closed_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "EACH", 1)

    async def test(served: Table) -> None:
        window = await served.window(ANNA)
        await heard(window, "welcome")
        async with half_open(served) as refused:
            assert await closed(refused)
        await window.ping()
        assert not window.closed
        await window.close()

    run(test)


def test_whoever_is_too_many_drops_none_of_another_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "EACH", 1)

    async def test(served: Table) -> None:
        async with half_open(served, "127.0.0.2") as other, half_open(served) as first:
            assert await served.status("healthz") == 200
            assert await closed(first)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(closed(other), 0.05)

    run(test)


def test_a_request_has_to_arrive_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.05)

    async def test(served: Table) -> None:
        window = await served.window(ANNA)
        async with half_open(served) as reader:
            assert await closed(reader)
        await heard(window, "welcome")
        await window.ping()
        assert not window.closed

    run(test)


async def long_answers(known: Connections) -> asyncio.Server:
    """Serve an answer that is longer than what the system takes at once."""

    async def answer(_: web.BaseRequest) -> web.Response:
        return web.Response(body=bytes(LONG))

    loop = asyncio.get_running_loop()
    connect = partial(Connection, known, web.Server(answer), loop=loop)
    return await loop.create_server(connect, "127.0.0.1", 0)


async def test_who_takes_a_long_answer_gets_all_of_it() -> None:
    async with await long_answers(Connections()) as served, aiohttp.ClientSession() as client:
        port = served.sockets[0].getsockname()[1]
        async with client.get(f"http://127.0.0.1:{port}/") as answered:
            assert len(await answered.read()) == LONG


async def test_who_takes_nothing_of_a_long_answer_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "TAKEN_WITHIN", 0.05)
    known = Connections()
    async with await long_answers(known) as served:
        with create_connection(served.sockets[0].getsockname()) as taker:
            taker.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            counts = [known.count]
            while counts[-1] or max(counts) == 0:
                await asyncio.sleep(0.01)
                counts.append(known.count)
    assert max(counts) == 1


def test_a_window_takes_no_memory_for_compression() -> None:
    async def test(served: Table) -> None:
        origin = served.url.rstrip("/")
        window = await served.client.ws_connect(f"{served.url}socket", origin=origin, compress=15)
        assert not window.compress

    run(test)


@pytest.mark.parametrize(
    ("files", "most"), [(1_024, 512), (1_000_000, 4_096), (resource.RLIM_INFINITY, 4_096)]
)
def test_connections_leave_files_for_others(
    monkeypatch: pytest.MonkeyPatch, files: int, most: int
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    assert most_connections() == most
