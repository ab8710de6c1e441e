"""The embedded server: it runs as long as Parlour does, and is restarted if it dies."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from bot.store.embedded.errors import StoreDamaged, using
from bot.store.embedded.executable import find_executable
from bot.store.embedded.folder_lock import FolderLocked, delete_pid_file
from bot.store.embedded.healing import note_begun
from bot.store.embedded.process import SOCKET, ServerFailed, start, stop
from bot.store.embedded.short_path import short_path

FIRST_DELAY: Final = 0.05
"""Seconds before a server that died is restarted; the delay doubles if it dies again soon."""
MAX_DELAY: Final = 5.0
STABLE_AFTER: Final = 1.0
"""Seconds of running after which the delay starts from the beginning."""

_log = structlog.get_logger("store")


@asynccontextmanager
async def run_server(folder: Path) -> AsyncIterator[Path]:
    """Run a server on the data in the folder, and yield the path of its socket."""
    executable = find_executable()
    _create(folder)
    with short_path(folder / SOCKET) as socket:
        with using(folder):
            process = await start(executable, folder, socket)
        supervisor = _Supervisor(executable, folder, socket, process)
        supervising = asyncio.create_task(supervisor.run())
        try:
            yield socket
        finally:
            supervising.cancel()
            await asyncio.gather(supervising, return_exceptions=True)
            await stop(supervisor.process)
            try:
                note_begun(folder)
            except OSError:
                _log.warning("cannot note that there are data", exc_info=True)


def _create(folder: Path) -> None:
    with using(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


class _Supervisor:
    """Restarts the server whenever it dies."""

    def __init__(self, executable: Path, folder: Path, socket: Path, process: Process) -> None:
        self._executable = executable
        self._folder = folder
        self._socket = socket
        self.process = process

    async def run(self) -> None:
        """Restart the server whenever it dies, with growing delays if it dies again soon."""
        clock = asyncio.get_running_loop().time
        delay = FIRST_DELAY
        while True:
            started_at = clock()
            code = await self.process.wait()
            delete_pid_file(self._folder)
            stable = clock() - started_at > STABLE_AFTER
            delay = FIRST_DELAY if stable else min(2 * delay, MAX_DELAY)
            _log.warning("store server died, restarting", exit_code=code, delay=delay)
            await asyncio.sleep(delay)
            await self._restart()

    async def _restart(self) -> None:
        try:
            self.process = await start(self._executable, self._folder, self._socket)
        except ServerFailed as error:
            _log.exception("store server failed to start", last_line=error.last_line)
        except StoreDamaged as error:
            _log.exception("store is damaged", damage=error.damage)
        except FolderLocked:
            _log.exception("old store server cannot be stopped")
        except OSError:
            _log.exception("store server cannot be started")
