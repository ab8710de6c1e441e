"""The local table's server, asked by hand: who gets in, and who hears what."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from socket import gethostname, socket
from typing import Any, cast

import aiohttp
import pytest

from bot import probes
from bot.chat.local_chat import rooms
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.guard import is_ours
from bot.chat.local_chat.rooms import Room, Rooms, Window
from bot.chat.local_chat.server import NoPort, address, listen, network_address, serve
from bot.chat.local_chat.shelf import Shelf
from bot.chat.local_chat.wire import Done, Message, clean_name
from bot.desk import Desk
from bot.identity import PlayerId, TableId
from bot.replies.reply import Document, Reader, Reply
from bot.settings import Language
from bot.store.memory import MemoryStore
from bot.store.port import StoreUnreachable
from bot.studio import Studio
from tests.bot.scripted import ScriptedChance
from tests.bot.slow_studio import slow_studio

ANNA = {"type": "hello", "secret": "a" * 48, "name": "Anna", "room": "parlour", "locale": "en"}
READER = Reader(Language.ENGLISH, PlayerId("local:1"))
BEN = ANNA | {"secret": "b" * 48, "name": "Ben"}


class Table:
    """A server, and a client that knows no manners but those a test wants."""

    def __init__(self, url: str, chat: LocalChat, client: aiohttp.ClientSession) -> None:
        self.url = url
        self.chat = chat
        self.client = client

    async def status(self, path: str, **headers: str) -> int:
        async with self.client.get(self.url + path, headers=headers) as answer:
            return answer.status

    async def window(self, hello: dict[str, Any]) -> aiohttp.ClientWebSocketResponse:
        """Connect as the page would, and come in."""
        socket = await self.client.ws_connect(f"{self.url}socket", origin=self.url.rstrip("/"))
        await socket.send_str(json.dumps(hello))
        return socket


@asynccontextmanager
async def table(
    store: MemoryStore | None = None, studio: Studio | None = None
) -> AsyncIterator[Table]:
    store = store or MemoryStore()
    chat = LocalChat(Desk(store, chance=ScriptedChance(), studio=studio))
    listening = listen("127.0.0.1", 0)
    routes = probes.routes(store, {"local": lambda: True})
    async with (
        serve(chat, listening, Language.ENGLISH, routes),
        aiohttp.ClientSession() as client,
    ):
        yield Table(address(listening), chat, client)


def run(
    test: Callable[[Table], Awaitable[None]],
    store: MemoryStore | None = None,
    studio: Studio | None = None,
) -> None:
    async def whole() -> None:
        async with table(store, studio) as served:
            await asyncio.wait_for(test(served), 10)

    asyncio.run(whole())


async def heard(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Any:  # noqa: ANN401
    """Return the next thing of a kind that a window is told."""
    while True:
        said = json.loads(await socket.receive_str())
        if said["type"] == kind:
            return said


async def ask(socket: aiohttp.ClientWebSocketResponse, key: str = "1", **said: str) -> None:
    await socket.send_str(json.dumps({"key": key, **said}))


def test_a_request_that_fails_does_not_end_the_window() -> None:
    class Away(MemoryStore):
        async def announced(self, table: TableId, *versions: int) -> None:  # noqa: ARG002
            raise StoreUnreachable

    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await ask(anna, "1", type="say", text="/play checkers")
        assert (await heard(anna, "done"))["key"] == "1"
        await ask(anna, "2", type="say", text="Hello?")
        assert (await heard(anna, "done"))["key"] == "2"

    run(test, Away())


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


def test_private_answers_are_for_one_window() -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA), await served.window(BEN)
        for window in (anna, ben):
            await heard(window, "told")  # what can be played
        await ask(anna, type="say", text="/help")
        assert (await heard(anna, "told"))["message"]["text"] == "/help"
        assert (await heard(anna, "told"))["message"]["private"]
        await ask(anna, type="say", text="bye", key="2")
        texts = [(await heard(ben, "told"))["message"]["text"] for _ in range(2)]
        assert texts == ["/help", "bye"]

    run(test)


def test_a_guest_is_who_knows_the_secret() -> None:
    async def test(served: Table) -> None:
        hellos = (ANNA, ANNA | {"name": "Else"}, BEN | {"name": "Anna"})
        welcomes = [await heard(await served.window(hello), "welcome") for hello in hellos]
        ids = [welcome["you"]["id"] for welcome in welcomes]
        assert ids[0] == ids[1] != ids[2]
        assert "aaaa" not in ids[0]

    run(test)


def test_somebody_without_a_name_is_a_guest() -> None:
    async def test(served: Table) -> None:
        window = await served.window(ANNA | {"name": " \u202e ", "locale": "ru"})
        assert (await heard(window, "welcome"))["you"]["name"] == "Гость"

    run(test)


def test_it_is_told_how_far_a_long_film_is() -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA), await served.window(BEN)
        for window, text in ((anna, "/play checkers"), (ben, "/join"), (anna, "/move c3-d4")):
            await ask(window, text, type="say", text=text)
            await heard(window, "done")
        await ask(anna, "film", type="say", text="/replay")
        working = await heard(anna, "working")
        assert working["key"] == "film"
        assert "40%" in working["text"]
        assert (await heard(anna, "done"))["key"] == "film"

    run(test, studio=slow_studio())


def test_names_are_one_short_line() -> None:
    assert clean_name(" An\nna\u202e  M. ", 32) == "An na M."
    assert clean_name("x" * 50, 32) == "x" * 32


def test_what_is_asked_again_is_said_once() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await heard(anna, "told")
        for _ in range(2):
            await ask(anna, type="say", text="hello")
            await heard(anna, "done")
        again = await served.window(ANNA)
        assert len((await heard(again, "welcome"))["messages"]) == 1

    run(test)


def test_a_window_that_comes_back_hears_what_it_missed() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        for key in ("1", "2", "3"):
            await ask(anna, key, type="say", text=key)
            await heard(anna, "done")
        age = (await heard(await served.window(BEN), "welcome"))["age"]
        for told, missed in ((age, ["3"]), ("another", ["1", "2", "3"])):
            welcome = await heard(await served.window(BEN | {"age": told, "seen": 2}), "welcome")
            assert [message["text"] for message in welcome["messages"]] == missed

    run(test)


def test_everybody_reads_what_happens_in_a_language_of_their_own() -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA), await served.window(BEN | {"locale": "ru"})
        await heard(ben, "told")
        await ask(anna, type="say", text="/play checkers")
        await heard(ben, "told")
        message = (await heard(ben, "told"))["message"]
        assert message["text"].startswith("Anna зовёт играть")
        assert message["choices"][0][0]["label"] == "Сесть за стол"
        carla = await served.window(BEN | {"locale": "pt", "secret": "c" * 48})
        missed = (await heard(carla, "welcome"))["messages"]
        assert missed[-1]["text"].startswith("Anna quer jogar")

    run(test)


@pytest.mark.parametrize("name", ["Ben", "Ben von Haus", r"Ben \1 ["])
def test_people_are_invited_by_name_whatever_is_in_it(name: str) -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await served.window(BEN | {"name": name})
        await ask(anna, type="say", text=f"/play checkers @{name.casefold()}")
        texts = [(await heard(anna, "told"))["message"]["text"] for _ in range(3)]
        assert texts[-1].startswith(f"Anna invites {name}")

    run(test)


def test_a_file_can_be_saved() -> None:
    async def test(served: Table) -> None:
        url = served.chat.shelf.put_document(Document("dice.json", b"{}"))
        async with served.client.get(served.url + url) as answer:
            assert await answer.read() == b"{}"
            assert 'filename="dice.json"' in answer.headers["Content-Disposition"]
        assert await served.status("kept/nothing") == 404

    run(test)


def test_a_full_shelf_forgets_the_oldest() -> None:
    shelf = Shelf(most=2)
    urls = [shelf.put_document(Document("name", bytes([number]))) for number in range(3)]
    kept = [shelf.find(url.removeprefix("kept/")) for url in urls]
    assert [thing is None for thing in kept] == [True, False, False]


def test_health_tells_about_the_store() -> None:
    class Away(MemoryStore):
        async def ping(self) -> None:
            raise StoreUnreachable

    async def well(served: Table) -> None:
        async with served.client.get(f"{served.url}healthz") as answer:
            body = {"well": True, "store": True, "platforms": {"local": True}}
            assert (answer.status, await answer.json()) == (200, body)

    async def away(served: Table) -> None:
        assert await served.status("healthz") == 503

    run(well)
    run(away, Away())


def test_metrics_are_there_for_prometheus() -> None:
    async def test(served: Table) -> None:
        async with served.client.get(f"{served.url}metrics") as answer:
            assert answer.content_type == "text/plain"
            assert "parlour_stage_seconds_bucket" in await answer.text()

    run(test)


def test_what_is_said_unasked_waits_in_its_room() -> None:
    async def test(served: Table) -> None:
        await served.chat.say(Reply(table=TableId("local:parlour"), text="Time is short."))
        welcome = await heard(await served.window(ANNA), "welcome")
        assert [message["text"] for message in welcome["messages"]] == ["Time is short."]

    run(test)


def test_a_window_that_takes_nothing_is_let_go() -> None:
    window = Window(READER, "Anna")
    for _ in range(rooms.BEHIND + 5):
        window.tell(Done("1"))
    said = [window.waiting.get_nowait() for _ in range(window.waiting.qsize())]
    assert None in said


def test_rooms_that_nobody_uses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "ROOMS", 2)
    known = Rooms()
    used = known.find("used")
    used.come_in(Window(READER, "Anna"))
    old = known.find("old")
    old.post(lambda _: Message(0, "hello"))
    known.find("new")
    assert known.find("used") is used
    assert known.find("old").since(0, READER) == ()


def test_a_room_remembers_what_was_said_lately() -> None:
    room = Room()
    for _ in range(rooms.REMEMBERED + 1):
        room.post(lambda _: Message(0, "hello"))
    assert room.since(0, READER)[0].id == 2


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert second.getsockname()[1] > port
        monkeypatch.setattr("bot.chat.local_chat.server.TRIES", 1)
        with pytest.raises(NoPort):
            listen("127.0.0.1", port)
    with pytest.raises(NoPort):
        listen("203.0.113.1", 8080)


def test_the_address_is_one_that_a_browser_opens() -> None:
    with listen("0.0.0.0", 0) as everywhere:  # noqa: S104 - what is tested
        assert address(everywhere).startswith("http://localhost:")
        assert re.fullmatch(r"(http://[\d.]+:\d+/)?", network_address(everywhere))
    with listen("127.0.0.2", 0) as here:
        assert network_address(here) == ""


def test_other_machines_find_it_by_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    class Socket:
        def getsockname(self) -> tuple[str, int]:
            return ("192.168.1.7", 8080)

    assert network_address(cast("socket", Socket())) == "http://192.168.1.7:8080/"
    monkeypatch.setattr("bot.chat.local_chat.server._ELSEWHERE", ("no address", 9))
    with listen("0.0.0.0", 0) as everywhere:  # noqa: S104 - what is tested
        assert network_address(everywhere) == ""
