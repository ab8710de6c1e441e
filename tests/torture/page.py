"""What a real Parlour does while the page is flooded.

Everything stays on this machine, and every flood has an end. While it lasts, a player asks for help
twice a second; the longest wait for an answer is the silence.
"""

import asyncio
import os
import resource
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp

from tests.torture.floods import FLOODS, HOSTILE, PATIENCE, Flood, Player

LONGEST = 60.0
"""Seconds after which a flood ends."""
SETTLED = 4.0
"""Seconds in which the memory of a Parlour does not change when it has started."""
FILES = 1_024
"""The usual limit of open files."""


class Parlour:
    """A running Parlour."""

    def __init__(self, url: str, process: asyncio.subprocess.Process, log: Path) -> None:
        self.url, self.process, self.log = url, process, log

    @property
    def memory(self) -> int:
        """Return how many megabytes it has."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) // 1_000

    async def settled(self) -> int:
        """Return how many megabytes it has as soon as it has painted what it prepares."""
        before, now = 0, self.memory
        while before != now:
            await asyncio.sleep(SETTLED)
            before, now = now, self.memory
        return now


@asynccontextmanager
async def parlour() -> AsyncIterator[Parlour]:
    """Run Parlour as somebody would, with the usual limit of open files."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        log = Path(folder, "log")
        settings = {"PARLOUR_DATA": folder, "PARLOUR_PORT": "18080", "PARLOUR_COMPUTERS": "0"}
        with log.open("wb") as written:  # noqa: ASYNC230 - nothing else runs yet
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env={**os.environ, **settings},
                stdout=asyncio.subprocess.PIPE, stderr=written,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
            )  # fmt: skip
        if process.stdout is None:
            raise AssertionError
        try:
            while b"  page" not in (line := await process.stdout.readline()):
                pass
            url = line.decode().split()[1].rstrip(",")
            yield Parlour(url.replace("localhost", "127.0.0.1"), process, log)
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def _bounded(flood: Coroutine[Any, Any, None]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(flood, LONGEST)


async def attack(flood: Flood) -> str:
    """Run one flood beside two players; return a row of the table."""
    async with (
        parlour() as served,
        _client() as client,
        _client(HOSTILE) as hostile,
        AsyncExitStack() as stack,
    ):
        anna, ben = [
            await Player(served.url, client, name, "den").open() for name in ("annaaa", "bennnn")
        ]
        await anna.ask(type="say", text="/play backgammon")
        await ben.ask(type="say", text="/join")
        before = await served.settled()
        flooding = asyncio.create_task(_bounded(flood(served.url, hostile, stack)))
        try:
            longest = f"{await anna.silence(flooding):.1f} s"
        except (TimeoutError, TypeError):
            longest = "shut out"
        await asyncio.gather(flooding, return_exceptions=True)
        board, new = await _board(served, client, anna), await _new_room(served, client)
        log, grown = served.log.stat().st_size // 1_000, served.memory - before
    return f"{longest} | {grown} MB | {log} kB | {board} | {new}"


def _client(address: tuple[str, int] | None = None) -> aiohttp.ClientSession:
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, local_addr=address))


async def _board(served: Parlour, client: aiohttp.ClientSession, player: Player) -> str:
    """Return what becomes of the picture of a player's board."""
    try:
        async with asyncio.timeout(PATIENCE), client.get(served.url + player.picture) as answer:
            return "there" if answer.status == HTTPStatus.OK else str(answer.status)
    except (TimeoutError, aiohttp.ClientError):
        return "no answer"


async def _new_room(served: Parlour, client: aiohttp.ClientSession) -> str:
    """Return whether somebody who comes into a new room hears what is said there."""
    try:
        async with asyncio.timeout(PATIENCE):
            window = await Player(served.url, client, "newcomer", "new").open()
            await window.ask(type="say", text="Does anybody hear me?")
    except (TimeoutError, TypeError, aiohttp.ClientError):
        return "no answer"
    return "hears" if window.heard else "deaf"


def main() -> None:
    """Run all floods, or those whose names contain a word."""
    print("| flood | longest silence | memory | log | a player's board | a new room |")
    print("| --- | --- | --- | --- | --- | --- |")
    words = sys.argv[1:]
    for name, flood in FLOODS.items():
        if not words or any(word in name for word in words):
            print(f"| {name} | {asyncio.run(attack(flood))} |", flush=True)


if __name__ == "__main__":
    main()
