"""The `parlour` command on Discord, as people run it."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.chat.discord_chat import Timeouts
from tests.fakes.discord_server import Person, Server, running
from tests.fakes.discord_server.activities import SECRET
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import labels
from tests.fakes.discord_server.world import TOKEN, Channel
from tests.fakes.outages import Failure

SLOW = 60.0
"""Seconds that a process may take where many run at once: to start it took 25 beside ten others."""


@asynccontextmanager
async def parlour(
    server: Server, folder: Path, token: str = TOKEN, **more: str
) -> AsyncIterator[Process]:
    """Run Parlour as a process, and never leave it running."""
    variables = {
        "DISCORD_TOKEN": token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "PARLOUR_LOG_LEVEL": "error",
        **more,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=folder, env={**os.environ, **variables},
        stdout=PIPE, stderr=PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.communicate(), SLOW)


@pytest.mark.thorough
async def test_a_wrong_token_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    async with running() as server, parlour(server, tmp_path, "no.such.token") as process:
        output, error = await asyncio.wait_for(process.communicate(), SLOW)
    assert process.returncode == 2
    assert b"chats   Discord" in output
    assert error.startswith(b"DISCORD_TOKEN must be a valid token")
    assert error.count(b"\n") == 1
    assert b"no.such.token" not in output + error


async def test_a_connection_that_discord_refuses_is_one_sentence_and_exit_code_2(
    tmp_path: Path,
) -> None:
    async with running() as server, parlour(server, tmp_path) as process:
        await server.until(lambda: server.gateway.connected and server.synced, SLOW)
        ended = asyncio.create_task(process.communicate())
        async with asyncio.timeout(2 * SLOW):
            while not ended.done():  # Discord refuses every connection, however often it is tried
                await server.gateway.close(4011)
                await asyncio.wait({ended}, timeout=1)
        _, error = await ended
    assert process.returncode == 2
    assert b"does not let Parlour connect (code 4011)" in error
    assert b"DISCORD_SHARDS" in error
    assert b"Traceback" not in error


async def shown(server: Server, channel: Channel, begun: str) -> tuple[Json, str]:
    """Wait for a message with a button whose label begins so; return it and the whole label.

    A busy process may first promise an answer: what people press comes with the answer itself.
    People also need a moment to see it; a press that comes sooner was not meant for it.
    """

    def found() -> list[tuple[Json, str]]:
        return [
            (message, label)
            for message in channel.messages.values()
            for label in labels(message)
            if label.startswith(begun)
        ]

    await server.until(found, SLOW)
    await asyncio.sleep(Timeouts().settle + 0.1)
    return found()[-1]


async def pressed(person: Person, message: Json, label: str, then: str) -> Json:
    """Press a button, and return the message in which another one is then to be seen."""
    await person.press(message, label)
    channel = person.server.channels[int(message["channel_id"])]
    return (await shown(person.server, channel, then))[0]


@pytest.mark.thorough
async def test_a_game_goes_on_after_the_process_was_killed(tmp_path: Path) -> None:
    async with running() as server:
        channel = server.add_channel(server.add_guild())
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        async with parlour(server, tmp_path) as process:
            await server.until(lambda: server.gateway.connected and server.synced, SLOW)
            await anna.slash(channel, "play", game="quoridor")
            await ben.press(*await shown(server, channel, "Join"))
            board, wall = await shown(server, channel, "Wall ▬")
            await server.until(lambda: channel.live == [board], SLOW)
            first = anna if f"<@{anna.id}>" in text_of(board) else ben
            private = await pressed(first, board, wall, "Back")
            process.send_signal(signal.SIGKILL)
            await process.wait()
        server.gateway.sessions.clear()
        async with parlour(server, tmp_path) as process:
            await server.until(lambda: server.gateway.connected and server.synced, SLOW)
            assert server.synced == 1
            assert await pressed(first, private, "5", "a") is private
            await first.press(private, "a")
            await server.until(lambda: channel.live and channel.live[0]["id"] != board["id"], SLOW)
            process.terminate()
            assert await asyncio.wait_for(process.wait(), SLOW) == 0
    assert server.violations == []


@pytest.mark.thorough
async def test_boards_open_inside_discord_if_they_have_a_secret_and_an_address(
    tmp_path: Path,
) -> None:
    settings = {"DISCORD_CLIENT_SECRET": SECRET, "PARLOUR_PUBLIC_URL": "https://parlour.example"}
    async with running() as server:
        channel = server.add_channel(server.add_guild())
        server.activities.enable()
        anna = Person(server, "Anna")
        async with parlour(server, tmp_path, **settings):
            await server.until(lambda: server.gateway.connected and server.synced, SLOW)
            await anna.slash(channel, "play", game="checkers", opponent=anna)
            board, _ = await shown(server, channel, "c3-d4")
            assert "Open board" in labels(board)
    assert server.violations == []


@pytest.mark.thorough
async def test_a_move_that_a_killed_process_could_not_show_is_shown_at_the_start(
    tmp_path: Path,
) -> None:
    async with running() as server:
        channel = server.add_channel(server.add_guild())
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        async with parlour(server, tmp_path) as process:
            await server.until(lambda: server.gateway.connected and server.synced, SLOW)
            await anna.slash(channel, "play", game="checkers")
            await ben.press(*await shown(server, channel, "Join"))
            board, _ = await shown(server, channel, "c3-d4")
            first = anna if f"<@{anna.id}>" in text_of(board) else ben
            server.outages.plan("/callback", Failure.SILENCE)
            await first.send_slash(channel, "move", move="c3-d4")
            await server.until(lambda: server.outages.over, SLOW)
            process.send_signal(signal.SIGKILL)
            await process.wait()
        server.gateway.sessions.clear()
        async with parlour(server, tmp_path):
            told = f"{first.name} plays c3-d4."
            await server.until(lambda: [one for one in channel.live if told in text_of(one)], SLOW)
            await server.until(lambda: len(channel.live) == 1, SLOW)
    assert sum(told in text_of(message) for message in channel.public) == 1
    assert server.violations == []
