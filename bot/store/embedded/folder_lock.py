"""The lock on the folder of the embedded server: one server per folder.

The lock is on an open file that the server inherits from Parlour. It is released when the server
and its children end, also after `kill -9`, and it outlives a Parlour that was killed. The server
writes its own process id into a file. That file is deleted before a server is started, so while the
lock is held, the process id is that of the server holding it.
"""

import asyncio
import fcntl
import os
import signal
from pathlib import Path
from typing import Final

import structlog

LOCK_FILE: Final = "server.lock"
PID_FILE: Final = "server.pid"

TERMINATE_TIMEOUT: Final = 3.0
"""Seconds to wait for a server to stop after SIGTERM."""
KILL_TIMEOUT: Final = 3.0
"""Seconds to wait for a server to stop after SIGKILL."""
_PAUSE: Final = 0.02


class FolderLocked(Exception):
    """A server that cannot be stopped still has the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


async def lock_folder(folder: Path) -> int:
    """Return the locked file of a folder; a server left over from an earlier run is stopped."""
    lock = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not await _acquire(lock, 0):
            await _stop_old_server(folder, lock)
        delete_pid_file(folder)
    except BaseException:
        os.close(lock)
        raise
    return lock


def delete_pid_file(folder: Path) -> None:
    """Delete the process id of a server that has ended: another process may get the same id."""
    (folder / PID_FILE).unlink(missing_ok=True)


async def _stop_old_server(folder: Path, lock: int) -> None:
    structlog.get_logger("store").info("stopping store server left over from an earlier run")
    for sent, timeout in ((signal.SIGTERM, TERMINATE_TIMEOUT), (signal.SIGKILL, KILL_TIMEOUT)):
        _send(sent, folder / PID_FILE)
        if await _acquire(lock, timeout):
            return
    raise FolderLocked(folder)


def _send(sent: signal.Signals, pid_file: Path) -> None:
    try:
        os.kill(int(pid_file.read_text()), sent)
    except (FileNotFoundError, ValueError, ProcessLookupError):
        return  # It has not written its process id yet, or it has ended.


async def _acquire(lock: int, timeout: float) -> bool:  # noqa: ASYNC109 - it retries by itself
    """Acquire the lock; return whether that succeeded before the timeout."""
    end = asyncio.get_running_loop().time() + timeout
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if asyncio.get_running_loop().time() >= end:
                return False
            await asyncio.sleep(_PAUSE)
        else:
            return True
