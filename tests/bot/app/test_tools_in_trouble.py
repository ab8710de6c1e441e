"""The owner's commands while the store is away, full or in use, and when they are ended."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from redis import Redis

from bot.app import data_folder
from bot.store.address import read_address
from bot.store.embedded.folder_lock import PID_FILE
from bot.store.opening import FOLDER
from bot.store.redis.copying import Copying
from tests.bot.app.copies import Capture, fill, said
from tests.bot.store.servers import PATIENCE, server


def test_a_server_without_memory_is_saved_and_looked_after(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    with server(folder) as url, Redis.from_url(url) as client:
        monkeypatch.setenv("REDIS_URL", url)
        asyncio.run(fill(read_address(url)))
        client.config_set("maxmemory", 1)
        assert said(capsys, "backup", "one.backup") == "7 records are in one.backup."
        listed = said(capsys, "records").splitlines()
        names = [line.rpartition("  ")[0] for line in listed]
        assert {"table:local:a", "pending:parlour:{7}:finished 5-1"} <= set(names)
        for name in names:
            assert said(capsys, "records", "drop", name) == f"{name} is gone."
        assert said(capsys, "move", "--to", "built-in").startswith("2 records were copied")
        assert "used memory > 'maxmemory'" in said(capsys, "restore", "one.backup", code=1)


NOWHERE = "redis://127.0.0.1:1"


@pytest.mark.parametrize(
    "words",
    [("backup", "new.backup"), ("restore", "one.backup"), ("move", "--to", "built-in"),
     ("records",), ("records", "drop", "table:local:a")],
)  # fmt: skip
def test_a_store_that_is_away_is_said_at_once(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    asyncio.run(fill(None))
    said(capsys, "backup", "one.backup")
    monkeypatch.setenv("REDIS_URL", NOWHERE)
    told = said(capsys, *words, code=1)
    assert told.startswith("The store cannot be used: Error")
    assert "127.0.0.1:1" in told
    assert "Nothing was changed. When that is mended, run the command again." in told
    assert not Path("new.backup").exists()


def test_a_store_to_move_to_that_is_away_is_said_at_once(capsys: Capture) -> None:
    assert "127.0.0.1:1" in said(capsys, "move", "--to", NOWHERE, code=1)


@pytest.mark.parametrize("words", [("backup", "one.backup"), ("records",)])
def test_the_address_of_a_parlour_that_has_one_is_asked_for(
    capsys: Capture, words: tuple[str, ...]
) -> None:
    with data_folder.locked(Path("data")):
        assert "the same REDIS_URL as that Parlour" in said(capsys, *words, code=1)


def test_a_command_that_is_terminated_leaves_no_server(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    servers: list[int] = []

    async def wait(_: object) -> int:
        servers.append(int((Path("data") / FOLDER / PID_FILE).read_text()))
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(PATIENCE)
        return 0

    asyncio.run(fill(None))
    said(capsys, "backup", "one.backup")
    monkeypatch.setattr(Copying, "count", wait)
    assert said(capsys, "restore", "one.backup", code=143) == ""
    with pytest.raises(ProcessLookupError):
        os.kill(servers[0], 0)
    with data_folder.locked(Path("data")):
        pass
