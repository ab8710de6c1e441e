"""`parlour backup`, `restore` and `move`, over real servers."""

import asyncio
import os
import resource
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import attrgetter
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from redis import Redis

from bot.app import data_folder, store_copies
from bot.app.command_line import main
from bot.store.address import Address, read_address
from bot.store.embedded import server_log
from bot.store.embedded.folder_lock import PID_FILE
from bot.store.embedded.process import LOG_FILE
from bot.store.embedded.server import run_server
from bot.store.embedded.server_log import ServerLog
from bot.store.opening import FOLDER, TO_COPY_INTO, open_copying
from bot.store.port import NotCarriedOut
from bot.store.redis import copying
from bot.store.redis.copying import FOR_EVER, Copying, Item
from tests.bot.store.servers import PATIENCE, server

ROOT = Path(__file__).parents[3]
Capture = pytest.CaptureFixture[str]

SOME = [
    Item("parlour:{7}:aside:x", "set", FOR_EVER, (b"p", b"q")),
    Item("parlour:{7}:aside:y", "list", FOR_EVER, (b"q", b"p")),
    Item("parlour:{7}:due:local", "zset", FOR_EVER, (b"local:a", b"1.5", b"local:b", b"1700000")),
    Item("parlour:{7}:finished", "stream", FOR_EVER, (b"5-1", b"one", b"6-1", b"two")),
    Item("parlour:{7}:game:g", "string", 4_102_444_800_000, (b"\x00\xff old",)),
    Item("parlour:{7}:placed:x:y", "hash", FOR_EVER, (b"a", b"1", b"b", b"2")),
    Item("parlour:{7}:table:local:a", "string", FOR_EVER, (b"3 {}",)),
]
"""One of each type."""


async def fill(address: Address | None, more: Sequence[Item] = ()) -> None:
    """Store some of everything, and something that is not worth a copy."""
    async with open_copying(address, Path("data"), TO_COPY_INTO) as store:
        turns = Item("parlour:{7}:turns:x", "list", FOR_EVER, (b"1",))
        await store.add([*SOME, turns, *more])


async def stored(address: Address | None, data: Path = Path("data")) -> list[Item]:
    """Return everything that is stored."""
    async with open_copying(address, data) as store:
        return await everything(store)


async def everything(store: Copying) -> list[Item]:
    """Return all items by key."""
    groups = [items async for items in store.read()]
    return sorted((item for items in groups for item in items), key=attrgetter("key"))


def said(capsys: Capture, *words: str, code: int = 0) -> str:
    """Run a command, and return what it says."""
    capsys.readouterr()
    assert main(list(words)) == code
    output = capsys.readouterr()
    return (output.err if code else output.out).strip()


def test_everything_moves_from_store_to_store(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, server_url: str, cluster_url: str
) -> None:
    asyncio.run(fill(None))
    assert said(capsys, "backup", "one.backup") == "7 records are in one.backup."
    assert stat.S_IMODE(Path("one.backup").stat().st_mode) == 0o600
    assert "Set REDIS_URL" in said(capsys, "move", "--to", cluster_url)
    assert asyncio.run(stored(read_address(cluster_url))) == SOME
    monkeypatch.setenv("REDIS_URL", server_url)
    assert said(capsys, "restore", "one.backup").startswith("7 records are back")
    assert asyncio.run(stored(read_address(server_url))) == SOME
    monkeypatch.setenv("PARLOUR_DATA", "other")
    assert "Remove REDIS_URL" in said(capsys, "move", "--to", "built-in")
    monkeypatch.delenv("REDIS_URL")
    said(capsys, "backup", "two.backup")
    assert Path("two.backup").read_bytes() == Path("one.backup").read_bytes()


async def test_a_backup_is_made_while_parlour_is_running(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_copies, "_TOLD_EVERY", 4)
    monkeypatch.setattr(copying, "AT_ONCE", 3)
    await fill(None)
    with data_folder.locked(Path("data")):
        async with run_server(Path("data") / FOLDER):
            made = await asyncio.to_thread(said, capsys, "backup", "one.backup")
            assert made == "7 records are in one.backup."
            refused = await asyncio.to_thread(said, capsys, "restore", "one.backup", code=1)
            assert refused == "A Parlour is running with data. Stop it first."


def test_somebody_who_waits_is_told_how_far_it_is(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_copies, "_TOLD_EVERY", 5)
    asyncio.run(fill(None))
    assert main(["backup", "one.backup"]) == 0
    assert capsys.readouterr().err == "7 records …\n"


