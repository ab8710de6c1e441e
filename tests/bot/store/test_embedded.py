"""The embedded server: it loses no save, restarts, and runs only once per folder."""

import asyncio
import os
import platform
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bot.identity import TableId
from bot.store.address import Socket
from bot.store.embedded import executable, folder_lock, process, server
from bot.store.embedded.errors import FolderUnusable
from bot.store.embedded.short_path import MAX_LENGTH
from bot.store.port import Loaded, Record, Save, Store, StoreUnreachable
from tests.bot.store.stores import opened

TABLE = TableId("telegram:1")
ROOT = Path(__file__).parents[3]


@asynccontextmanager
async def embedded(folder: Path) -> AsyncIterator[Store]:
    """Run the server, and open the store on it."""
    async with server.run_server(folder) as socket, opened(Socket(str(socket))) as store:
        yield store


def process_id(folder: Path) -> int:
    return int((folder / folder_lock.PID_FILE).read_text())


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{number}/stat")
    return not status.exists() or status.read_text().split()[2] != "Z"


async def when_there(store: Store) -> Loaded:
    """Load the table as soon as the store is reachable again."""
    end = monotonic() + 10
    while True:
        try:
            return await store.load(TABLE)
        except StoreUnreachable:
            assert monotonic() < end
            await asyncio.sleep(0.01)


async def test_what_was_saved_is_there_the_next_time(folder: Path) -> None:
    for version in (1, 2, 3):
        async with embedded(folder) as store:
            assert await store.save(TABLE, Save(Record(version, b"one")))
            number = process_id(folder)
        assert not is_alive(number)
    async with embedded(folder) as store:
        assert await store.load(TABLE) == Loaded(Record(3, b"one"))


async def test_only_its_owner_has_access(folder: Path) -> None:
    async with embedded(folder / "store"):
        for path in (folder / "store", folder / "store" / process.SOCKET):
            assert path.stat().st_mode & 0o077 == 0
        assert "--port 0 " in " ".join(process.ARGUMENTS)


@pytest.mark.parametrize("name", ["blanks, 'quotes' and \"more\"", "ы" * 90], ids=["odd", "long"])
async def test_the_folder_may_have_any_name(folder: Path, name: str) -> None:
    async with embedded(folder / name) as store:
        assert await store.save(TABLE, Save(Record(1, b"one")))
    async with embedded(folder / name) as store:
        assert await store.load(TABLE) == Loaded(Record(1, b"one"))


async def test_the_path_of_a_socket_is_short_and_cleaned_up(folder: Path) -> None:
    deep = folder / ("deep" * 20) / ("deeper" * 20)
    async with server.run_server(deep) as socket:
        assert len(os.fsencode(socket)) <= MAX_LENGTH
        assert socket.samefile(deep / process.SOCKET)
    assert not socket.parent.parent.exists()


async def test_no_accepted_save_is_lost_however_often_the_server_is_killed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MAX_DELAY", 0.05)
    chance = Random(7)
    async with embedded(folder) as store:
        version = 0
        for _ in range(15):
            accepted = await save_until_killed(store, version, folder, chance)
            record = (await when_there(store)).record
            version = record.version if record else 0
            assert version in (accepted, accepted + 1)
        assert await store.save(TABLE, Save(Record(version + 1, b"it goes on")))


async def save_until_killed(store: Store, version: int, folder: Path, chance: Random) -> int:
    """Save repeatedly, kill the server meanwhile, and return the last version that was saved."""
    last = version + chance.randint(1, 20)
    with suppress(StoreUnreachable):
        while True:
            if version == last:
                moment = chance.random() * 0.002
                call_later = asyncio.get_running_loop().call_later
                call_later(moment, os.kill, process_id(folder), signal.SIGKILL)
            assert await store.save(TABLE, Save(Record(version + 1, b"x" * 1_000)))
            version += 1
    return version


async def test_a_truncated_record_is_dropped(folder: Path) -> None:
    async with embedded(folder) as store:
        for version in (1, 2):
            assert await store.save(TABLE, Save(Record(version, b"x" * 100)))
    (log,) = (folder / "appendonlydir").glob("*.incr.aof")
    log.write_bytes(log.read_bytes()[:-30])
    async with embedded(folder) as store:
        assert await store.load(TABLE) == Loaded(Record(1, b"x" * 100))


