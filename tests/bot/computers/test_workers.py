"""Workers: they answer, and when one does not, somebody plays a weaker move."""

import asyncio
import os
import signal
import sys

import pytest
from structlog.testing import capture_logs

from bot.computers.worker import LONGEST_LINE, NoAnswer, Worker
from bot.computers.workers import PER_WORKER, Workers, usual_number
from bot.engines.engine import Level
from bot.engines.judgement import Depth
from bot.engines.question import (
    Answer,
    JudgeQuestion,
    Question,
    Task,
    read_question,
    write,
)
from rules import GAMES
from tests.bot.computers.commands import dull
from tests.bot.unmeasured import unmeasured
from tests.effort import often

CHECKERS = GAMES["checkers"]
OPENING = CHECKERS.dump(CHECKERS.opening(2))
FIRST = CHECKERS.format(CHECKERS.legal_moves(CHECKERS.opening(2))[0], CHECKERS.opening(2))
MOVE = Question(Task.MOVE, "checkers", OPENING, Level.CASUAL, 0.3, "seed")
DRAW = Question(Task.DRAW, "checkers", OPENING, Level.CASUAL, 0.3, seat=1)

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
RESIGN = Question(Task.RESIGN, "backgammon", START, Level.CASUAL, 0.3, seat=1, points=1)


def test_a_question_is_one_line() -> None:
    assert write(MOVE).count(b"\n") == 1
    assert read_question(write(MOVE)) == MOVE


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


async def test_all_workers_end_with_the_block() -> None:
    workers = Workers(2, *dull(0))
    async with workers.running():
        await workers.ask(MOVE)
        pids = workers.pids
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_without_an_answer_the_first_legal_move_is_played() -> None:
    workers = Workers(1, *dull(0))
    async with workers.running():
        assert await workers.ask(MOVE) == Answer(move=FIRST)
        assert await workers.ask(DRAW) == Answer()
        assert await workers.ask(RESIGN) == Answer(accept=True)


async def test_the_log_says_which_computer_did_not_answer() -> None:
    workers = Workers(1, *dull(0))
    with capture_logs() as lines:
        async with workers.running():
            await workers.ask(MOVE)
    named = [(line["game"], line["computer"]) for line in lines if line["event"] == "no answer"]
    assert named == [("checkers", Level.CASUAL), ("checkers", Level.BEGINNER)]


async def test_no_engine_is_needed_to_roll_instead_of_doubling() -> None:
    game = GAMES["backgammon"]
    before = game.load("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")
    workers = Workers(1, *dull(0))
    async with workers.running():
        question = Question(Task.MOVE, "backgammon", game.dump(before), Level.CLUB, 0.3)
        assert await workers.ask(question) == Answer()


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


async def test_a_worker_that_cannot_be_started_does_no_harm() -> None:
    for command in ((sys.executable, "-c", "print('nonsense')"), ("/nowhere/python",)):
        workers = Workers(1, *command)
        async with workers.running():
            assert await workers.ask(MOVE) == Answer(move=FIRST)


async def test_questions_wait_for_a_free_worker_in_order() -> None:
    workers = Workers(1, *dull(0.02))
    order: list[int] = []

    async def ask(number: int) -> None:
        await workers.ask(MOVE)
        order.append(number)

    async with workers.running():
        await asyncio.gather(*map(ask, range(4)))
    assert order == [0, 1, 2, 3]


async def test_a_question_that_is_cancelled_leaves_no_answer_to_the_next() -> None:
    workers = Workers(1, *dull(0.05))
    async with workers.running():
        asked = asyncio.create_task(workers.ask(MOVE))
        await asyncio.sleep(0.02)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert await workers.ask(DRAW) == Answer()


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
            await workers.judge(JudgeQuestion("checkers", OPENING, Depth.USUAL))
