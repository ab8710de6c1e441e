"""The folder on disk that one running Parlour owns, and the signs of life that it leaves there."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Final

from bot.store.embedded.errors import FolderUnusable

LOCK: Final = "parlour.lock"
ALIVE: Final = "parlour.alive"

BEAT: Final = 5.0
"""Seconds between two signs of life."""
PATIENCE: Final = 4 * BEAT
"""Seconds without one after which something is wrong."""


class FolderInUse(Exception):
    """Another running Parlour owns the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


@contextmanager
def own(folder: Path) -> Iterator[None]:
    """Own the folder while the block runs.

    The lock is the operating system's: it ends with the process, however that dies.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None
    try:
        _take(lock, folder)
        show_life(folder)
        try:
            yield
        finally:
            (folder / ALIVE).unlink(missing_ok=True)
    finally:
        os.close(lock)


def _take(lock: int, folder: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderInUse(folder) from None


def show_life(folder: Path) -> None:
    """Leave a sign of life; raise FolderUnusable if the folder takes none."""
    try:
        (folder / ALIVE).touch(mode=0o600)
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None


def seconds_since_life(folder: Path) -> float | None:
    """Return how old the last sign of life is; None if there is none."""
    try:
        return time() - (folder / ALIVE).stat().st_mtime
    except FileNotFoundError:
        return None
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None
