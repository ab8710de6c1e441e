"""One worker process: it is asked one question at a time, and ended if it takes too long."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from typing import Final

import structlog

from bot.computers.environment import worker_environment
from bot.engines.question import Answer, AnyQuestion, read_answer, write

START_WITHIN: Final = 60.0
"""Seconds in which a worker has to load its engines, also on a busy machine."""

LONGEST_LINE: Final = 1 << 20
"""Bytes of an answer.

No turn has more than 3,060 choices (four steps by fifteen checkers), of less than 100 bytes each.
"""

_MODULE: Final = "bot.engines.worker"
_log: Final = structlog.get_logger("computers")


class NoAnswer(Exception):
    """A worker did not answer in time, died, or found a fault in its engine."""


class Worker:
    """Starts a process when it is first needed, and another one after the process was ended."""

    def __init__(self, *command: str) -> None:
        self._command = command or (sys.executable, "-m", _MODULE)
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        """Return the number of the process; 0 if there is none."""
        return self._process.pid if self._process else 0

    async def start(self) -> None:
        """Start the process, and wait until its engines are loaded; raise NoAnswer if they fail."""
        if self._process and self._process.returncode is None:
            return
        try:
            self._process = await create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                env=worker_environment(),
            )
        except OSError as error:
            raise NoAnswer(repr(error)) from error
        await self._read(START_WITHIN)
        _log.info("computer ready", pid=self.pid)

    async def ask(self, question: AnyQuestion, within: float) -> Answer:
        """Return the answer; raise NoAnswer if there is none in so many seconds."""
        await self.start()
        try:
            self._pipes[0].write(write(question))
            await self._pipes[0].drain()
        except OSError as error:
            await self.end()
            raise NoAnswer(repr(error)) from error
        answer = await self._read(within)
        if answer.error:
            raise NoAnswer(answer.error)
        return answer

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process:
            if process.returncode is None:
                process.kill()
            await process.communicate()

    @property
    def _pipes(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise NoAnswer
        return process.stdin, process.stdout

    async def _read(self, within: float) -> Answer:
        """Return the next line as an answer; end the process if there is none in time."""
        try:
            async with asyncio.timeout(within):
                return read_answer(await self._pipes[1].readline())
        except (TimeoutError, ValueError, OSError) as error:  # no answer, or a line too long
            await self.end()
            raise NoAnswer(repr(error)) from error
        except asyncio.CancelledError:
            await self.end()  # or its late answer would be taken for that of the next question
            raise
