"""A server of our own that is killed in the middle of commands: play goes on, nothing is lost."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.language import Language
from bot.store.address import Socket
from bot.store.embedded import server
from bot.store.embedded.folder_lock import PID_FILE
from bot.texts import Texts
from tests.bot.crash.people import back, everything_told, people
from tests.bot.crash.record import Record
from tests.bot.crash.talk import next_words
from tests.bot.reading import version_of
from tests.bot.store.stores import opened
from tests.effort import often

KILLS: Final = often(5, 12)
BETWEEN: Final = 10
"""Requests from one blow to the next."""
A_COMMAND: Final = 0.003
UNSURE: Final = Texts(Language.ENGLISH).say("trouble-unsure")


async def test_the_server_is_killed_in_the_middle_of_play(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "STABLE_AFTER", 0)  # the delay never grows
    luck = Random(3)
    async with (
        server.run_server(folder) as socket,
        opened(Socket(str(socket))) as store,
        people(store, folder / "diary") as they,
    ):
        record = Record(store, folder / "diary")
        for number in range(KILLS * BETWEEN):
            words = next_words(record.found.table, luck)
            blow = strike(folder, luck) if number % BETWEEN == 0 else None
            reply = await they.say(words)
            if blow:
                await blow
                await back(store)
            changed = await record.follow()
            if reply.text != UNSURE:  # whatever else is said is true
                assert changed == bool(version_of(reply))
                assert not changed or version_of(reply) == record.found.version
        await everything_told(store)
    assert len(record.changes) == record.found.version > KILLS
    assert record.untold() == []


def strike(folder: Path, luck: Random) -> "asyncio.Task[None]":
    """Kill the server in a moment."""
    process = int((folder / PID_FILE).read_text())

    async def kill() -> None:
        await asyncio.sleep(luck.uniform(0, A_COMMAND))
        os.kill(process, signal.SIGKILL)

    return asyncio.create_task(kill())
