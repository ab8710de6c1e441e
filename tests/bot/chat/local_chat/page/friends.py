"""Friends who play along without a window: a browser for each would be most of the work."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count

import aiohttp

from tests.bot.chat.local_chat.page.beside import Run
from tests.bot.chat.local_chat.page.windows import secret_of

Socket = aiohttp.ClientWebSocketResponse


class Friend:
    """Somebody in the room; what they are shown is not looked at."""

    def __init__(self, run: Run, socket: Socket) -> None:
        self._run = run
        self._socket = socket
        self._keys = map(str, count(1))

    def type(self, text: str) -> None:
        """Send a message, and wait until it is answered."""
        self._run(self._say(text, next(self._keys)))

    async def _say(self, text: str, key: str) -> None:
        await self._socket.send_str(json.dumps({"key": key, "type": "say", "text": text}))
        await _hear(self._socket, "done", key)

    def leave(self) -> None:
        """Go out of the room."""
        self._run(self._socket.close())


BringFriend = Callable[[str, str], Friend]
"""Lets somebody with a name come into the room at an address."""


@asynccontextmanager
async def coming(url: str, name: str) -> AsyncIterator[Socket]:
    """Come into the room as the page does."""
    hello = {"type": "hello", "secret": secret_of(name), "name": name, "room": "parlour"}
    async with (
        aiohttp.ClientSession() as client,
        client.ws_connect(f"{url}socket", origin=url.rstrip("/")) as socket,
    ):
        await socket.send_str(json.dumps(hello | {"locale": "en"}))
        await _hear(socket, "welcome")
        yield socket


async def _hear(socket: Socket, kind: str, key: str = "") -> None:
    """Wait until something is told."""
    while True:
        told = json.loads(await socket.receive_str())
        if told["type"] == kind and told.get("key", "") == key:
            return
