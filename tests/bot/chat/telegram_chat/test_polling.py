"""Polling: an update is confirmed when it was handled and answered, so nothing is lost."""

import asyncio
from math import inf

import pytest
from structlog.testing import capture_logs

from bot.chat.telegram_chat import polling, webhook
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.scripted import ScriptedChance
from tests.fakes.outages import Failure
from tests.fakes.telegram_server import TelegramServer


async def test_what_was_not_answered_before_a_stop_is_answered_after_the_start() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        rates = server.methods.rates
        async with members.open():
            rates.stop(members.group.id, inf)
            await server.type(members.anna, members.group, "/rules narde")
            await server.until(lambda: bool(rates.refused))
        assert members.group.of_bot == []
        rates.stop(members.group.id, 0)
        async with members.open():
            await server.until(lambda: bool(members.group.of_bot))
            await members.settle()
            assert len(members.group.of_bot) == 1
            assert "narde" in members.group.last.text.casefold()


async def test_what_was_answered_before_a_stop_is_not_answered_again() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        async with members.open():
            await server.type(members.anna, members.group, "/rules narde")
            await server.until(lambda: bool(members.group.of_bot), members.group.id)
        async with members.open():
            await members.say(members.anna, "/rules checkers")
        assert len(members.group.of_bot) == 2


async def test_one_chat_that_has_to_wait_does_not_keep_updates_from_the_others() -> None:
    async with club() as members:
        own = members.server.own_chat(members.anna)
        rates = members.server.methods.rates
        rates.stop(own.id, inf)
        for _ in range(120):
            await members.server.type(members.anna, own, "/rules narde")
        await members.server.type(members.ben, members.group, "/rules narde")
        await members.server.until(lambda: bool(members.group.of_bot), members.group.id)
        rates.stop(own.id, 0)
        members.chats.clear()  # what still waits is of no interest


async def test_polling_goes_on_after_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "RETRY_PAUSE", 0.01)
    async with TelegramServer.running(SECOND) as server:
        server.outages.plan("getUpdates", Failure.UNAVAILABLE, Failure.PAGE, Failure.DROPPED)
        server.busy.append("getUpdates")
        members = Club(server, MemoryStore(), ScriptedChance())
        with capture_logs() as lines:
            async with members.open():
                await members.say(members.anna, "/rules narde")
        assert len(members.group.of_bot) == 1
    failed = [line for line in lines if line["event"] == "polling Telegram failed, retrying"]
    assert len(failed) == 3


async def test_a_webhook_waits_for_the_answer_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club(webhook=True) as members:
        rates = members.server.methods.rates
        await members.say(members.anna, "/play checkers")
        rates.stop(members.group.id, inf)
        await members.server.type(members.anna, members.group, "/rules narde")
        taken = asyncio.create_task(members.server.updates.taken())
        await members.server.until(lambda: bool(rates.refused))
        await asyncio.sleep(0.05)
        assert not taken.done()
        rates.stop(members.group.id, 0)
        await taken
        monkeypatch.setattr(webhook, "_PATIENCE", 0.01)
        rates.stop(members.group.id, inf)
        await members.server.type(members.anna, members.group, "/rules narde")
        await asyncio.wait_for(members.server.updates.taken(), 5)
        rates.stop(members.group.id, 0)
