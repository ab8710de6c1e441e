"""One worker process: it is asked one question at a time, and ended if it takes too long."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

import structlog

from bot.computers.environment import worker_environment
from bot.engines.question import (
    Answer,
    AnyQuestion,
    NumberedQuestion,
    Ready,
    read_answer,
    read_ready,
    write,
)

START_WITHIN: Final = 60.0
"""Seconds in which a worker has to load its engines, also on a busy machine."""

LONGEST_LINE: Final = 1 << 20
"""Bytes of an answer.

No turn has more than 3,060 choices (four steps by fifteen checkers), of less than 100 bytes each.
"""

_MODULE: Final = "bot.engines"
_ENDED: Final = "its process has ended"
_log: Final = structlog.get_logger("computers")


class NoAnswer(Exception):
    """A worker did not answer in time, died, or found a fault in its engine."""


class OutOfOrder(NoAnswer):
    """A worker cannot be started, or the engine of a game could not be loaded.

    Asking again would not help; whoever runs the worker starts it again later.
    """


class Worker:
    """Starts a process when it is first needed, and another one after the process was ended.

    Questions that come at the same time wait for each other.
    """

    def __init__(self, *command: str) -> None:
        self._command = command or (sys.executable, "-m", _MODULE)
        self._process: Process | None = None
        self._asked = asyncio.Lock()
        self._numbers = count(1)
        self._closed = False
        self._trouble = ""
        self._ready = Ready()

    @property
    def pid(self) -> int:
        """Return the number of the process; 0 if there is none."""
        return self._process.pid if self._process else 0

    @property
    def closed(self) -> bool:
        """Return whether it will never answer again."""
        return self._closed

    @property
    def trouble(self) -> str:
        """Return why it could not be started last time; nothing if it could."""
        return self._trouble

    @property
    def failed(self) -> Mapping[str, str]:
        """Return the games whose engine could not be loaded last time, each with the reason."""
        return self._ready.failed

    @property
    def weaker(self) -> Mapping[str, str]:
        """Return the games that it plays less well than it could, each with the reason."""
        return self._ready.weaker

    def plays(self, game: str) -> bool:
        """Return whether it can play a game, as far as is known: it may not have been started."""
        return not self._trouble and game not in self.failed

    async def start(self) -> None:
        """Start the process, and wait until its engines are loaded; raise OutOfOrder if it ends."""
        async with self._asked:
            await self._start()

    async def ask(self, question: AnyQuestion, within: float) -> Answer:
        """Return the answer; raise NoAnswer if there is none in so many seconds.

        A process that could not be started is not started again by a question: that takes long.
        """
        if self._trouble:
            raise OutOfOrder(self._trouble)
        async with self._asked:
            await self._start()
            if why := self.failed.get(question.game):
                raise OutOfOrder(why)
            answer = await self._ask(NumberedQuestion(next(self._numbers), question), within)
        if answer.error:
            raise NoAnswer(answer.error)
        return answer

    async def end(self) -> None:
        """End the process, if there is one; the next question or start starts another."""
        process, self._process = self._process, None
        if process:
            if process.returncode is None:
                process.kill()
            await process.communicate()

    async def close(self) -> None:
        """End the process for good; whoever waits for its answer gets none."""
        self._closed = True
        if self._process and self._process.returncode is None:
            self._process.kill()
        async with self._asked:
            await self.end()

    async def _start(self) -> None:
        if self._process and self._process.returncode is None:
            return
        try:
            self._ready = await self._launch_twice()
        except NoAnswer as error:
            if self._closed:
                raise
            self._trouble = str(error) or repr(error)
            raise OutOfOrder(self._trouble) from error
        self._trouble = ""
        _log.info("computer ready", pid=self.pid)

    async def _launch_twice(self) -> Ready:
        """Launch the process; once more if it ends, for it may have been killed."""
        try:
            return await self._launch()
        except NoAnswer:
            return await self._launch()

    async def _launch(self) -> Ready:
        if self._closed:
            raise NoAnswer
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
        async with self._ended_by_errors():
            return read_ready(await self._read(START_WITHIN))

    async def _ask(self, asked: NumberedQuestion, within: float) -> Answer:
        async with self._ended_by_errors():
            self._pipes[0].write(write(asked))
            await self._pipes[0].drain()
            answered = read_answer(await self._read(within))
            if answered.number != asked.number:
                raise NoAnswer(answered.number)
            return answered.answer

    async def _read(self, within: float) -> bytes:
        """Return the next line; raise TimeoutError if it is late, NoAnswer if none will come."""
        if self._closed:
            raise NoAnswer
        async with asyncio.timeout(within):
            line = await self._pipes[1].readline()
        if not line:
            raise NoAnswer(_ENDED)
        return line

    @property
    def _pipes(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise NoAnswer
        return process.stdin, process.stdout

    @asynccontextmanager
    async def _ended_by_errors(self) -> AsyncIterator[None]:
        """End the process whatever goes wrong: a late answer must not wait for the next question.

        No answer in time, one that cannot be read, and a pipe that is gone become NoAnswer.
        """
        try:
            yield
        except (TimeoutError, ValueError, OSError) as error:
            await self.end()
            raise NoAnswer(repr(error)) from error
        except BaseException:
            await self.end()
            raise
