"""The workers of this process: questions wait in one line for the first that can answer them."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import structlog
from msgspec.structs import replace

from bot import metrics, troubles
from bot.computers.line import Line
from bot.computers.worker import NoAnswer, OutOfOrder, Worker
from bot.engines.engine import SECONDS, Level
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion, Question

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

FIRST_PAUSE: Final = 5.0
"""Seconds before a worker that could not be started is tried again; the pause doubles each time."""
LONGEST_PAUSE: Final = 300.0

_PART: Final = "workers"
_log: Final = structlog.get_logger("computers")


def usual_number() -> int:
    """Return how many workers fit this machine: one core is left to the chats."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(max(cores - 1, 1), _USUALLY_AT_MOST)


class Workers:
    """Answers questions with a number of processes, in the order in which they were asked."""

    def __init__(self, number: int, *command: str) -> None:
        self._number = number
        self._command = command
        self._all: tuple[Worker, ...] = ()
        """The workers that run: each is free, or has one owner."""
        self._line = Line()
        self._waiting = 0
        self._troubles: Mapping[str, str] = {}
        """The troubles that owners know of, by part."""

    @property
    def can_think(self) -> bool:
        """Return whether a worker runs, or may still be started."""
        return not self._all or not all(worker.trouble for worker in self._all)

    @property
    def failed_games(self) -> frozenset[str]:
        """Return the games that no worker can play, because their engine could not be loaded."""
        failed = {game for worker in self._all for game in worker.failed}
        return frozenset(game for game in failed if not self._may_play(game))

    @property
    def size(self) -> int:
        """Return how many tables can be worked on at the same time."""
        return PER_WORKER * self._number

    @property
    def pids(self) -> tuple[int, ...]:
        """Return the numbers of the processes that run."""
        return tuple(worker.pid for worker in self._all if worker.pid)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start the processes before they are needed, and end them in the end.

        What is asked before and afterwards waits until they run again.
        """
        self._all = own = tuple(Worker(*self._command) for _ in range(self._number))
        keeping = [asyncio.create_task(self._keep(worker)) for worker in own]
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
            await asyncio.gather(*(worker.close() for worker in own))

    async def _keep(self, worker: Worker) -> None:
        """Start a worker, and while it or an engine fails, again after a pause that grows.

        One that could not be started is free meanwhile, for the case that none can be: who asks it
        learns at once that there will be no answer.
        """
        await self._try(worker)
        self._line.add(worker)
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            if worker.trouble:
                await self._try(worker)
            elif worker.failed:
                await self._restart(worker)
            failing = worker.trouble or worker.failed
            pause = min(2 * pause, LONGEST_PAUSE) if failing else FIRST_PAUSE

    async def _restart(self, worker: Worker) -> None:
        """End a worker that has nothing to think about, and start it with all its engines anew."""
        async with self._line.worker(lambda free: free is worker):
            await worker.end()
            await self._try(worker)

    async def _try(self, worker: Worker) -> None:
        with suppress(NoAnswer):
            await worker.start()
        self._note_troubles()
        self._line.move_up()

    def _note_troubles(self) -> None:
        """Tell owners what does not work as it should: a worker, or the engine of a game."""
        found = {
            f"engine of {game}": why
            for each in self._all
            for game, why in {**each.weaker, **each.failed}.items()
        }
        if troubled := [worker.trouble for worker in self._all if worker.trouble]:
            found[_PART] = troubled[0]
        for part in self._troubles.keys() - found.keys():
            troubles.part_works(part)
        for part in found.keys() - self._troubles.keys():
            troubles.part_failed(part, found[part])
        self._troubles = found

    async def ask(self, question: Question) -> Answer:
        """Return the answer, a weaker one if that takes too long; raise NoAnswer without one."""
        return await self._answer(question.game, lambda worker: _ask(worker, question))

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Return what the choices in a position, or a roll, are worth; raise NoAnswer."""
        return await self._answer(
            question.game, lambda worker: worker.ask(question, _JUDGED_WITHIN)
        )

    async def _answer(self, game: str, ask: Callable[[Worker], Awaitable[Answer]]) -> Answer:
        """Ask a worker, and the next one if that is out of order; raise NoAnswer if all are."""
        with self._counted():
            while True:
                async with self._line.worker(lambda worker: self._suits(worker, game)) as worker:
                    try:
                        return await ask(worker)
                    except OutOfOrder:
                        if not self._may_play(game):
                            raise
                    finally:
                        self._note_troubles()

    def _suits(self, worker: Worker, game: str) -> bool:
        """Return whether to ask a worker about a game; any one says at once that none plays it."""
        return worker.plays(game) or not self._may_play(game)

    def _may_play(self, game: str) -> bool:
        """Return whether a worker plays a game, or may do so once it is started."""
        return any(worker.plays(game) for worker in self._all if not worker.closed)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Count a question for as long as it waits or is thought about."""
        self._waiting += 1
        metrics.set_questions(self._waiting)
        try:
            yield
        finally:
            self._waiting -= 1
            metrics.set_questions(self._waiting)


async def _ask(worker: Worker, question: Question) -> Answer:
    """Ask, and if there is no answer, ask for less; raise NoAnswer if there is none to that."""
    try:
        return await _ask_once(worker, question)
    except OutOfOrder:
        raise
    except NoAnswer:
        quick = replace(question, level=Level.BEGINNER, seconds=SECONDS[Level.BEGINNER])
        return await _ask_once(worker, quick)


async def _ask_once(worker: Worker, question: Question) -> Answer:
    """Ask; raise NoAnswer if there is no answer in time, which is counted."""
    try:
        return await worker.ask(question, question.seconds * _PATIENCE + _GRACE)
    except NoAnswer as error:
        metrics.count_unanswered()
        if not isinstance(error, OutOfOrder):  # which was logged when it began
            _log.warning("no answer", game=question.game, computer=question.level, why=repr(error))
        raise
