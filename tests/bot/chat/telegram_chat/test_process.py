"""Parlour as people run it, with a token: the whole program over the wire."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import Chat, TelegramServer
from tests.fakes.telegram_server.world import TOKEN


async def parlour(folder: Path, server: TelegramServer) -> asyncio.subprocess.Process:
    """Start it."""
    variables = {
        "TELEGRAM_TOKEN": TOKEN,
        "TELEGRAM_API_URL": server.url,
        "PARLOUR_LOG_LEVEL": "debug",
        "PARLOUR_DATA": str(folder / "data"),
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot",
        env={**os.environ, **variables},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


def texts(chat: Chat) -> str:
    """Return all that the bot has said."""
    return "\n".join(message.text for message in chat.of_bot)


async def test_a_game_begins_and_neither_token_nor_talk_is_logged(tmp_path: Path) -> None:
    async with TelegramServer.running(SECOND) as server:
        people = Club(server, MemoryStore(), ScriptedChance())
        process = await parlour(tmp_path, server)
        try:
            await server.type(people.anna, people.group, "/play checkers")
            await server.until(lambda: "One more player" in texts(people.group))
            asked = people.group.of_bot[-1]
            await server.type(people.anna, people.group, "Where is Ben tonight?", answers=asked)
            await server.type(people.ben, people.group, "/join")
            await server.until(lambda: "The game begins" in texts(people.group))
            process.send_signal(signal.SIGTERM)
            output, log = await asyncio.wait_for(process.communicate(), 20)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    assert process.returncode == 0
    assert b"chats   Telegram" in output
    assert b"getUpdates" in log or b"connected" in log
    assert b"tonight" not in output + log
    assert b"/join" not in log
    assert TOKEN.encode() not in output + log
    assert TOKEN.partition(":")[2].encode() not in output + log


async def test_a_wrong_token_is_one_sentence(tmp_path: Path) -> None:
    async with TelegramServer.running(SECOND) as server:
        server.token = TOKEN[::-1]
        process = await parlour(tmp_path, server)
        _, log = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 2
    assert log.splitlines()[-1].startswith(b"TELEGRAM_TOKEN must be a valid token")
