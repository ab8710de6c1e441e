"""One server a folder: a lock that the server itself holds, whoever started it.

The lock is on an open file that the server inherits. It ends with the server and its children, also
after `kill -9`, and outlives a Parlour that was killed. The process id is the server's own note: it
is taken away before a server is started, so with the lock held it is that of the holder.
"""

import asyncio
import fcntl
import os
import signal
from pathlib import Path
from typing import Final

import structlog

LOCK: Final = "server.lock"
PROCESS: Final = "server.pid"

GENTLY: Final = 3.0
"""Seconds that a server left behind gets to stop by itself."""
FIRMLY: Final = 3.0
"""Seconds after which even killing has not helped."""
_PAUSE: Final = 0.02


class FolderOccupied(Exception):
    """A server that cannot be stopped still has the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


async def occupy(folder: Path) -> int:
    """Return the open lock of a folder without a server; one left behind is stopped first."""
    lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not await _taken(lock, 0):
            await _evict(folder, lock)
        forget(folder)
    except BaseException:
        os.close(lock)
        raise
    return lock


def forget(folder: Path) -> None:
    """Take the note away: the server that wrote it is gone, and its id may come to others."""
    (folder / PROCESS).unlink(missing_ok=True)


async def _evict(folder: Path, lock: int) -> None:
    structlog.get_logger("store").info("stopping the server that a Parlour before us left behind")
    for how, patience in ((signal.SIGTERM, GENTLY), (signal.SIGKILL, FIRMLY)):
        _signal(folder / PROCESS, how)
        if await _taken(lock, patience):
            return
    raise FolderOccupied(folder)


def _signal(note: Path, how: signal.Signals) -> None:
    try:
        os.kill(int(note.read_text()), how)
    except (FileNotFoundError, ValueError, ProcessLookupError):
        return  # it has not said yet who it is, or it is gone


async def _taken(lock: int, patience: float) -> bool:
    """Take the lock, as soon as it can be had."""
    end = asyncio.get_running_loop().time() + patience
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if asyncio.get_running_loop().time() >= end:
                return False
            await asyncio.sleep(_PAUSE)
        else:
            return True
