"""The folder on disk that one running Parlour owns."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCK = "parlour.lock"


class FolderUnusable(Exception):
    """The folder cannot be made or written to."""

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__(folder, why)
        self.folder = folder
        self.why = why


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
        yield
    finally:
        os.close(lock)


def is_owned(folder: Path) -> bool:
    """Tell whether a running Parlour owns the folder."""
    try:
        lock = os.open(folder / LOCK, os.O_RDWR)
    except OSError:
        return False
    try:
        _take(lock, folder)
    except FolderInUse:
        return True
    finally:
        os.close(lock)
    return False


def _take(lock: int, folder: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderInUse(folder) from None
