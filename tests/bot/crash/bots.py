"""Bots that a test starts, talks to and kills."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.bot.crash.bot_process import Life, Update
from tests.bot.crash.fate import Step
from tests.bot.unmeasured import unmeasured

_ROOT: Final = Path(__file__).parents[3]
_LONG: Final = 20.0
"""Seconds after which something that has to happen has not happened."""


@dataclass
class Bot:
    """A running bot."""

    process: int
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    dead: bool = False

    def deliver(self, update: Update) -> None:
        """Hand over an update; the bot may be dead already."""
        self.writer.write(msgspec.json.encode(update) + b"\n")

    async def confirms(self) -> bool:
        """Return whether an update is confirmed; if not, the bot has died."""
        async with asyncio.timeout(_LONG):
            with suppress(ConnectionError):
                if await self.reader.readline():
                    return True
        self.dead = True
        return False

    async def stop(self) -> None:
        """Let it end what it does and stop, as after SIGTERM, and wait until it has."""
        self.writer.write_eof()
        while await self.confirms():
            continue

    async def kill(self) -> None:
        """Kill it, if it is still there, and wait until it is not."""
        if not self.dead:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGKILL)
        while await self.confirms():
            continue
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


class Cradle:
    """Starts bots that share a store and a diary."""

    def __init__(self, process: Process, life: Life) -> None:
        self._process = process
        self._life = life
        self._calls: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]]
        self._calls = asyncio.Queue()
        self._alive: list[Bot] = []

    async def called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Note that a bot is there."""
        self._calls.put_nowait((reader, writer))

    async def start(self, last: Step = Step.NEVER, **more: Any) -> Bot:  # noqa: ANN401 - as a life has
        """Return a new bot that dies at its last step."""
        life = msgspec.structs.replace(self._life, last=last, **more)
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(life) + b"\n")
        async with asyncio.timeout(_LONG):
            process = int(await self._process.stdout.readline())
            bot = Bot(process, *await self._calls.get())
        self._alive.append(bot)
        return bot

    async def kill_all(self) -> None:
        """Leave nobody behind."""
        while self._alive:
            await self._alive.pop().kill()


@asynccontextmanager
async def cradle(folder: Path, store: str) -> AsyncIterator[Cradle]:
    """Give a cradle whose bots use the server on a socket, and write a diary in the folder."""
    line = folder / "line"
    life = Life(str(line), store.removeprefix("unix://"), str(folder / "diary"))
    command = (sys.executable, "-m", "tests.bot.crash.cradle")
    process = await asyncio.create_subprocess_exec(
        *command, cwd=_ROOT, env=unmeasured(), stdin=PIPE, stdout=PIPE
    )
    bots = Cradle(process, life)
    try:
        async with await asyncio.start_unix_server(bots.called, line):
            yield bots
            await bots.kill_all()
    finally:
        await bots.kill_all()
        process.kill()
        await process.wait()
