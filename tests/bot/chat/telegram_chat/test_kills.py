"""Parlour is killed while it handles presses: none is lost, none counts twice, all are answered."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.store.embedded.folder_lock import PID_FILE
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, WORLD, Club
from tests.bot.scripted import ScriptedChance
from tests.bot.store.servers import free_ports
from tests.fakes.telegram_server import Message, TelegramServer
from tests.fakes.telegram_server.world import TOKEN

KILLS = 50
WITHIN = 0.06
"""Seconds after a press in which Parlour is killed: about as long as it takes to handle it."""
PATIENCE = 90.0
"""Seconds that a press may take, with the start of Parlour on a busy machine."""
STEPS = ("↑ e2", "↓ e8", "↓ e1", "↑ e9")
"""The pawns step forth and back, so that the game does not end."""


@dataclass
class Doomed:
    """Parlour in a process of its own, which is killed again and again."""

    folder: Path
    server: TelegramServer
    port: int | None
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; by webhook if there is a port."""
        variables = {
            "TELEGRAM_TOKEN": TOKEN,
            "TELEGRAM_API_URL": self.server.url,
            "PARLOUR_DATA": str(self.folder / "data"),
        }
        if self.port:
            variables |= {"TELEGRAM_WEBHOOK_URL": WORLD, "TELEGRAM_WEBHOOK_PORT": str(self.port)}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot",
            env={**os.environ, **variables},
            cwd=self.folder,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip

    async def stop(self) -> None:
        """Stop it, and the store that a killed one may have left."""
        if self.process and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()
        with suppress(FileNotFoundError, ProcessLookupError):
            os.kill(int((self.folder / "data" / "store" / PID_FILE).read_text()), signal.SIGTERM)

    async def kill(self) -> None:
        """Kill it."""
        if self.process and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


@asynccontextmanager
async def doomed(folder: Path, server: TelegramServer, how: str) -> AsyncIterator[Doomed]:
    """Run Parlour, by polling or by webhook, while the block runs."""
    port = free_ports(1)[0] if how == "webhook" else None
    parlour = Doomed(folder, server, port)
    await parlour.start()
    try:
        async with server.bringing(f"http://127.0.0.1:{port}/telegram"):
            yield parlour
    finally:
        await parlour.stop()


def said(board: Message, *news: str) -> Callable[[], bool]:
    """Return whether a board tells all of some news."""
    return lambda: all(each in board.text for each in news)


@pytest.mark.thorough
@pytest.mark.parametrize("how", ["polling", "webhook"])
async def test_no_press_is_lost_or_counts_twice_when_parlour_is_killed(
    tmp_path: Path, how: str
) -> None:
    luck = Random(how)
    async with TelegramServer.running(SECOND) as server:
        server.patience = PATIENCE
        people = Club(server, MemoryStore(), ScriptedChance())
        players = (people.anna, people.ben)
        async with doomed(tmp_path, server, how) as parlour:
            await server.type(people.anna, people.group, "/play quoridor @benb")
            await server.until(lambda: any("Accept" in each.labels for each in people.group.of_bot))
            await server.press(people.ben, people.group.last, "Accept")
            await server.until(lambda: people.group.last.is_photo)
            await server.updates.taken()
            board = people.group.last
            if "Ben to move." in board.text:
                players = (people.ben, people.anna)
            before = len(people.group.of_bot)
            for number in range(KILLS):
                user, label = players[number % 2], STEPS[number % 4]
                pressing = asyncio.create_task(server.press(user, board, label))
                await asyncio.sleep(luck.random() * WITHIN)
                await parlour.kill()
                await parlour.start()
                answer = await pressing
                assert (answer.alert, answer.url) == (False, "")
                assert not answer.text or answer.text.startswith("Telegram makes me wait")
                other = players[1 - number % 2]
                news = f"{user.name} plays {label[2:]}.", f"{other.name} to move."
                await server.until(said(board, *news))
                await server.updates.taken()
        assert len(people.group.of_bot) == before
        assert server.faults == []
