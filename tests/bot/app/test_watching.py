"""What a running Parlour says of itself in its heartbeat, and while its disk is full."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import troubles
from bot.__main__ import main
from bot.app import data_folder, health
from bot.app.watching import write_heartbeats
from bot.supervision import supervise

Capture = pytest.CaptureFixture[str]
FULL = "data cannot be written to: No space left on device. Free some space on its disk"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_folder, "HEARTBEAT_INTERVAL", 0.01)


@asynccontextmanager
async def beating(folder: Path) -> AsyncIterator[None]:
    """Write heartbeats while the block runs, as a running Parlour does."""
    with data_folder.locked(folder):
        work = supervise("heartbeat", lambda: write_heartbeats(folder))
        beats = asyncio.create_task(work)
        try:
            yield
        finally:
            beats.cancel()
            await asyncio.gather(beats, return_exceptions=True)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - files do not call back
            await asyncio.sleep(0.01)


def fill_disk(folder: Path) -> Path:
    """Let there be no room for another heartbeat; return what to delete to have room again."""
    full = folder / data_folder.NEW_HEARTBEAT
    full.unlink(missing_ok=True)
    full.symlink_to("/dev/full")
    return full


async def test_a_full_disk_is_said_at_once_and_no_more_when_there_is_room(
    tmp_path: Path, capsys: Capture
) -> None:
    folder = tmp_path / "data"
    async with beating(folder):
        await until(lambda: health.find_fault(folder) == "")
        full = fill_disk(folder)
        await until(lambda: main(["health"]) == 1)
        said = capsys.readouterr().err
        assert FULL in said
        assert "not responded" not in said
        full.unlink()
        await until(lambda: main(["health"]) == 0)
    assert troubles.current().parts == {}


async def test_the_other_troubles_are_said_beside_a_full_disk(tmp_path: Path) -> None:
    async with beating(tmp_path):
        troubles.part_failed("store", "the store does not answer.")
        fill_disk(tmp_path)
        await until(lambda: "data folder" in data_folder.read_report(tmp_path).parts)
        said = health.find_fault(tmp_path)
    assert "Parlour cannot save anything: the store does not answer." in said


async def test_a_disk_without_room_for_a_save_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with beating(tmp_path):
        monkeypatch.setattr(data_folder, "ROOM", 2**80)
        await until(lambda: "No space left" in health.find_fault(tmp_path))


async def test_a_heartbeat_that_cannot_even_be_changed_gets_old(tmp_path: Path) -> None:
    async with beating(tmp_path):
        fill_disk(tmp_path)
        (tmp_path / data_folder.HEARTBEAT_FILE).unlink()
        await until(lambda: "data folder" in troubles.current().parts)
        assert data_folder.heartbeat_age(tmp_path) is None


def test_an_old_heartbeat_on_a_full_disk_does_not_say_that_parlour_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    with data_folder.locked(tmp_path / "data"):
        os.utime(tmp_path / "data" / data_folder.HEARTBEAT_FILE, (0, 0))
        monkeypatch.setattr(data_folder, "ROOM", 2**80)
        assert main(["health"]) == 1
    said = capsys.readouterr().err
    assert "the disk of data is full. Free some space there." in said
    assert "not responded" not in said
