"""Parlour with two tokens, one of which is refused."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import running
from tests.fakes.telegram_server import TelegramServer
from tests.fakes.telegram_server.world import TOKEN


async def test_one_platform_plays_on_while_the_other_refuses(tmp_path: Path) -> None:
    async with running() as discord, TelegramServer.running(SECOND) as telegram:
        people = Club(telegram, MemoryStore(), ScriptedChance())
        variables = {
            "DISCORD_TOKEN": "no.such.token",
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "TELEGRAM_TOKEN": TOKEN,
            "TELEGRAM_API_URL": telegram.url,
            "PARLOUR_OWNERS": f"telegram:{people.anna.id}",
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot",
            cwd=tmp_path, env={**os.environ, **variables}, stdout=PIPE, stderr=PIPE,
        )  # fmt: skip
        try:
            assert process.stderr
            async with asyncio.timeout(20):
                while b"DISCORD_TOKEN must be" not in (line := await process.stderr.readline()):
                    assert line
            await telegram.type(people.anna, people.group, "/play checkers")
            await telegram.until(lambda: bool(people.group.of_bot))
            own = telegram.own_chat(people.anna)
            await telegram.type(people.anna, own, "/owner")
            await telegram.until(lambda: bool(own.of_bot))
            assert "Trouble: discord: DISCORD_TOKEN must be" in own.last.text
            process.terminate()
            _, log = await asyncio.wait_for(process.communicate(), 20)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    assert process.returncode == 0
    assert b"Traceback" not in line + log
    assert b"no.such.token" not in line + log
