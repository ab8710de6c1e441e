"""`rediss`: encrypted, and only with a server that can prove who it is.

`localhost.pem` is a key and certificate for these tests and nothing else. The server that comes
with us speaks no TLS, so a relay that does stands before it.
"""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store.port import Refusal, StoreRefuses, StoreUnreachable
from tests.bot.store.stores import opened

CERTIFICATE = Path(__file__).with_name("localhost.pem")


@asynccontextmanager
async def encrypted(server: str) -> AsyncIterator[int]:
    """Give a port where the server can be reached, encrypted."""

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(server)
        await asyncio.gather(_pass_on(reader, far_writer), _pass_on(far_reader, writer))

    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(CERTIFICATE)
    async with await asyncio.start_server(relay, "127.0.0.1", 0, ssl=context) as listening:
        yield listening.sockets[0].getsockname()[1]
        await asyncio.sleep(0.02)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while words := await reader.read(65_536):
        writer.write(words)
    writer.close()


async def test_a_server_that_is_trusted_is_spoken_to(
    server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    async with encrypted(server_url.removeprefix("unix://")) as port:
        async with opened(f"rediss://localhost:{port}") as store:
            await store.ping()
        async with opened(f"redis://localhost:{port}") as store:
            with pytest.raises(StoreUnreachable):
                await store.ping()


async def test_a_server_that_is_not_trusted_is_told_apart(server_url: str) -> None:
    async with (
        encrypted(server_url.removeprefix("unix://")) as port,
        opened(f"rediss://localhost:{port}") as store,
    ):
        with pytest.raises(StoreRefuses) as refused:
            await store.ping()
    assert refused.value.why is Refusal.CERTIFICATE
