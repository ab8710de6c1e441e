"""What a real Parlour does while the page is flooded.

Everything stays on this machine, and every flood has an end. While it lasts, a player asks for help
twice a second; the longest wait for an answer is the silence.
"""

import asyncio
import os
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from tests.torture.floods import FLOODS, PATIENCE, Flood, Player

FILES = 1_024
"""The usual limit of open files."""


class Parlour:
    """A running Parlour."""

    def __init__(self, url: str, process: asyncio.subprocess.Process, log: Path) -> None:
        self.url, self.process, self.log = url, process, log

    @property
    def memory(self) -> int:
        """Return the most megabytes that it ever had."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) // 1_000


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
            process.terminate()
            await process.wait()


async def attack(flood: Flood) -> str:
    """Run one flood beside two players; return a row of the table."""
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        parlour() as served,
        aiohttp.ClientSession(connector=connector) as client,
        AsyncExitStack() as stack,
    ):
        anna, ben = [
            await Player(served.url, client, name, "den").open() for name in ("annaaa", "bennnn")
        ]
        await anna.ask(type="say", text="/play backgammon")
        await ben.ask(type="say", text="/join")
        before = served.memory
        flooding = asyncio.create_task(flood(served.url, client, stack))
        try:
            longest = f"{await anna.silence(25):.1f} s"
        except (TimeoutError, TypeError):
            longest = "shut out"
        ended = (await asyncio.gather(flooding, return_exceptions=True))[0]
        try:
            async with client.get(
                served.url + anna.picture, timeout=aiohttp.ClientTimeout(PATIENCE)
            ) as answer:
                board = str(answer.status)
        except (TimeoutError, aiohttp.ClientError):
            board = "no answer"
        log = served.log.stat().st_size // 1_000
        grown = served.memory - before
    failed = f", {type(ended).__name__}" if ended else ""
    return f"{longest} | {grown} MB | {log} kB | {board}{failed}"


def main() -> None:
    """Run all floods, or those whose names contain a word."""
    print("| flood | longest silence | memory | log | a player's board |")
    print("| --- | --- | --- | --- | --- |")
    words = sys.argv[1:]
    for name, flood in FLOODS.items():
        if not words or any(word in name for word in words):
            print(f"| {name} | {asyncio.run(attack(flood))} |", flush=True)


if __name__ == "__main__":
    main()
