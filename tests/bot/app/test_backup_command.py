"""`parlour backup`, `restore` and `move`, over real servers."""

import asyncio
import resource
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from bot.app import data_folder, store_copies
from bot.app.command_line import main
from bot.store.address import read_address
from bot.store.embedded.server import run_server
from bot.store.opening import FOLDER, open_copying
from bot.store.redis import copying
from bot.store.redis.copying import FOR_EVER, Item
from tests.bot.app.copies import SOME, Capture, fill, said, stored


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


async def test_a_difference_is_noticed(server_url: str) -> None:
    async with open_copying(read_address(server_url), Path("data")) as store:
        await store.add(SOME)
        changed = Item(SOME[-1].key, "string", FOR_EVER, (b"4 {}",))
        gone = Item("parlour:{7}:game:gone", "string", 5, (b"old",))
        assert await store.differing([*SOME[:-1], changed, gone], now=6) == [changed.key]
        assert await store.differing([gone], now=4) == [gone.key]