@contextmanager
def killed_parlour(folder: Path) -> Iterator[int]:
    """Kill a Parlour and yield the process id of the server that is left running."""
    words = f"""
import asyncio, os, signal
from pathlib import Path
from bot.store.embedded.server import run_server
async def main():
    async with run_server(Path({str(folder)!r})):
        os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""
    command = [sys.executable, "-c", words]
    code = subprocess.run(command, cwd=ROOT, timeout=20, check=False).returncode  # noqa: S603 - our own code
    assert code == -signal.SIGKILL
    number = process_id(folder)
    try:
        yield number
    finally:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)


async def test_a_server_left_running_by_a_killed_parlour_is_replaced(folder: Path) -> None:
    with killed_parlour(folder) as left:
        async with opened(f"unix://{folder}/{process.SOCKET}") as store:
            assert await store.save(TABLE, Save(Record(1, b"one")))
        assert is_alive(left)
        async with embedded(folder) as store:
            assert not is_alive(left)
            assert process_id(folder) != left
            assert await store.load(TABLE) == Loaded(Record(1, b"one"))


async def test_a_hanging_server_left_running_is_replaced_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_lock, "TERMINATE_TIMEOUT", 0.1)
    with killed_parlour(folder) as left:
        os.kill(left, signal.SIGSTOP)
        async with embedded(folder) as store:
            assert not is_alive(left)
            await store.ping()


async def test_the_process_id_of_a_dead_server_is_not_used(folder: Path) -> None:
    (folder / folder_lock.PID_FILE).write_text(str(os.getpid()))
    os.close(await folder_lock.lock_folder(folder))
    assert not (folder / folder_lock.PID_FILE).exists()


async def test_there_are_never_two_servers_on_a_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_lock, "TERMINATE_TIMEOUT", 0.1)
    monkeypatch.setattr(folder_lock, "KILL_TIMEOUT", 0.1)
    async with embedded(folder) as store:
        number = process_id(folder)
        (folder / folder_lock.PID_FILE).unlink()
        with pytest.raises(folder_lock.FolderLocked):
            await process.start(executable.find_executable(), folder, folder / process.SOCKET)
        assert is_alive(number)
        await store.ping()


async def test_a_server_that_will_not_stop_is_killed_in_time(folder: Path) -> None:
    async with embedded(folder):
        number = process_id(folder)
        os.kill(number, signal.SIGSTOP)
        began = monotonic()
    assert monotonic() - began < 2
    assert not is_alive(number)


async def test_a_server_that_does_not_start_says_why(folder: Path) -> None:
    (folder / process.SOCKET).mkdir()
    with pytest.raises(process.ServerFailed) as failed:
        await asyncio.wait_for(embedded(folder).__aenter__(), 10)
    assert failed.value.last_line
    assert failed.value.log == folder / process.LOG_FILE


async def test_a_server_that_fails_to_restart_is_tried_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MAX_DELAY", 0.05)
    async with embedded(folder) as store:
        await store.save(TABLE, Save(Record(1, b"one")))
        with monkeypatch.context() as broken:
            broken.setattr(process, "ARGUMENTS", ("--no-such-option", "1"))
            os.kill(process_id(folder), signal.SIGKILL)
            await asyncio.sleep(0.3)
            broken.setattr(process, "LOG_FILE", "no/such/folder/log")
            await asyncio.sleep(0.2)
        assert await when_there(store) == Loaded(Record(1, b"one"))


async def test_a_folder_that_cannot_be_created_is_named(folder: Path) -> None:
    (folder / "file").touch()
    with pytest.raises(FolderUnusable):
        await embedded(folder / "file" / "store").__aenter__()


async def test_a_file_that_cannot_be_written_is_named(folder: Path) -> None:
    (folder / process.LOG_FILE).mkdir()
    with pytest.raises(FolderUnusable) as unusable:
        await embedded(folder).__aenter__()
    assert unusable.value.folder == folder
    assert unusable.value.reason == "server.log: Is a directory"


def test_an_executable_on_the_path_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executable, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(executable.NoExecutable):
        executable.find_executable()
    (folder / "redis-server").touch(mode=0o700)
    assert executable.find_executable() == folder / "redis-server"
    (folder / "valkey-server").touch(mode=0o700)
    assert executable.find_executable() == folder / "valkey-server"


@pytest.mark.parametrize("system", ["Linux", "Darwin"])
def test_the_wheel_has_its_own_names_for_machines(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: "arm64")
    monkeypatch.setattr(os, "access", lambda *_: True)
    expected = {"Linux": "linux-aarch64", "Darwin": "darwin-arm64"}[system]
    assert executable.find_executable().parent.name == expected
