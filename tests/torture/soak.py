"""Twenty minutes of play by bots, and what a Parlour has more after them: `make soak`.

Bots play at ease on the page, on the Telegram and on the Discord of the tests, all on loopback.
Every minute a line says what Parlour has: memory, open files, tasks. They must not grow.
"""

import argparse
import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from bot.chat.discord_chat.emojis import drawn
from bot.store.address import Socket
from bot.store.embedded.server import run_server
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from tests.fakes.discord_server import running as running_discord
from tests.fakes.discord_server.world import TOKEN as DISCORD_TOKEN
from tests.fakes.telegram_server import TelegramServer
from tests.fakes.telegram_server.world import TOKEN as TELEGRAM_TOKEN
from tests.torture.regulars import Couple, on_discord, on_page, on_telegram

ROOMS, GROUPS, CHANNELS = 6, 6, 3
MINUTE = 60.0
WARM = 5
"""Minutes in which caches fill up; later lines are compared with the ones after them."""
GROWTH = 0.05
"""How much more memory the last minutes may take on average."""
MORE = 10
"""How many more files or tasks they may have."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a Parlour has at one moment."""

    said: int
    games: int
    memory: float
    """In megabytes."""
    files: int
    tasks: int
    cpu: float
    """Seconds of a core since the start."""

    def __str__(self) -> str:
        return (
            f"{self.said:8} {self.games:6} {self.memory:8.1f} MB {self.files:6} {self.tasks:6} "
            f"{self.cpu:7.1f} s"
        )


@asynccontextmanager
async def _parlour(variables: dict[str, str]) -> AsyncIterator[str]:
    """Run Parlour as somebody would; yield the address of its page."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env={**os.environ, **variables}, stdout=PIPE, stderr=DEVNULL
    )
    if process.stdout is None:
        raise AssertionError
    try:
        while b"  page" not in (line := await process.stdout.readline()):
            if not line:
                raise AssertionError
        yield line.decode().split()[1].rstrip(",").replace("localhost", "127.0.0.1")
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def _playing(folder: Path) -> AsyncIterator[tuple[str, aiohttp.ClientSession, list[Couple]]]:
    """Let everybody play while the block runs."""
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(running_discord())
        telegram = await stack.enter_async_context(TelegramServer.running())
        socket = await stack.enter_async_context(run_server(folder / "store"))
        store = RedisStore(connect(Socket(str(socket))))
        stack.push_async_callback(store.close)
        for name in drawn():
            discord.emojis.add(name)
        guild = discord.add_guild()
        client = await stack.enter_async_context(aiohttp.ClientSession())
        url = await stack.enter_async_context(
            _parlour(
                {
                    "PARLOUR_DATA": str(folder / "data"),
                    "PARLOUR_PORT": "18090",
                    "PARLOUR_COMPUTERS": "0",
                    "REDIS_URL": f"unix://{socket}",
                    "DISCORD_TOKEN": DISCORD_TOKEN,
                    "DISCORD_API_URL": discord.api_url,
                    "DISCORD_GATEWAY_URL": discord.gateway_url,
                    "TELEGRAM_TOKEN": TELEGRAM_TOKEN,
                    "TELEGRAM_API_URL": telegram.url,
                }
            )
        )
        await discord.until(lambda: discord.gateway.connected and discord.synced, MINUTE)
        couples = [
            *(on_page(store, url, client, number) for number in range(ROOMS)),
            *(on_telegram(store, telegram, number) for number in range(GROUPS)),
            *(on_discord(store, discord, discord.add_channel(guild), n) for n in range(CHANNELS)),
        ]
        tasks = [asyncio.create_task(couple.play()) for couple in couples]
        try:
            yield url, client, couples
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _read(url: str, client: aiohttp.ClientSession, couples: Sequence[Couple]) -> Reading:
    async with client.get(f"{url}metrics") as answer:
        lines = (await answer.text()).splitlines()
    told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return Reading(
        said=sum(couple.said for couple in couples),
        games=sum(couple.games for couple in couples),
        memory=float(told["process_resident_memory_bytes"]) / 1e6,
        files=int(float(told["process_open_fds"])),
        tasks=int(float(told["parlour_tasks"])),
        cpu=float(told["process_cpu_seconds_total"]),
    )


def verdict(readings: Sequence[Reading]) -> str:
    """Return what has grown between the third after the warm-up and the last third."""
    warm = readings[WARM:]
    third = len(warm) // 3
    if not third:
        return "too short to say"
    early, late = warm[:third], warm[-third:]

    def grown(name: str) -> float:
        first, last = (
            sum(float(getattr(one, name)) for one in part) / third for part in (early, late)
        )
        return last - first

    memory = grown("memory") / early[0].memory
    files, tasks = grown("files"), grown("tasks")
    flat = memory <= GROWTH and files <= MORE and tasks <= MORE
    return (
        f"{'flat' if flat else 'GROWING'}: memory {memory:+.1%}, files {files:+.1f}, "
        f"tasks {tasks:+.1f}"
    )


async def soak(minutes: int) -> bool:
    """Play, print a line every minute and a verdict; return whether nothing grows."""
    print(f"{'minute':>6} {'said':>8} {'games':>6} {'memory':>11} {'files':>6} {'tasks':>6} "
          f"{'CPU':>9}")  # fmt: skip
    readings = list[Reading]()
    with TemporaryDirectory(prefix="parlour-") as folder:
        async with _playing(Path(folder)) as (url, client, couples):
            for minute in range(minutes + 1):
                readings.append(await _read(url, client, couples))
                print(f"{minute:6} {readings[-1]}", flush=True)
                await asyncio.sleep(MINUTE if minute < minutes else 0)
            failures = [failure for couple in couples for failure in couple.failures]
    print(f"{len(failures)} failures", *Counter(failures).most_common(10), sep="\n  ")
    print(verdict(readings))
    return verdict(readings).startswith("flat")


def main() -> None:
    """Soak for the minutes that the command line names, or twenty."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture.soak", description=__doc__)
    parser.add_argument("minutes", nargs="?", type=int, default=20)
    sys.exit(not asyncio.run(soak(parser.parse_args().minutes)))


if __name__ == "__main__":
    import structlog

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    main()
