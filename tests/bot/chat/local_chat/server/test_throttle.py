"""What one address may ask for in a short time, and which address that is."""

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.chat.local_chat import throttle
from bot.chat.local_chat.addresses import address_of
from bot.chat.local_chat.frames import Frames
from bot.chat.local_chat.guard import protect
from bot.desk.budgets import Budget
from tests.bot.chat.local_chat.server.table import Table, run

PUBLIC = "https://parlour.example"


def test_an_address_that_asks_for_too_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "REQUESTS", Budget(2, 0.01))

    async def test(served: Table) -> None:
        for _ in range(2):
            assert await served.status("pictures/checkers.png") == 200
        async with served.client.get(f"{served.url}qr?text=x") as answer:
            assert answer.status == 429
            assert 50 < int(answer.headers["Retry-After"]) <= 100
        assert await served.status("static/app.js") == 200
        assert await served.status("healthz") == 200

    run(test)


@pytest.mark.parametrize(
    ("public_url", "passed_on", "address"),
    [
        ("", "203.0.113.7", "127.0.0.1"),
        (PUBLIC, "", "127.0.0.1"),
        (PUBLIC, "203.0.113.7", "203.0.113.7"),
        (PUBLIC, "198.51.100.1, 203.0.113.7", "203.0.113.7"),
    ],
)
async def test_behind_a_proxy_the_address_is_what_the_proxy_says(
    public_url: str, passed_on: str, address: str
) -> None:
    async def look(request: web.Request) -> web.Response:
        return web.Response(text=address_of(request))

    application = web.Application()
    protect(application, Frames(public_url=public_url))
    application.router.add_get("/", look)
    headers = {"X-Forwarded-For": passed_on} if passed_on else {}
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession() as client,
        client.get(server.make_url("/"), headers=headers) as answer,
    ):
        assert await answer.text() == address
