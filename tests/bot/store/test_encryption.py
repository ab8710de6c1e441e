"""`rediss`: encrypted, and only with a server whose certificate is trusted.

`localhost.pem` is a key and certificate for these tests and nothing else. The server that comes
with us speaks no TLS, so a relay that does stands before it.
"""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app.store_errors import explain_outage
from bot.store.port import RefusalReason, StoreRefused, StoreUnreachable
from bot.store.redis import connect
from bot.store.redis.errors import translate
from tests.bot.store import servers
from tests.bot.store.stores import opened

CERTIFICATE = Path(__file__).with_name("localhost.pem")


@asynccontextmanager
async def encrypted(server: str) -> AsyncIterator[int]:
    """Yield a port on which the server accepts encrypted connections."""

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


async def test_a_trusted_server_is_used(server_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    async with encrypted(server_url.removeprefix("unix://")) as port:
        async with opened(f"rediss://localhost:{port}") as store:
            await store.ping()
        async with opened(f"redis://localhost:{port}") as store:
            with pytest.raises(StoreUnreachable) as closed:
                await store.ping()
            assert "must begin with rediss" in explain_outage(closed.value)


def test_a_certificate_for_another_name_is_recognised() -> None:
    error = ssl.SSLCertVerificationError(1, "certificate verify failed")
    error.verify_code = 62
    trouble = translate(error)
    assert isinstance(trouble, StoreRefused)
    assert trouble.reason is RefusalReason.CERTIFICATE_NAME


async def test_a_server_that_answers_unencrypted_is_recognised() -> None:
    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"-ERR not encrypted\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        async with opened(f"rediss://127.0.0.1:{port}") as store:
            with pytest.raises(StoreRefused) as refused:
                await store.ping()
    assert refused.value.reason is RefusalReason.NO_TLS


async def test_a_server_that_waits_for_more_than_a_greeting_has_a_hint(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "CONNECT_TIMEOUT", 0.2)
    (port,) = servers.free_ports(1)
    with servers.network_server(folder, port):
        async with opened(f"rediss://127.0.0.1:{port}") as store:
            with pytest.raises(StoreUnreachable) as silent:
                await store.ping()
    assert "the one for TLS" in explain_outage(silent.value)


async def test_an_untrusted_server_is_refused(server_url: str) -> None:
    async with (
        encrypted(server_url.removeprefix("unix://")) as port,
        opened(f"rediss://localhost:{port}") as store,
    ):
        with pytest.raises(StoreRefused) as refused:
            await store.ping()
    assert refused.value.reason is RefusalReason.CERTIFICATE
