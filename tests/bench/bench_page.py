"""Fifty windows in ten rooms for a minute: how long from a press to the board that answers it.

The server is a process of its own with its own store. A window is what the page's script is: one
WebSocket, and a request for every picture. In every room two play, by buttons and at random, and
three look on and talk.
"""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import aiohttp

from tests.bench.timing import Row

ROOMS = 10
PLAYERS = 2
WINDOWS = 5
"""A room."""
MINUTE = 60.0
THINK = 0.15
"""Seconds before each click of a player."""
TALK = 3.0
"""Seconds between two words of an onlooker."""
GAMES = {
    "backgammon": "/play backgammon autoroll=yes",
    "narde": "/play narde autoroll=yes",
    "checkers": "/play checkers",
    "quoridor": "/play quoridor",
}
"""Each game, and how it is asked for."""


@dataclass
class Tally:
    """What was seen by all windows together."""

    waits: list[float] = field(default_factory=list)
    commands: int = 0
    messages: int = 0
    panes: int = 0
    text: int = 0
    """Bytes over all WebSockets."""
    pictures: int = 0
    """Bytes of all pictures."""
    errors: list[str] = field(default_factory=list)


class Window:
    """A window that remembers what it may press."""

    def __init__(self, url: str, client: aiohttp.ClientSession, room: int, seat: int) -> None:
        self.url, self.client, self.room, self.seat = url, client, room, seat
        self.chance = random.Random(room * 100 + seat)
        self.keys = count(1)
        self.asked = 0.0
        self.waiting_for = ""
        self.shown: dict[str, Any] = {}
        self.heard = asyncio.Event()
        self.kept = set[str]()
        """The pictures that it has: they never change, so a browser fetches each once."""

    async def run(self, tally: Tally, until: float) -> None:
        """Come in and take part."""
        origin = self.url.rstrip("/")
        async with self.client.ws_connect(f"{self.url}socket", origin=origin) as self.socket:
            hello = {"secret": f"{self.room:03}-{self.seat:03}" * 4, "name": f"P{self.seat}"}
            await self._send(type="hello", room=f"room-{self.room}", **hello)
            ears = asyncio.create_task(self._listen(tally))
            try:
                await (self._play if self.seat < PLAYERS else self._talk)(tally, until)
            finally:
                ears.cancel()
                await asyncio.gather(ears, return_exceptions=True)

    async def _send(self, **said: str) -> None:
        await self.socket.send_str(json.dumps(said))

    async def _listen(self, tally: Tally) -> None:
        async for message in self.socket:
            told = json.loads(message.data)
            tally.text += len(message.data.encode())
            if told["type"] == "told":
                tally.messages += 1
            elif told["type"] in {"pane", "choosing"}:
                tally.panes += 1
                await self._see(told, tally)
            elif told["type"] == "done" and told["key"] == self.waiting_for:
                self.waiting_for = ""
            self.heard.set()
        tally.errors.append("a connection was lost")

    async def _see(self, shown: dict[str, Any], tally: Tally) -> None:
        """Fetch the picture, as a browser does; if it is the answer, that took so long."""
        asked = self.asked
        self.shown = shown
        if shown.get("image"):
            await self._fetch(shown["image"]["url"], tally)
            if asked and self.waiting_for:
                tally.waits.append(perf_counter() - asked)
                self.asked = 0.0

    async def _fetch(self, picture: str, tally: Tally) -> None:
        if picture in self.kept:
            return
        async with self.client.get(self.url + picture) as answer:
            content = await answer.read()
            tally.pictures += len(content)
            if answer.status != 200 or not content.startswith(b"\x89PNG"):
                tally.errors.append(f"a picture came with {answer.status}")
        self.kept.add(picture)

    async def _ask(self, tally: Tally, **said: str) -> None:
        """Ask, and wait until it is answered."""
        self.waiting_for = key = str(next(self.keys))
        self.asked = perf_counter()
        tally.commands += 1
        await self._send(key=key, **said)
        while self.waiting_for:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 10)

    async def _play(self, tally: Tally, until: float) -> None:
        play = [*GAMES.values()][self.room % len(GAMES)]
        if self.seat == 0:
            await self._ask(tally, type="say", text=play)
        while perf_counter() < until:
            await asyncio.sleep(THINK * self.chance.uniform(0.5, 1.5))
            await self._act(tally, play)

    async def _act(self, tally: Tally, play: str) -> None:
        """Do what the table waits for: press the board, or else a button."""
        groups = self.shown.get("choices", ())
        payloads = [button["payload"] for group in groups for button in group]
        commands = {payload.partition(" ")[2]: payload for payload in payloads}
        touches = [one["payload"] for one in self.shown.get("touches", ()) if one["kind"] != "held"]
        if "join" in commands and self.seat:
            await self._ask(tally, type="press", payload=commands["join"])
        elif "rematch" in commands and not self.seat:
            await self._ask(tally, type="say", text=play)
        elif touches:
            await self._ask(tally, type="press", payload=self.chance.choice(touches))
        elif self.shown.get("mine") and payloads:
            await self._ask(tally, type="press", payload=payloads[0])

    async def _talk(self, tally: Tally, until: float) -> None:
        while perf_counter() < until:
            await asyncio.sleep(TALK * self.chance.uniform(0.5, 1.5))
            await self._ask(tally, type="say", text="What a game")


@asynccontextmanager
async def serving(computers: int = 0) -> AsyncIterator[str]:
    """Run the page in a process of its own, and give its address."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.page_server", folder, str(computers),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        if process.stdin is None or process.stdout is None:
            raise AssertionError
        try:
            yield (await process.stdout.readline()).decode().strip()
        finally:
            process.stdin.close()
            await process.wait()


async def _measure(seconds: float) -> Tally:
    tally = Tally()
    connector = aiohttp.TCPConnector(limit=0)
    async with serving() as url, aiohttp.ClientSession(connector=connector) as client:
        until = perf_counter() + seconds
        windows = [
            Window(url, client, room, seat) for room in range(ROOMS) for seat in range(WINDOWS)
        ]
        results = await asyncio.gather(
            *(window.run(tally, until) for window in windows), return_exceptions=True
        )
        tally.errors += [repr(result) for result in results if result is not None]
    return tally


def rows() -> list[Row]:
    """Measure for a minute."""
    tally = asyncio.run(_measure(MINUTE))
    if tally.errors:
        raise AssertionError(tally.errors[:5])
    waits = sorted(tally.waits)
    load = f"{ROOMS * WINDOWS} windows, {ROOMS} rooms, {tally.commands / MINUTE:.0f} commands/s"

    def row(what: str, share: float, goal: str) -> Row:
        wait = waits[int(share * (len(waits) - 1))]
        return Row(f"page: {what}", f"{wait * 1e3:.1f} ms", load, "none", goal)

    return [
        row("press to board, median", 0.5, "none set"),
        row("press to board, p99", 0.99, "reported"),
        Row(
            "page: errors in a minute",
            f"{len(tally.errors)}",
            f"{tally.commands:,} commands, {tally.messages:,} lines, {tally.panes:,} boards",
            "none",
            "0",
        ),
        Row(
            "page: bytes for a board",
            f"{tally.text / tally.panes:,.0f} + {tally.pictures / tally.panes:,.0f}",
            "over the WebSocket, and of its picture",
            "none",
            "reported",
        ),
    ]
