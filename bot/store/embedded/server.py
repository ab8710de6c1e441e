"""The server while Parlour runs: started with it, watched, started again, stopped with it."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from bot.store.embedded.errors import FolderUnusable
from bot.store.embedded.executable import find_executable
from bot.store.embedded.occupant import FolderOccupied, forget
from bot.store.embedded.process import SOCKET, ServerFailed, start, stop
from bot.store.embedded.short_path import short_path

SOON: Final = 0.05
"""Seconds before a server that died is started again."""
AT_LAST: Final = 5.0
"""The same for one that dies again and again."""
HEALTHY: Final = 1.0
"""Seconds after which its death is not the same trouble as before."""

_log = structlog.get_logger("store")


@asynccontextmanager
async def run_server(folder: Path) -> AsyncIterator[Path]:
    """Run a server on what is kept in the folder, and give the path of its socket."""
    executable = find_executable()
    _make(folder)
    with short_path(folder / SOCKET) as socket:
        watch = _Watch(executable, folder, socket, await start(executable, folder, socket))
        watching = asyncio.create_task(watch.keep_alive())
        try:
            yield socket
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await stop(watch.process)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FolderUnusable(folder, str(error.strerror)) from None


class _Watch:
    """Sees to it that there is a server."""

    def __init__(self, executable: Path, folder: Path, socket: Path, process: Process) -> None:
        self._executable = executable
        self._folder = folder
        self._socket = socket
        self.process = process

    async def keep_alive(self) -> None:
        """Start the server again whenever it dies, more slowly if that does not help."""
        clock = asyncio.get_running_loop().time
        pause = SOON
        while True:
            began = clock()
            code = await self.process.wait()
            forget(self._folder)
            pause = SOON if clock() - began > HEALTHY else min(2 * pause, AT_LAST)
            _log.warning("the store's server died and is started again", code=code, after=pause)
            await asyncio.sleep(pause)
            await self._restart()

    async def _restart(self) -> None:
        try:
            self.process = await start(self._executable, self._folder, self._socket)
        except ServerFailed as error:
            _log.exception("the store's server did not start", last_line=error.last_line)
        except FolderOccupied:
            _log.exception("what the store's server left behind does not stop")
        except OSError:
            _log.exception("the store's server cannot be started")
