"""A copy that does not come to its end: nothing is left of it, or it is not taken for the whole."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from redis import Redis

from bot.app import store_copies
from bot.store.address import read_address
from bot.store.port import NotCarriedOut
from bot.store.redis import copying
from bot.store.redis.copying import FOR_EVER, Copying, Item
from tests.bot.app.copies import SOME, Capture, fill, said, stored
from tests.bot.store.servers import PATIENCE, server

ROOT = Path(__file__).parents[3]

NOT_WHOLE = "The store has only a part of a copy"
REFUSED = "Connection refused"


def test_a_copy_that_fails_leaves_nothing_behind(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.setattr(copying, "AT_ONCE", 3)
    large = [Item(f"parlour:{{7}}:game:{n}", "string", FOR_EVER, (bytes(10**6),)) for n in range(9)]
    asyncio.run(fill(None, large))
    said(capsys, "backup", "one.backup")
    with server(folder) as url, Redis.from_url(url) as client:
        monkeypatch.setenv("REDIS_URL", url)
        client.config_set("maxmemory", client.info("memory")["used_memory"] + 5 * 10**6)
        told = said(capsys, "restore", "one.backup", code=1)
        assert "The store cannot be used: command not allowed when used memory" in told
        assert "Nothing was changed. When that is mended, run the command again." in told
        assert client.dbsize() == 0
        client.config_set("maxmemory", 0)
        assert said(capsys, "restore", "one.backup").startswith("16 records are back")


def test_a_copy_that_is_terminated_leaves_nothing_behind(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, server_url: str
) -> None:
    async def terminate(*_: object) -> list[str]:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(PATIENCE)
        return []

    asyncio.run(fill(None))
    monkeypatch.setattr(Copying, "differing", terminate)
    said(capsys, "move", "--to", server_url, code=143)
    with Redis.from_url(server_url) as client:
        assert client.dbsize() == 0


def test_what_is_left_of_a_copy_is_not_taken_for_the_whole(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, server_url: str
) -> None:
    async def fail(_: object) -> None:
        raise NotCarriedOut(REFUSED)

    asyncio.run(fill(None))
    said(capsys, "backup", "one.backup")
    monkeypatch.setenv("REDIS_URL", server_url)
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "error")
    monkeypatch.setattr(store_copies, "_PATIENCE", 0.1)
    with monkeypatch.context() as away:
        away.setattr(Copying, "finish", fail)
        away.setattr(Copying, "delete", fail)
        told = said(capsys, "restore", "one.backup", code=1)
    assert "Connection refused. A part of the copy is still there" in told
    for words in ([], ["console"], ["backup", "two.backup"], ["move", "--to", "built-in"]):
        assert said(capsys, *words, code=1).startswith(NOT_WHOLE)
    assert said(capsys, "restore", "one.backup").startswith("7 records are back")
    assert asyncio.run(stored(read_address(server_url))) == SOME


def test_a_copy_that_was_killed_can_be_made_again(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(None))
    said(capsys, "backup", "one.backup")
    monkeypatch.setenv("PARLOUR_DATA", "new")
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "error")
    killed = """
import os, signal, sys
from bot.app.command_line import main
from bot.store.redis.copying import Copying
Copying.differing = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
main(["restore", "one.backup"])
"""
    command = [sys.executable, "-c", killed]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    code = subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 - our own code
    assert code == -signal.SIGKILL
    assert said(capsys, code=1).startswith(NOT_WHOLE)
    assert said(capsys, "restore", "one.backup").startswith("7 records are back")
    assert asyncio.run(stored(None, Path("new"))) == SOME
