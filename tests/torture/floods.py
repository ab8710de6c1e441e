"""Floods of the page: windows and connections that ask for too much, and a player beside them."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from itertools import count, cycle, islice
from time import perf_counter
from typing import Any, Self, TypeAlias
from urllib.parse import urlsplit

import aiohttp

HOSTILE = "127.0.0.2", 0
"""Where floods come from: another address of this machine."""
PATIENCE = 20.0
"""Seconds after which somebody counts as shut out."""


class Player:
    """A window that asks, and waits for the answer."""

    def __init__(self, url: str, client: aiohttp.ClientSession, secret: str, room: str) -> None:
        self.url, self.client, self.secret, self.room = url, client, secret, room
        self.keys = count(1)
        self.picture = ""
        self.heard = 0
        """How many lines of people it was told."""

    async def open(self) -> Self:
        """Connect and join."""
        origin = self.url.rstrip("/")
        self.socket = await self.client.ws_connect(f"{self.url}socket", origin=origin)
        await self.send(type="hello", secret=self.secret * 8, name=self.secret, room=self.room)
        return self

    async def send(self, **said: str | bool) -> None:
        """Send a message."""
        await self.socket.send_str(json.dumps(said))

    async def ask(self, **said: str | bool) -> None:
        """Ask, and wait until it is answered."""
        key = str(next(self.keys))
        await self.send(key=key, **said)
        while True:
            told = json.loads(await self.socket.receive_str())
            if told["type"] in {"pane", "welcome"}:
                image = (told if told["type"] == "pane" else told.get("pane") or {}).get("image")
                self.picture = image["url"] if image else self.picture
            self.heard += told["type"] == "told" and "by" in told["message"]
            if told["type"] == "done" and told["key"] == key:
                return

    async def silence(self, flooding: asyncio.Task[None]) -> float:
        """Return the longest time without an answer while the flood lasts."""
        longest = 0.0
        while not flooding.done():
            begun = perf_counter()
            await asyncio.wait_for(self.ask(type="press", payload="0 help"), PATIENCE)
            longest = max(longest, perf_counter() - begun)
            await asyncio.sleep(0.5)
        return longest


Flood: TypeAlias = Callable[[str, aiohttp.ClientSession, AsyncExitStack], Coroutine[Any, Any, None]]


async def silent_windows(url: str, client: aiohttp.ClientSession, _: AsyncExitStack) -> None:
    """Open 600 windows in the room of the players that never read, and ask for boards there."""
    opened = []
    for number in range(600):
        with suppress(aiohttp.ClientError, OSError):
            opened.append(await Player(url, client, f"w{number:05}", "den").open())
    for number, window in enumerate(opened[:200]):
        with suppress(aiohttp.ClientError, OSError):
            await window.send(type="say", text="/board", key=str(number))


async def replays(url: str, client: aiohttp.ClientSession, _: AsyncExitStack) -> None:
    """Ask for 300 replays in one window, of different parts of a game of forty moves."""
    window = await Player(url, client, "filmer", "cinema").open()
    await window.ask(type="say", text="/play quoridor both", quiet=True)
    for move in islice(cycle(("e2", "e8", "e1", "e9")), 40):
        await window.ask(type="say", text=move, quiet=True)
        await asyncio.sleep(0.3)
    for number in range(300):
        await window.ask(type="say", text=f"/replay {number % 40 + 1}", quiet=True)


async def half_requests(url: str, _: aiohttp.ClientSession, stack: AsyncExitStack) -> None:
    """Open 1,200 connections that send half a request each."""
    at = urlsplit(url)
    for _number in range(1_200):
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1):
                _reader, writer = await asyncio.open_connection(
                    at.hostname, at.port, local_addr=HOSTILE
                )
            stack.callback(writer.close)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
    await asyncio.sleep(5)


async def greetings(url: str, client: aiohttp.ClientSession, _: AsyncExitStack) -> None:
    """Greet 100 times in the room of the players, each time as another stranger."""
    for number in range(100):
        stranger = await Player(url, client, f"g{number:05}", "den").open()
        await stranger.socket.receive()
        await stranger.socket.close()


async def rooms(url: str, client: aiohttp.ClientSession, _: AsyncExitStack) -> None:
    """Enter 600 rooms."""
    for number in range(600):
        with suppress(aiohttp.ClientError, OSError):
            await Player(url, client, f"r{number % 50:05}", f"room-{number}").open()


FLOODS: dict[str, Flood] = {
    "600 silent windows in one room": silent_windows,
    "300 replays in one window": replays,
    "1,200 half requests": half_requests,
    "100 greetings by strangers": greetings,
    "600 rooms": rooms,
}
