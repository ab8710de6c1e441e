"""The data folder: only one running Parlour uses it, and writes its heartbeat there."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Final

from bot.store.embedded.errors import FolderUnusable

LOCK_FILE: Final = "parlour.lock"
HEARTBEAT_FILE: Final = "parlour.alive"
CONSOLE_LOG: Final = "console.log"
"""The log of `parlour console` where somebody sits at a terminal."""

HEARTBEAT_INTERVAL: Final = 5.0
"""Seconds between two heartbeats."""
HEARTBEAT_TIMEOUT: Final = 4 * HEARTBEAT_INTERVAL
"""Seconds without a heartbeat after which Parlour is considered unhealthy."""


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
            (folder / HEARTBEAT_FILE).unlink(missing_ok=True)
    finally:
        os.close(lock)


def _acquire(lock: int, folder: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderInUse(folder) from None


def write_heartbeat(folder: Path) -> None:
    """Note that Parlour is running; raise FolderUnusable if the folder cannot be written to."""
    try:
        (folder / HEARTBEAT_FILE).touch(mode=0o600)
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None


def heartbeat_age(folder: Path) -> float | None:
    """Return the seconds since the last heartbeat; None if no Parlour is running."""
    try:
        return time() - (folder / HEARTBEAT_FILE).stat().st_mtime
    except FileNotFoundError:
        return None
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None
