"""Workers: they answer in order, and where one does not, it is asked for less."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.computers.worker import NoAnswer, OutOfOrder
from bot.computers.workers import PER_WORKER, Workers, usual_number
from bot.engines.engine import Level
from bot.engines.question import (
    Question,
)
from tests.bot.computers.commands import SHARP_ANSWER, dull, sharp
from tests.bot.computers.questions import DRAW, JUDGE, MOVE, RESIGN


async def test_all_workers_end_with_the_block() -> None:
    workers = Workers(2, *sharp(0))
    async with workers.running():
        await workers.ask(MOVE)
        pids = workers.pids
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("question", [MOVE, DRAW, RESIGN])
async def test_without_an_answer_nothing_is_made_up(question: Question) -> None:
    workers = Workers(1, *dull(0))
    async with workers.running():
        with pytest.raises(NoAnswer):
            await workers.ask(question)


async def test_the_log_says_which_computer_did_not_answer() -> None:
    workers = Workers(1, *dull(0))
    with capture_logs() as lines:
        async with workers.running():
            with pytest.raises(NoAnswer):
                await workers.ask(MOVE)
    named = [(line["game"], line["computer"]) for line in lines if line["event"] == "no answer"]
    assert named == [("checkers", Level.CASUAL), ("checkers", Level.BEGINNER)]


async def test_a_worker_that_cannot_be_started_does_no_harm() -> None:
    for command in ((sys.executable, "-c", "print('nonsense')"), ("/nowhere/python",)):
        workers = Workers(1, *command)
        async with workers.running():
            with pytest.raises(OutOfOrder):
                await workers.ask(MOVE)


async def test_questions_wait_for_a_free_worker_in_order() -> None:
    workers = Workers(1, *sharp(0.02))
    order: list[int] = []

    async def ask(number: int) -> None:
        await workers.ask(MOVE)
        order.append(number)

    async with workers.running():
        await asyncio.gather(*map(ask, range(4)))
    assert order == [0, 1, 2, 3]


async def test_a_question_that_is_cancelled_leaves_no_answer_to_the_next() -> None:
    workers = Workers(1, *sharp(0.05))
    async with workers.running():
        asked = asyncio.create_task(workers.ask(MOVE))
        await asyncio.sleep(0.02)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert await workers.ask(MOVE) == SHARP_ANSWER


def test_one_core_is_left_to_the_chats(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, number in ((1, 1), (2, 1), (4, 3), (64, 4)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        monkeypatch.setattr(
            "os.sched_getaffinity", lambda _, cores=cores: set(range(cores)), raising=False
        )
        assert usual_number() == number
    assert Workers(3).size == 3 * PER_WORKER


async def test_a_judgement_is_answered_or_refused_but_never_guessed() -> None:
    workers = Workers(1, *dull(0))
    async with workers.running():
        with pytest.raises(NoAnswer):
            await workers.judge(JUDGE)


async def test_a_worker_has_one_owner_after_a_restart() -> None:
    workers = Workers(1, *sharp(0.02))
    for _ in range(3):
        async with workers.running():
            await asyncio.gather(*(workers.ask(MOVE) for _ in range(3)))
            assert len(workers.pids) == 1


async def test_each_run_ends_its_own_workers() -> None:
    workers = Workers(1, *sharp(0))
    async with workers.running():
        await workers.ask(MOVE)
        first = workers.pids
        async with workers.running():
            await workers.ask(MOVE)
    for pid in first:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_who_waits_while_the_workers_end_is_answered_after_the_restart() -> None:
    workers = Workers(1, *sharp(0.02))
    asked = asyncio.create_task(workers.ask(MOVE))
    async with workers.running():
        pass
    assert not asked.done()
    async with workers.running():
        assert await asked == SHARP_ANSWER


async def test_a_worker_that_is_asked_when_all_end_is_not_started_again(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    deaf = f"import time; print('{{}}', flush=True); input(); open({str(asked)!r}, 'w'); "
    workers = Workers(1, sys.executable, "-S", "-E", "-c", f"{deaf}time.sleep(60)")
    async with workers.running():
        judging = asyncio.create_task(workers.judge(JUDGE))
        for _ in range(1_000):
            await asyncio.sleep(0 if asked.exists() else 0.01)
        (pid,) = workers.pids
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(NoAnswer):
        await judging
    assert workers.pids == ()
