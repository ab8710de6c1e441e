"""The coach: asks the workers what choices are worth, and has the answers written.

Analyses are stored beside their games. All who ask for the same one wait for the same work.
"""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from bot.coach.analysis import Analysis, read_analysis, write_analysis
from bot.coach.analyst import Analyst
from bot.coach.decisions import GameCourse
from bot.computers.worker import NoAnswer
from bot.computers.workers import PER_WORKER, Workers
from bot.desk.studio import PATIENCE, OnProgress, Progress, progress_bar
from bot.engines.judgement import Depth, Judgement
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from bot.replies.draft import UnfinishedAdvice, UnfinishedAnalysis
from bot.replies.reply import Reply
from bot.store.port import Store, StoreUnreachable
from bot.table.positions import has_dice

_TRIES: Final = 2
"""How often a question is asked, because a worker may have been ended meanwhile."""
_log: Final = structlog.get_logger("coach")


class _Work(NamedTuple):
    """An analysis that is being made."""

    task: asyncio.Task[Analysis]
    progress: Progress


class Coach:
    """Finishes replies for which positions have to be judged."""

    def __init__(self, workers: Workers, store: Store, memory: int) -> None:
        self._workers = workers
        self._store = store
        self._memory = memory
        """Milliseconds for which an analysis is stored, as games are."""
        self._running: dict[str, _Work] = {}
        # However many ask, a computer that has to move waits for one question of ours at most.
        self._turns = asyncio.Semaphore(workers.size // PER_WORKER)

    async def advise(self, draft: UnfinishedAdvice) -> Reply:
        """Return advice about a position; an apology if no worker has an answer."""
        try:
            judgement = await self._judge(draft.question)
        except NoAnswer as error:
            _log.warning("position not judged", game=draft.question.game, why=repr(error))
            return draft.silent
        return await asyncio.to_thread(draft.write, judgement)

    async def analyse(
        self, draft: UnfinishedAnalysis, on_progress: OnProgress | None = None
    ) -> Reply:
        """Return the analysis of some games; an apology if no worker has an answer."""
        try:
            found = [await self._find(course, draft.text, on_progress) for course in draft.courses]
        except NoAnswer as error:
            _log.warning("game not analysed", why=repr(error))
            return draft.silent
        return await asyncio.to_thread(draft.write, tuple(found))

    async def _find(
        self, course: GameCourse, text: str, on_progress: OnProgress | None
    ) -> Analysis:
        """Return the analysis of a game: the stored one, or a new one."""
        (body,) = await self._store.load_preferences(analysis_owner(course.id))
        if known := read_analysis(body):
            return known
        work = self._running.get(course.id) or self._start(course)
        while not (await asyncio.wait({work.task}, timeout=PATIENCE))[0]:
            if on_progress:
                await on_progress(f"{text}\n{progress_bar(work.progress.done)}")
        return work.task.result()

    def _start(self, course: GameCourse) -> _Work:
        progress = Progress()
        work = _Work(asyncio.create_task(self._make(course, progress.note)), progress)
        self._running[course.id] = work
        work.task.add_done_callback(lambda _: self._running.pop(course.id))
        return work

    async def _make(self, course: GameCourse, on_progress: Callable[[float], None]) -> Analysis:
        depth = Depth.DEEP if has_dice(course.game) else Depth.USUAL
        analyst = Analyst(self._judge, self._luck, depth)
        analysis = await analyst.analyse(course, on_progress)
        try:
            await self._store.write_preferences(
                analysis_owner(course.id), write_analysis(analysis), self._memory
            )
        except StoreUnreachable:
            _log.warning("analysis not stored", game=course.id)
        return analysis

    async def _judge(self, question: JudgeQuestion) -> Judgement:
        """Return what choices are worth; raise NoAnswer."""
        if judgement := (await self._ask(question)).judgement:
            return judgement
        raise NoAnswer

    async def _luck(self, question: LuckQuestion) -> float:
        """Return how lucky a roll was; raise NoAnswer."""
        return (await self._ask(question)).luck

    async def _ask(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Return an answer, if need be to a second asking; raise NoAnswer."""
        for _ in range(_TRIES):
            try:
                async with self._turns:
                    return await self._workers.judge(question)
            except NoAnswer as error:
                _log.info("no judgement", game=question.game, why=repr(error))
        raise NoAnswer


def analysis_owner(game_id: str) -> str:
    """Return the name under which the store keeps the analysis of a game."""
    return f"analysis:{game_id}"
