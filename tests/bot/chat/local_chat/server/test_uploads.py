"""Files that guests hand in on the page: sent only when asked for, and no larger than was said."""

import asyncio
import json
from typing import Any

import aiohttp

from bot.chat.local_chat.uploads import Uploads
from bot.desk.thinker import Thinker
from tests.bot.chat.local_chat.server.table import ANNA, Table, ask, heard, run
from tests.bot.chat.local_chat.server.test_computers import desk_for
from tests.bot.desk.test_handed_in import PDN
from tests.bot.quick_computers import QuickWorkers


async def open_window(served: Table) -> aiohttp.ClientWebSocketResponse:
    Thinker(served.desk, {"local": served.chat}, QuickWorkers())
    return await served.window(ANNA)


async def hand(window: aiohttp.ClientWebSocketResponse, size: int) -> None:
    await window.send_str(json.dumps({"type": "hand", "size": size, "key": "1"}))


async def send(served: Table, url: str, content: Any, origin: str = "") -> int:  # noqa: ANN401
    headers = {"Origin": origin or served.url.rstrip("/")}
    async with served.client.post(served.url + url, data=content, headers=headers) as answer:
        return answer.status


def test_a_file_is_analysed_for_its_guest_alone() -> None:
    async def test(served: Table) -> None:
        window = await open_window(served)
        await hand(window, len(PDN))
        wanted = await heard(window, "wanted")
        assert wanted["key"] == "1"
        assert await send(served, wanted["url"], PDN) == 204
        message = (await heard(window, "told"))["message"]
        assert message["private"]
        assert message["text"].startswith("Brazilian checkers: Eve, Mallory")
        assert message["image"]["alt"]
        assert await send(served, wanted["url"], PDN) == 404  # nobody waits for it any more

    run(test, desk=desk_for())


def test_a_file_that_is_too_large_is_not_even_asked_for() -> None:
    async def test(served: Table) -> None:
        window = await open_window(served)
        await hand(window, 256 * 1024 + 1)
        message = (await heard(window, "told"))["message"]
        assert "256 KB" in message["text"]
        assert (await heard(window, "done"))["refused"]

    run(test, desk=desk_for())


async def _too_much() -> Any:  # noqa: ANN401
    yield b"x" * 1_000


def test_another_page_a_longer_file_and_one_without_length_are_refused() -> None:
    async def test(served: Table) -> None:
        window = await open_window(served)
        await hand(window, len(PDN))
        url = (await heard(window, "wanted"))["url"]
        assert await send(served, url, PDN, "https://evil.example") == 403
        assert await send(served, url, PDN + b"more") == 413
        assert await send(served, url, _too_much()) == 413
        assert await send(served, url, PDN) == 204

    run(test, desk=desk_for())


def test_a_file_that_does_not_come_is_told() -> None:
    async def test(served: Table) -> None:
        served.chat.answers.uploads = Uploads(within=0.01)
        window = await open_window(served)
        await hand(window, len(PDN))
        await heard(window, "wanted")
        assert "file" in (await heard(window, "told"))["message"]["text"]
        await ask(window, "2", type="say", text="/rules narde")  # the window goes on
        assert (await heard(window, "done"))["key"] == "1"
        assert (await heard(window, "done"))["key"] == "2"

    run(test, desk=desk_for())


def test_a_file_that_comes_too_slowly_is_given_up() -> None:
    async def test(served: Table) -> None:
        uploads = served.chat.answers.uploads
        uploads._within = 0.05  # noqa: SLF001 - the route is that of these uploads
        asked = asyncio.Queue[str]()
        fetching = asyncio.ensure_future(uploads.expect(10, asked.put_nowait).fetch())
        url = await asked.get()
        origin = served.url.rstrip("/")
        port = int(origin.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            f"POST /{url} HTTP/1.1\r\nHost: {origin.removeprefix('http://')}\r\n"
            f"Origin: {origin}\r\nContent-Length: 10\r\n\r\nslow".encode()
        )
        assert b" 408 " in await reader.readline()
        writer.close()
        (outcome,) = await asyncio.gather(fetching, return_exceptions=True)
        assert isinstance(outcome, Exception)

    run(test, desk=desk_for())
