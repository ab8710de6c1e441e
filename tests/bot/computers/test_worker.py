"""One worker: it answers one question at a time, and is ended if it does not."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.computers.worker import LONGEST_LINE, NoAnswer, Worker
from bot.engines.engine import Level
from bot.engines.judgement import Depth
from bot.engines.question import (
    JudgeQuestion,
    NumberedQuestion,
    Question,
    Task,
    read_question,
    write,
)
from rules import GAMES
from tests.bot.computers.commands import dull
from tests.bot.computers.questions import DRAW, MOVE
from tests.bot.unmeasured import unmeasured
from tests.effort import often


def test_a_question_is_one_line() -> None:
    asked = NumberedQuestion(7, MOVE)
    assert write(asked).count(b"\n") == 1
    assert read_question(write(asked)) == asked


async def test_the_real_worker_answers_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in set(os.environ) - set(unmeasured()):
        monkeypatch.delenv(name)
    worker = Worker()
    for game in GAMES.values():
        opening = game.opening(min(game.table_sizes))
        question = Question(Task.MOVE, game.name, game.dump(opening), Level.CLUB, 0.3)
        answer = await worker.ask(question, within=60)
        if answer.move:
            game.parse(answer.move, opening)
    assert not (await worker.ask(DRAW, within=60)).error
    pid = worker.pid
    assert os.getpriority(os.PRIO_PROCESS, pid) >= os.getpriority(os.PRIO_PROCESS, 0) + 10
    await worker.end()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_a_turn_with_very_many_choices_is_judged() -> None:
    worker = Worker()
    choices = "-b-A-A-A-A-AaA-A-A-A-A-AD-:0:0:1:11:0:0:0:0:0"
    answer = await worker.ask(JudgeQuestion("backgammon", choices, Depth.USUAL), within=60)
    await worker.end()
    assert answer.judgement
    assert len(answer.judgement.options) == 1_189


async def test_a_worker_that_says_too_much_is_ended() -> None:
    chatter = f"print('{{}}'); input(); print('x' * {2 * LONGEST_LINE}); print('{{}}')"
    worker = Worker(sys.executable, "-c", chatter)
    for _ in range(2):
        with pytest.raises(NoAnswer):
            await worker.ask(MOVE, within=10)
        assert worker.pid == 0


async def test_a_worker_is_ended_at_its_deadline() -> None:
    worker = Worker(*dull(60))
    await worker.start()
    pid = worker.pid
    with pytest.raises(NoAnswer):
        await worker.ask(MOVE, within=0.05)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert worker.pid == 0


async def test_a_killed_worker_is_replaced_every_time() -> None:
    worker, seen = Worker(*dull(60)), set[int]()
    times = often(20, 100)
    for _ in range(times):
        await worker.start()
        seen.add(worker.pid)
        asked = asyncio.create_task(worker.ask(MOVE, within=10))
        await asyncio.sleep(0)
        os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(NoAnswer):
            await asked
    await worker.end()
    assert len(seen) == times


async def test_a_worker_that_is_killed_while_it_starts_is_started_again_at_once(
    tmp_path: Path,
) -> None:
    """Otherwise a computer would play without a thought for some seconds."""
    program, started = tmp_path / "worker.py", str(tmp_path / "started")
    program.write_text(f"""
import os
if not os.path.exists({started!r}):
    open({started!r}, "w")
    os.kill(os.getpid(), 9)
print("{{}}", flush=True)
input()
""")
    worker = Worker(sys.executable, "-S", "-E", str(program))
    await worker.start()
    assert worker.pid
    assert not worker.trouble
    await worker.end()


async def test_a_start_that_is_cut_short_by_the_end_is_no_trouble() -> None:
    worker = Worker(sys.executable, "-S", "-E", "-c", "input()")
    starting = asyncio.create_task(worker.start())
    await asyncio.sleep(0.05)
    await worker.close()
    with pytest.raises(NoAnswer):
        await starting
    assert worker.trouble == ""


async def test_two_questions_to_one_worker_wait_for_each_other() -> None:
    worker = Worker(*dull(0.01))
    asked = await asyncio.gather(
        *(worker.ask(MOVE, within=10) for _ in range(2)), return_exceptions=True
    )
    await worker.end()
    assert [repr(error) for error in asked] == [repr(NoAnswer("dull"))] * 2


async def test_whatever_goes_wrong_with_reading_a_worker_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = Worker(*dull(0))
    await worker.start()

    async def readline(_: asyncio.StreamReader) -> bytes:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(asyncio.StreamReader, "readline", readline)
        with pytest.raises(RuntimeError):
            await worker.ask(MOVE, within=10)
    assert worker.pid == 0


async def test_the_answer_to_an_earlier_question_is_nobodys() -> None:
    late = 'print("{}"); input(); print(\'{"number": 0, "answer": {"move": "a3-b4"}}\'); input()'
    worker = Worker(sys.executable, "-S", "-E", "-c", late)
    with pytest.raises(NoAnswer):
        await worker.ask(MOVE, within=10)
    assert worker.pid == 0
