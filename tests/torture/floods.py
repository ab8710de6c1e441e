"""Floods of the page: windows and connections that ask for too much, and a player beside them."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from itertools import count
from time import perf_counter
from typing import Any, Self, TypeAlias
from urllib.parse import urlsplit

import aiohttp

PATIENCE = 20.0
"""Seconds after which somebody counts as shut out."""


class Player:
    """A window that asks, and waits for the answer."""

    def __init__(self, url: str, client: aiohttp.ClientSession, secret: str, room: str) -> None:
        self.url, self.client, self.secret, self.room = url, client, secret, room
        self.keys = count(1)
        self.picture = ""

    async def open(self) -> Self:
        """Connect and join."""
        origin = self.url.rstrip("/")
        self.socket = await self.client.ws_connect(f"{self.url}socket", origin=origin)
        await self.send(type="hello", secret=self.secret * 8, name=self.secret, room=self.room)
        return self

    async def send(self, **said: str) -> None:
        """Send a message."""
        await self.socket.send_str(json.dumps(said))

    async def ask(self, **said: str) -> None:
        """Ask, and wait until it is answered."""
        key = str(next(self.keys))
        await self.send(key=key, **said)
        while True:
            told = json.loads(await self.socket.receive_str())
            if told["type"] in {"pane", "welcome"}:
                image = (told if told["type"] == "pane" else told.get("pane") or {}).get("image")
                self.picture = image["url"] if image else self.picture
            if told["type"] == "done" and told["key"] == key:
                return

    async def silence(self, seconds: float) -> float:
        """Return the longest time without an answer."""
        longest, until = 0.0, perf_counter() + seconds
        while perf_counter() < until:
            begun = perf_counter()
            await asyncio.wait_for(self.ask(type="press", payload="0 help"), PATIENCE)
            longest = max(longest, perf_counter() - begun)
            await asyncio.sleep(0.5)
        return longest


Flood: TypeAlias = Callable[[str, aiohttp.ClientSession, AsyncExitStack], Coroutine[Any, Any, None]]


async def silent_windows(url: str, client: aiohttp.ClientSession, _: AsyncExitStack) -> None:
    """Open 600 windows in the room of the players that never read, while others talk there."""
    opened = []
    for number in range(600):
        with suppress(aiohttp.ClientError, OSError):
            opened.append(await Player(url, client, f"w{number:05}", "den").open())
    talker = await Player(url, client, "talker", "den").open()
    for number in range(40):
        with suppress(aiohttp.ClientError, OSError):
            await talker.send(type="say", text="x" * 1_000, key=str(number))
            await asyncio.sleep(0.1)


async def replays(url: str, client: aiohttp.ClientSession, _: AsyncExitStack) -> None:
    """Ask for 300 replays in one window, each of another part of a game."""
    window = await Player(url, client, "filmer", "cinema").open()
    other = await Player(url, client, "second", "cinema").open()
    await window.ask(type="say", text="/play checkers")
    await other.ask(type="say", text="/join")
    for move in ("c3-d4", "d6-c5", "b2-c3", "e7-d6"):
        await (window if move[1] in "32" else other).ask(type="say", text=move)
    until = perf_counter() + 30
    for number in range(300):
        if perf_counter() < until:
            await window.ask(type="say", text=f"/replay {number % 4 + 1}")


async def half_requests(url: str, _: aiohttp.ClientSession, stack: AsyncExitStack) -> None:
    """Open 1,000 connections that send half a request each."""
    at = urlsplit(url)
    for _number in range(1_000):
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1):
                _reader, writer = await asyncio.open_connection(at.hostname, at.port)
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
    """Enter 600 rooms, and see that the last one hears."""
    for number in range(600):
        with suppress(aiohttp.ClientError, OSError):
            await Player(url, client, f"r{number % 50:05}", f"room-{number}").open()
    window = await Player(url, client, "listener", "room-new").open()
    await asyncio.wait_for(window.ask(type="say", text="Does anybody hear me?"), PATIENCE)


FLOODS: dict[str, Flood] = {
    "600 silent windows in one room": silent_windows,
    "300 replays in one window": replays,
    "1,000 half requests": half_requests,
    "100 greetings by strangers": greetings,
    "600 rooms": rooms,
}
