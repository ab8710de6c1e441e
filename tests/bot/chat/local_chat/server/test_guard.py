"""Requests that the server accepts and refuses."""

import json
from contextlib import suppress
from socket import gethostname

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.chat.local_chat.frames import Frames
from bot.chat.local_chat.guard import is_local, is_ours, protect
from tests.bot.chat.local_chat.server.table import ANNA, Table, heard, run


def test_the_page_comes_with_strict_headers() -> None:
    async def test(served: Table) -> None:
        for path in ("", "static/app.js", "words?locale=ru", "no/such/page"):
            async with served.client.get(served.url + path) as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert answer.headers["X-Content-Type-Options"] == "nosniff"

    run(test)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.7", True),
        (gethostname(), True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_names_that_somebody_made_point_here_are_not_ours(host: str, *, ours: bool) -> None:
    assert is_ours(host) is ours


def test_who_comes_by_such_a_name_is_turned_away() -> None:
    async def test(served: Table) -> None:
        assert await served.status("", Host="evil.example") == 421
        assert await served.status("", Host="[evil") == 421
        assert await served.status("healthz", Host="evil.example") == 200

    run(test)


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://localhost:1"])
def test_only_our_own_page_may_connect(origin: str | None) -> None:
    async def test(served: Table) -> None:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await served.client.ws_connect(f"{served.url}socket", origin=origin)
        assert refused.value.status == 403

    run(test)


@pytest.mark.parametrize(
    "said",
    [
        "{",
        '{"type": "dance"}',
        '{"type": "say", "text": "hi", "key": "1"}',
        json.dumps(ANNA | {"secret": "short"}),
        json.dumps(ANNA | {"room": "../etc"}),
    ],
)
def test_what_no_page_of_ours_says_ends_the_connection(said: str) -> None:
    async def test(served: Table) -> None:
        origin = served.url.rstrip("/")
        socket = await served.client.ws_connect(f"{served.url}socket", origin=origin)
        await socket.send_str(said)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 1008

    run(test)


def test_nobody_says_hello_twice() -> None:
    async def test(served: Table) -> None:
        socket = await served.window(ANNA)
        await socket.send_str(json.dumps(ANNA))
        with suppress(TypeError):
            await heard(socket, "never")
        assert socket.close_code == 1008

    run(test)


def test_a_window_may_leave_without_a_word() -> None:
    async def test(served: Table) -> None:
        origin = served.url.rstrip("/")
        socket = await served.client.ws_connect(f"{served.url}socket", origin=origin)
        await socket.close()
        socket = await served.window(ANNA)
        await socket.send_bytes(b"?")
        with suppress(TypeError):
            await heard(socket, "never")

    run(test)


@pytest.mark.parametrize(
    ("public_url", "headers", "local"),
    [
        ("", {}, True),
        ("", {"X-Forwarded-For": "203.0.113.7"}, False),
        ("", {"Forwarded": "for=203.0.113.7"}, False),
        ("https://parlour.example", {}, False),
    ],
)
async def test_nobody_is_local_who_may_have_come_through_a_proxy(
    public_url: str, headers: dict[str, str], *, local: bool
) -> None:
    seen: list[bool] = []

    async def look(request: web.Request) -> web.Response:
        seen.append(is_local(request))
        return web.Response()

    application = web.Application()
    protect(application, Frames(public_url=public_url))
    application.router.add_get("/", look)
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession() as client,
        client.get(server.make_url("/"), headers=headers) as answer,
    ):
        assert answer.status == 200
    assert seen == [local]
