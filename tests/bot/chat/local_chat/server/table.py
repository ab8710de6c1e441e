"""A server, and windows that send whatever a test wants."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.app import probes
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.games import game_routes
from bot.chat.local_chat.server import address, listen, serve
from bot.desk.desk import Desk
from bot.desk.painter import Painter
from bot.desk.studio import Studio
from bot.language import Language
from bot.store.memory import MemoryStore
from bot.store.port import Store
from tests.bot.scripted import ScriptedChance

ANNA = {"type": "hello", "secret": "a" * 48, "name": "Anna", "room": "parlour", "locale": "en"}
BEN = ANNA | {"secret": "b" * 48, "name": "Ben"}


class Table:
    """A server, and a client that sends whatever a test wants."""

    def __init__(
        self, url: str, desk: Desk, chat: LocalChat, client: aiohttp.ClientSession
    ) -> None:
        self.url = url
        self.desk = desk
        self.chat = chat
        self.client = client

    async def status(self, path: str, **headers: str) -> int:
        async with self.client.get(self.url + path, headers=headers) as answer:
            return answer.status

    async def window(self, hello: dict[str, Any]) -> aiohttp.ClientWebSocketResponse:
        """Connect as the page would, and join."""
        socket = await self.client.ws_connect(f"{self.url}socket", origin=self.url.rstrip("/"))
        await socket.send_str(json.dumps(hello))
        return socket


@asynccontextmanager
async def table(
    store: Store | None = None,
    studio: Studio | None = None,
    painter: Painter | None = None,
    desk: Desk | None = None,
) -> AsyncIterator[Table]:
    store = desk.store if desk else store or MemoryStore()
    desk = desk or Desk(store, chance=ScriptedChance(), studio=studio, painter=painter)
    chat = LocalChat(desk)
    listening = listen("127.0.0.1", 0)
    monitoring = probes.routes(store, {"local": lambda: True})
    routes = [*monitoring, *game_routes(desk, Language.ENGLISH)]
    async with (
        serve(chat, listening, Language.ENGLISH, routes),
        aiohttp.ClientSession() as client,
    ):
        yield Table(address(listening), desk, chat, client)


def run(
    test: Callable[[Table], Awaitable[None]],
    store: Store | None = None,
    studio: Studio | None = None,
    painter: Painter | None = None,
    desk: Desk | None = None,
) -> None:
    async def whole() -> None:
        async with table(store, studio, painter, desk) as served:
            await asyncio.wait_for(test(served), 60 if desk else 10)

    asyncio.run(whole())


async def heard(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Any:  # noqa: ANN401
    """Return the next message of a type to a window."""
    while True:
        said = json.loads(await socket.receive_str())
        if said["type"] == kind:
            return said


async def ask(socket: aiohttp.ClientWebSocketResponse, key: str = "1", **said: str | bool) -> None:
    await socket.send_str(json.dumps({"key": key, **said}))