def test_what_cannot_be_done_is_said(capsys: Capture, server_url: str) -> None:
    asyncio.run(fill(read_address(server_url)))
    asyncio.run(fill(None))
    Path("talk").write_text("Hello!")
    assert said(capsys, "backup", "talk", code=2) == "talk is there already. Choose another name."
    assert said(capsys, "backup", "no/such/folder", code=2).startswith("no/such/folder is not")
    assert said(capsys, "restore", "no-such-file", code=2).startswith("no-such-file is not there")
    assert said(capsys, "restore", ".", code=2).startswith(". cannot be used: Is a directory.")
    assert said(capsys, "restore", "talk", code=1).startswith("talk is no backup")
    assert said(capsys, "move", "--to", "http://x", code=2).startswith("--to must be built-in")
    said(capsys, "backup", "one.backup")
    told = said(capsys, "move", "--to", server_url, code=1)
    assert told.startswith("The store there must be empty, but it has 7 records. Nothing was")
    assert said(capsys, "move", "--to", "built-in", code=2).startswith("That is the store in use.")


def test_a_store_that_is_not_empty_can_be_moved_away(capsys: Capture) -> None:
    asyncio.run(fill(None))
    said(capsys, "backup", "one.backup")
    for _ in range(2):
        told = said(capsys, "restore", "one.backup", code=1)
        assert told.startswith("The built-in store must be empty, but it has 7 records.")
        subprocess.run(told.partition("run: ")[2], shell=True, check=True)  # noqa: S602 - as advised
        assert said(capsys, "restore", "one.backup").startswith("7 records are back")


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


@pytest.mark.parametrize(
    "line",
    [
        "Error writing to the AOF file: No space left on device",
        "Short write while writing to the AOF file: (nwritten=3, expected=90)",
    ],
)
def test_a_full_disk_is_named(folder: Path, line: str) -> None:
    (folder / LOG_FILE).write_text("yesterday: No space left on device\n")
    log = ServerLog(folder)
    assert log.reasons() == ()
    with (folder / LOG_FILE).open("a") as file:
        file.write(line)
    assert log.reasons() == ("No space left on device",)


def test_a_disk_without_room_for_the_log_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / LOG_FILE).touch()
    monkeypatch.setattr(server_log, "disk_usage", lambda _: SimpleNamespace(free=100))
    assert ServerLog(folder).reasons() == ("No space left on device",)


def test_a_damaged_backup_changes_nothing(capsys: Capture, server_url: str) -> None:
    asyncio.run(fill(None))
    said(capsys, "backup", "one.backup")
    whole = Path("one.backup").read_bytes()
    damaged = [whole[:length] for length in range(60, len(whole), 30)]
    changed = [whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :] for at in range(60, 90, 7)]
    for body in damaged + changed:
        Path("bad.backup").write_bytes(body)
        told = said(capsys, "restore", "bad.backup", code=1)
        assert told.startswith(("bad.backup is damaged.", "bad.backup is no backup"))
    assert asyncio.run(stored(read_address(server_url))) == []


@contextmanager
def small_files() -> Iterator[None]:
    """Let no file become larger than a few bytes: writing fails as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_nothing_is_left_of_a_backup_that_cannot_be_written(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, server_url: str
) -> None:
    large = Item("parlour:{7}:game:large", "string", FOR_EVER, (Random(7).randbytes(100_000),))
    asyncio.run(fill(read_address(server_url), [large]))
    monkeypatch.setenv("REDIS_URL", server_url)
    for _ in range(2):
        with small_files():
            told = said(capsys, "backup", "one.backup", code=2)
        assert told == "one.backup cannot be used: File too large. Nothing was changed."
        assert not Path("one.backup").exists()
    assert said(capsys, "backup", "one.backup") == "8 records are in one.backup."


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


async def test_a_difference_is_noticed(server_url: str) -> None:
    async with open_copying(read_address(server_url), Path("data")) as store:
        await store.add(SOME)
        changed = Item(SOME[-1].key, "string", FOR_EVER, (b"4 {}",))
        gone = Item("parlour:{7}:game:gone", "string", 5, (b"old",))
        assert await store.differing([*SOME[:-1], changed, gone], now=6) == [changed.key]
        assert await store.differing([gone], now=4) == [gone.key]
