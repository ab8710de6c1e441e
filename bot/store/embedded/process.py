"""Starting and stopping the process of the embedded server."""

import asyncio
import os
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path
from typing import Final

from bot.store.embedded.errors import Damage, StoreDamaged
from bot.store.embedded.folder_lock import PID_FILE, lock_folder
from bot.store.embedded.healing import note_begun, prepare

SOCKET: Final = "socket"
LOG_FILE: Final = "server.log"

ARGUMENTS: Final = (
    # It listens on a socket file that only its owner may open, and on no network.
    *("--port", "0", "--unixsocket", SOCKET, "--unixsocketperm", "700"),
    # A write is on the disk before it is confirmed: "A save is on the disk" in docs/decisions.md.
    *("--appendonly", "yes", "--appendfsync", "always", "--aof-load-truncated", "yes"),
    # No snapshots are written, and no data is ever evicted.
    *("--save", "", "--maxmemory", "0", "--maxmemory-policy", "noeviction"),
    *("--daemonize", "no", "--pidfile", PID_FILE, "--logfile", LOG_FILE),
)
"""All paths are relative to the folder that it runs in, so the folder may have any name."""

_DAMAGES: Final = {
    "Bad file format reading the append only file": Damage.MIDDLE,
    "Error reading the append only file": Damage.ELSEWHERE,
    "Unknown command": Damage.ELSEWHERE,
    "Unexpected end of file reading the append only file": Damage.ELSEWHERE,
    "Internal error in RDB": Damage.ELSEWHERE,
    "Check RDB returned error": Damage.ELSEWHERE,
    "Checking RDB file": Damage.ELSEWHERE,
    "Unable to obtain the AOF file": Damage.NO_DATA,
}
"""What the last line of the log says about data that cannot be read."""

STOP_TIMEOUT: Final = 1.5
"""Seconds to wait for it to stop: short, because Ctrl-C waits for it."""
_PAUSE: Final = 0.01
_LOG_TAIL: Final = 2_000
"""Bytes at the end of the log in which to look for the last line."""


class ServerFailed(Exception):
    """The server stopped before it could be used; the last line of its log may say why."""

    def __init__(self, log: Path, last_line: str) -> None:
        super().__init__(log, last_line)
        self.log = log
        self.last_line = last_line


async def start(executable: Path, folder: Path, socket: Path) -> Process:
    """Start a server in the folder and return when it responds on its socket.

    It first reads its data, which may take long; there is no timeout while the process runs.
    """
    lock = await lock_folder(folder)
    try:
        await asyncio.to_thread(prepare, folder)
        process = await _spawn(executable, folder, lock)
    finally:
        os.close(lock)
    try:
        while process.returncode is None:
            if await _responds(socket):
                note_begun(folder)
                return process
            await asyncio.sleep(_PAUSE)
    except BaseException:
        await stop(process)
        raise
    last_line = _last_line(folder / LOG_FILE)
    for words, damage in _DAMAGES.items():
        if words in last_line:
            raise StoreDamaged(folder, damage)
    raise ServerFailed(folder / LOG_FILE, last_line)


async def stop(process: Process) -> None:
    """Stop the server; kill it if that takes too long."""
    if process.returncode is None:
        process.terminate()
    try:
        async with asyncio.timeout(STOP_TIMEOUT):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


async def _spawn(executable: Path, folder: Path, lock: int) -> Process:
    """Start it in a new session, so that Ctrl-C reaches Parlour and not the server."""
    (folder / LOG_FILE).touch(mode=0o600)
    with (folder / LOG_FILE).open("ab") as log:
        return await asyncio.create_subprocess_exec(
            executable,
            *ARGUMENTS,
            cwd=folder,
            stdin=DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            umask=0o077,
            pass_fds=(lock,),
        )


async def _responds(socket: Path) -> bool:
    try:
        reader, writer = await asyncio.open_unix_connection(socket)
    except OSError:
        return False
    try:
        writer.write(b"PING\r\n")
        async with asyncio.timeout(1):
            return await reader.readline() == b"+PONG\r\n"
    except (OSError, TimeoutError):
        return False
    finally:
        writer.close()


def _last_line(log: Path) -> str:
    lines = log.read_bytes()[-_LOG_TAIL:].decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")
