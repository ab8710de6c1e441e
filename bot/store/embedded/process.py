"""One run of the server: started, waited for, stopped."""

import asyncio
import os
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path
from typing import Final

from bot.store.embedded.occupant import PROCESS, occupy

SOCKET: Final = "socket"
LOG: Final = "server.log"

ARGUMENTS: Final = (
    # Reached by a file that only its owner may open, and by no network.
    *("--port", "0", "--unixsocket", SOCKET, "--unixsocketperm", "700"),
    # What was accepted is on the disk: see "A save is on the disk" in docs/decisions.md.
    *("--appendonly", "yes", "--appendfsync", "always", "--aof-load-truncated", "yes"),
    # Nothing is written at other times, and nothing is thrown away.
    *("--save", "", "--maxmemory", "0", "--maxmemory-policy", "noeviction"),
    *("--daemonize", "no", "--pidfile", PROCESS, "--logfile", LOG),
)
"""All paths are relative to the folder that it runs in, so that any folder will do."""

PATIENCE: Final = 1.5
"""Seconds that it gets to stop; whoever pressed Ctrl-C waits for it."""
_PAUSE: Final = 0.01
_LAST_WORDS: Final = 2_000


class ServerFailed(Exception):
    """The server stopped before it could be used; the last line of its log may say why."""

    def __init__(self, log: Path, last_line: str) -> None:
        super().__init__(log, last_line)
        self.log = log
        self.last_line = last_line


async def start(executable: Path, folder: Path, socket: Path) -> Process:
    """Start a server in the folder and return when it answers on its socket.

    What it kept is read first. That may take a while, and as long as it lives it is waited for.
    """
    lock = await occupy(folder)
    try:
        process = await _spawn(executable, folder, lock)
    finally:
        os.close(lock)
    try:
        while process.returncode is None:
            if await _answers(socket):
                return process
            await asyncio.sleep(_PAUSE)
    except BaseException:
        await stop(process)
        raise
    raise ServerFailed(folder / LOG, _last_line(folder / LOG))


async def stop(process: Process) -> None:
    """Stop it by its process id, by force if it takes too long."""
    if process.returncode is None:
        process.terminate()
    try:
        async with asyncio.timeout(PATIENCE):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


async def _spawn(executable: Path, folder: Path, lock: int) -> Process:
    """Start it in a session of its own, so that Ctrl-C reaches us and not the server."""
    with (folder / LOG).open("ab") as log:
        return await asyncio.create_subprocess_exec(
            executable,
            *ARGUMENTS,
            cwd=folder,
            stdin=DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            pass_fds=(lock,),
        )


async def _answers(socket: Path) -> bool:
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
    lines = log.read_bytes()[-_LAST_WORDS:].decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")
