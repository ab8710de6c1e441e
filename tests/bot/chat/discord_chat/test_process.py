"""The `parlour` command on Discord, as people run it."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.fakes.discord_server import Person, Server, running
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.people import labels
from tests.fakes.discord_server.world import TOKEN, Channel

SLOW = 20.0
"""Seconds that a process may take where many run at once."""


@asynccontextmanager
async def parlour(server: Server, folder: Path, token: str = TOKEN) -> AsyncIterator[Process]:
    """Run Parlour as a process, and never leave it running."""
    variables = {
        "DISCORD_TOKEN": token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "PARLOUR_LOG_LEVEL": "error",
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
        await asyncio.wait_for(process.communicate(), 10)


async def test_a_wrong_token_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    async with running() as server, parlour(server, tmp_path, "no.such.token") as process:
        output, error = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 2
    assert b"chats   Discord" in output
    assert error.startswith(b"DISCORD_TOKEN must be a valid token")
    assert error.count(b"\n") == 1
    assert b"no.such.token" not in output + error


async def shown(server: Server, channel: Channel, begun: str) -> tuple[Json, str]:
    """Wait for a message with a button whose label begins so; return it and the whole label.

    A busy process may first promise an answer: what people press comes with the answer itself.
    """

    def found() -> list[tuple[Json, str]]:
        return [
            (message, label)
            for message in channel.messages.values()
            for label in labels(message)
            if label.startswith(begun)
        ]

    await server.until(found, SLOW)
    return found()[-1]


async def test_a_game_goes_on_after_the_process_was_killed(tmp_path: Path) -> None:
    async with running() as server:
        channel = server.add_channel(server.add_guild())
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        async with parlour(server, tmp_path) as process:
            await server.until(lambda: server.gateway.connected, SLOW)
            await anna.slash(channel, "play", game="quoridor")
            await ben.press(*await shown(server, channel, "Join"))
            board, move = await shown(server, channel, "Move")
            await server.until(lambda: channel.live == [board], SLOW)
            first = anna if f"<@{anna.id}>" in board["content"] else ben
            await first.press(board, move)
            private, _ = await shown(server, channel, "↑")
            process.send_signal(signal.SIGKILL)
            await process.wait()
        server.gateway.sessions.clear()
        async with parlour(server, tmp_path) as process:
            await server.until(lambda: server.gateway.connected, SLOW)
            assert server.synced == 1
            await first.press(private, labels(private)[0])
            again, confirm = await shown(server, channel, "Play")
            assert again is private
            await first.press(private, confirm)
            await server.until(lambda: channel.live and channel.live[0]["id"] != board["id"], SLOW)
            process.terminate()
            assert await asyncio.wait_for(process.wait(), 10) == 0
    assert server.violations == []
