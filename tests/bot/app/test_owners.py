"""Parlour whose owner is on two platforms."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from pathlib import Path

import pytest

from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Person, running
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.world import TOKEN as DISCORD_TOKEN
from tests.fakes.telegram_server import TelegramServer
from tests.fakes.telegram_server.world import TOKEN


@pytest.mark.thorough
async def test_an_owner_announces_from_one_platform_to_the_other(tmp_path: Path) -> None:
    async with running() as discord, TelegramServer.running(SECOND) as telegram:
        people, owner = Club(telegram, MemoryStore(), ScriptedChance()), Person(discord, "Olga")
        variables = {
            "PARLOUR_OWNERS": f"telegram:{people.anna.id}, discord:{owner.id}",
            "PARLOUR_COMPUTERS": "0",
            "DISCORD_TOKEN": DISCORD_TOKEN,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "TELEGRAM_TOKEN": TOKEN,
            "TELEGRAM_API_URL": telegram.url,
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot",
            cwd=tmp_path, env={**os.environ, **variables}, stdout=DEVNULL, stderr=DEVNULL,
        )  # fmt: skip
        try:
            await discord.until(lambda: discord.gateway.connected)
            await telegram.type(people.anna, people.group, "/play checkers")
            await telegram.until(lambda: bool(people.group.of_bot))
            own = discord.add_channel(None)
            await owner.write(own, "/owner announce We move tonight.")
            await discord.until(lambda: len(own.public) == 2)
            key = text_of(own.public[-1]).split("/owner send ")[1].split()[0]
            await telegram.type(people.anna, telegram.own_chat(people.anna), f"/owner send {key}")
            await telegram.until(lambda: people.group.last.text == "We move tonight.")
        finally:
            process.terminate()
            await process.wait()
    assert process.returncode == 0
    assert discord.violations == []
