"""The workers of this process: questions wait in one queue, and the first free worker takes one."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from msgspec.structs import replace

from bot import metrics
from bot.computers.worker import NoAnswer, Worker
from bot.engines.engine import SECONDS, Level
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion, Question, Task
from rules import GAMES
from rules.game import ToRoll

PER_WORKER: Final = 2
"""How many tables a worker may have, the one it thinks about included.

Other tables wait in the store, in the order in which they came up, for any process.
"""
_USUALLY_AT_MOST: Final = 4
"""Workers, unless an owner wants more: each takes some memory."""
_PATIENCE: Final = 3.0
"""A worker may take this many times its CPU time, because it has to share the processor ..."""
_GRACE: Final = 8.0
"""... and so many seconds more."""

_JUDGED_WITHIN: Final = 30.0
"""Seconds for one judgement: even a deep one takes a few of CPU time."""

_log: Final = structlog.get_logger("computers")


def usual_number() -> int:
    """Return how many workers fit this machine: one core is left to the chats."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(max(cores - 1, 1), _USUALLY_AT_MOST)


class Workers:
    """Answers questions with a number of processes, in the order in which they were asked."""

    def __init__(self, number: int, *command: str) -> None:
        self._all = [Worker(*command) for _ in range(number)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._waiting = 0

    @property
    def size(self) -> int:
        """Return how many tables can be worked on at the same time."""
        return PER_WORKER * len(self._all)

    @property
    def pids(self) -> tuple[int, ...]:
        """Return the numbers of the processes that run."""
        return tuple(worker.pid for worker in self._all if worker.pid)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start the processes before they are needed, and end them in the end."""
        starting = [asyncio.create_task(self._prepare(worker)) for worker in self._all]
        try:
            yield
        finally:
            for task in starting:
                task.cancel()
            await asyncio.gather(*starting, return_exceptions=True)
            await asyncio.gather(*(worker.end() for worker in self._all))

    async def _prepare(self, worker: Worker) -> None:
        try:
            await worker.start()
        except NoAnswer as error:
            _log.error("computer not ready", why=repr(error))
        self._free.put_nowait(worker)

    async def ask(self, question: Question) -> Answer:
        """Return the answer; if the engine has none in time, a weaker one."""
        async with self._worker() as worker:
            return await _ask(worker, question)

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Return what the choices in a position, or a roll, are worth; raise NoAnswer."""
        async with self._worker() as worker:
            return await worker.ask(question, _JUDGED_WITHIN)

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """Wait for a worker, and give it back afterwards."""
        self._waiting += 1
        metrics.set_questions(self._waiting)
        try:
            worker = await self._free.get()
            try:
                yield worker
            finally:
                self._free.put_nowait(worker)
        finally:
            self._waiting -= 1
            metrics.set_questions(self._waiting)


async def _ask(worker: Worker, question: Question) -> Answer:
    """Ask, then ask for less, then decide without an engine."""
    quick = replace(question, level=Level.BEGINNER, seconds=SECONDS[Level.BEGINNER])
    for each in (question, quick):
        try:
            return await worker.ask(each, each.seconds * _PATIENCE + _GRACE)
        except NoAnswer as error:
            metrics.count_unanswered()
            _log.warning("no answer", game=each.game, computer=each.level, why=repr(error))
    return _without_engine(question)


def _without_engine(question: Question) -> Answer:
    """Return an answer that costs no thought: the first legal move, no draw, no double.

    A resignation is accepted: whoever gives up should not have to wait for an engine.
    """
    if question.task is Task.RESIGN:
        return Answer(accept=True)
    game = GAMES[question.game]
    position = game.load(question.position)
    if question.task is Task.DRAW or isinstance(game.stage(position), ToRoll):
        return Answer()
    return Answer(move=game.format(game.legal_moves(position)[0], position))
