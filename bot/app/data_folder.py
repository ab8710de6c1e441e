"""The data folder: only one running Parlour uses it, and writes its heartbeat there."""

import errno
import fcntl
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Final, NamedTuple

from bot.store.embedded.errors import FolderUnusable

LOCK_FILE: Final = "parlour.lock"
HEARTBEAT_FILE: Final = "parlour.alive"
NEW_HEARTBEAT: Final = "parlour.alive.new"
"""The next heartbeat while it is being written."""
CONSOLE_LOG: Final = "console.log"
"""The log of `parlour console` where somebody sits at a terminal."""

HEARTBEAT_INTERVAL: Final = 5.0
"""Seconds between two heartbeats."""
HEARTBEAT_TIMEOUT: Final = 4 * HEARTBEAT_INTERVAL
"""Seconds without a heartbeat after which Parlour is considered unhealthy."""
ROOM: Final = 64 * 1024
"""Bytes that have to be free on the disk: what is saved next may need as much."""


class FolderInUse(Exception):
    """Another running Parlour uses the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Create and lock the folder while the block runs.

    The operating system releases the lock when the process ends, however that happens.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None
    try:
        _acquire(lock, folder)
        write_heartbeat(folder)
        try:
            yield
        finally:
            for name in (HEARTBEAT_FILE, NEW_HEARTBEAT):
                (folder / name).unlink(missing_ok=True)
    finally:
        os.close(lock)


def _acquire(lock: int, folder: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderInUse(folder) from None


class Report(NamedTuple):
    """What is wrong in a running Parlour: parts that fail, and records that it cannot read."""

    parts: Mapping[str, str] = {}
    records: Mapping[str, str] = {}


WELL: Final = Report()


def write_heartbeat(folder: Path, report: Report = WELL) -> None:
    """Note that Parlour is running, and what is wrong in it.

    Raise FolderUnusable if the folder cannot be written to, or its disk is full.
    """
    new = folder / NEW_HEARTBEAT
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(report, file)
        new.replace(folder / HEARTBEAT_FILE)
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None


def overwrite_heartbeat(folder: Path, parts: Mapping[str, str]) -> None:
    """Note the parts that fail where the last heartbeat was: a full disk has room for that."""
    report = json.dumps(Report(parts)).encode()
    try:
        with (folder / HEARTBEAT_FILE).open("r+b", buffering=0) as file:
            file.write(report)
            file.truncate(len(report))
        os.utime(folder / HEARTBEAT_FILE)
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None


def check_room(folder: Path) -> None:
    """Raise FolderUnusable if the disk is so full that a game may not be saved."""
    if is_full(folder):
        raise FolderUnusable(folder, os.strerror(errno.ENOSPC))


def is_full(folder: Path) -> bool:
    """Return whether the disk of a folder has hardly any room left."""
    disk = os.statvfs(folder)
    free = disk.f_bavail if os.geteuid() else disk.f_bfree
    return disk.f_blocks > 0 and free * disk.f_frsize < ROOM


def read_report(folder: Path) -> Report:
    """Return what is wrong in the Parlour that is running; nothing if it does not say."""
    try:
        parts, records = json.loads((folder / HEARTBEAT_FILE).read_bytes())
        return Report(dict(parts), dict(records))
    except (OSError, ValueError, TypeError):
        return Report()


def heartbeat_age(folder: Path) -> float | None:
    """Return the seconds since the last heartbeat; None if no Parlour is running."""
    try:
        return time() - (folder / HEARTBEAT_FILE).stat().st_mtime
    except FileNotFoundError:
        return None
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None
