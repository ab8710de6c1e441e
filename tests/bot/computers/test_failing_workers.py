"""Workers that cannot be started or have no engine: others answer, and they are tried again."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import troubles
from bot.computers.worker import NoAnswer, OutOfOrder
from bot.computers.workers import Workers
from bot.engines.engine import Level
from bot.engines.judgement import Depth
from bot.engines.question import (
    Answer,
    JudgeQuestion,
    Question,
    Task,
)
from rules import GAMES
from rules.game import Roll
from tests.bot.computers.commands import SHARP_ANSWER
from tests.bot.computers.questions import JUDGE, MOVE


async def test_who_cannot_be_started_says_so_and_is_tried_again_after_a_while(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.computers.workers.FIRST_PAUSE", 0.05)
    program, starts = tmp_path / "worker.py", tmp_path / "starts"
    program.write_text(f"open({str(starts)!r}, 'a').write('x'); raise SystemExit(3)")
    workers = Workers(1, sys.executable, "-S", "-E", str(program))
    async with workers.running():
        for _ in range(5):
            with pytest.raises(OutOfOrder):
                await workers.ask(MOVE)
        assert thinks(workers) == (False, ["workers"])
        assert len(starts.read_text()) <= 6  # each time twice
        program.write_text("print('{}', flush=True); input()")
        for _ in range(500):
            await asyncio.sleep(0 if workers.can_think else 0.01)
        assert thinks(workers) == (True, [])


async def test_a_worker_that_cannot_be_started_leaves_all_questions_to_the_others(
    tmp_path: Path,
) -> None:
    program, first = tmp_path / "worker.py", str(tmp_path / "first")
    program.write_text(f"""
import json, os, sys
os.close(os.open({first!r}, os.O_CREAT | os.O_EXCL))
print("{{}}", flush=True)
for line in sys.stdin:
    number = json.loads(line)["number"]
    print(json.dumps({{"number": number, "answer": {{"luck": 0.5}}}}), flush=True)
""")
    workers = Workers(2, sys.executable, "-S", "-E", str(program))
    async with workers.running():
        answers = await asyncio.gather(*(workers.judge(JUDGE) for _ in range(10)))
        for _ in range(500):
            await asyncio.sleep(0 if troubles.current().parts else 0.01)
        answers += [await workers.judge(JUDGE) for _ in range(10)]
        assert thinks(workers) == (True, ["workers"])
    assert answers == [Answer(luck=0.5)] * 20


async def test_a_worker_that_works_again_answers_who_has_been_waiting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.computers.workers.FIRST_PAUSE", 0.2)
    program, first, broken = tmp_path / "worker.py", tmp_path / "first", tmp_path / "broken"
    broken.touch()
    program.write_text(f"""
import json, os, sys, time
try:
    os.close(os.open({str(first)!r}, os.O_CREAT | os.O_EXCL))
    busy = True
except FileExistsError:
    busy = False
if not busy and os.path.exists({str(broken)!r}):
    raise SystemExit(3)
print("{{}}", flush=True)
for line in sys.stdin:
    if busy:
        time.sleep(60)
    number = json.loads(line)["number"]
    print(json.dumps({{"number": number, "answer": {{"luck": 0.5}}}}), flush=True)
""")
    workers = Workers(2, sys.executable, "-S", "-E", str(program))
    async with workers.running():
        await until(lambda: thinks(workers) == (True, ["workers"]))
        thinking = asyncio.create_task(workers.judge(JUDGE))
        waiting = asyncio.create_task(workers.judge(JUDGE))
        await asyncio.sleep(0)
        broken.unlink()
        async with asyncio.timeout(5):
            assert await waiting == Answer(luck=0.5)
        assert not thinking.done()
        thinking.cancel()


ONE_FAILS = """
import json, os, sys
open({starts!r}, "a").write("x")
try:
    os.close(os.open({first!r}, os.O_CREAT | os.O_EXCL))
    failed = {{"checkers": "MemoryError()"}}
except FileExistsError:
    failed = {{}}
print(json.dumps({{"failed": failed}}), flush=True)
for line in sys.stdin:
    number = json.loads(line)["number"]
    answer = {{"error": "no engine"}} if failed else {{"move": "a move"}}
    print(json.dumps({{"number": number, "answer": answer}}), flush=True)
"""
"""Of all that are started, the first one has no engine for checkers."""


def one_fails(folder: Path) -> tuple[str, ...]:
    """Return the command of such workers; how often one was started is the size of `starts`."""
    program = folder / "worker.py"
    program.write_text(ONE_FAILS.format(starts=str(folder / "starts"), first=str(folder / "first")))
    return sys.executable, "-S", "-E", str(program)


async def test_a_worker_without_an_engine_leaves_its_game_to_the_others(tmp_path: Path) -> None:
    workers = Workers(2, *one_fails(tmp_path))
    async with workers.running():
        assert [await workers.ask(MOVE) for _ in range(8)] == [SHARP_ANSWER] * 8
        await until(lambda: bool(troubles.current().parts))
        assert [await workers.ask(MOVE) for _ in range(8)] == [SHARP_ANSWER] * 8
        assert workers.failed_games == frozenset()
        assert thinks(workers) == (True, ["engine of checkers"])


async def test_an_engine_that_failed_is_tried_again_after_a_while(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.computers.workers.FIRST_PAUSE", 0.05)
    workers = Workers(1, *one_fails(tmp_path))
    async with workers.running():
        await until(lambda: workers.failed_games == {"checkers"})
        await until(lambda: thinks(workers) == (True, []))
        assert workers.failed_games == frozenset()
        assert await workers.ask(MOVE) == SHARP_ANSWER
        await asyncio.sleep(0.2)
    assert (tmp_path / "starts").read_text() == "xx"


async def test_an_engine_that_goes_on_failing_is_tried_ever_more_rarely(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.computers.workers.FIRST_PAUSE", 0.05)
    starts = tmp_path / "starts"
    program = f"""
open({str(starts)!r}, "a").write("x")
print('{{"failed": {{"checkers": "WrongFile"}}}}', flush=True)
input()
"""
    workers = Workers(1, sys.executable, "-S", "-E", "-c", program)
    async with workers.running():
        await asyncio.sleep(1)
        with pytest.raises(OutOfOrder):
            await workers.ask(MOVE)
    assert 3 <= len(starts.read_text()) <= 6


async def test_owners_are_told_once_of_a_game_that_is_played_less_well() -> None:
    ready = 'print(\'{"weaker": {"backgammon": "no library"}}\', flush=True); input()'
    workers = Workers(2, sys.executable, "-S", "-E", "-c", ready)
    with capture_logs() as lines:
        async with workers.running():
            await until(lambda: len(workers.pids) == 2)
            await until(lambda: thinks(workers) == (True, ["engine of backgammon"]))
            assert workers.failed_games == frozenset()
    failed = [(line["part"], line["why"]) for line in lines if line["log_level"] == "error"]
    assert failed == [("engine of backgammon", "no library")]


async def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened, five seconds at most."""
    for _ in range(500):
        await asyncio.sleep(0 if happened() else 0.01)
    assert happened()


def thinks(workers: Workers) -> tuple[bool, list[str]]:
    """Return whether workers can think, and which parts are failing."""
    return workers.can_think, [*troubles.current().parts]


async def test_a_game_whose_engine_failed_is_named_once_and_asked_about_no_more() -> None:
    failed = """
print('{"failed": {"narde": "WrongFile"}}', flush=True)
input()
raise SystemExit
"""
    narde = GAMES["narde"]
    before = narde.play(narde.opening(2), Roll((6, 1)))
    before = narde.play(before, Roll((5, 2)))
    question = Question(Task.MOVE, "narde", narde.dump(before), Level.EXPERT, 2)
    workers = Workers(2, sys.executable, "-S", "-E", "-c", failed)
    with capture_logs() as lines:
        async with workers.running():
            for _ in range(3):
                with pytest.raises(OutOfOrder):
                    await workers.ask(question)
            with pytest.raises(NoAnswer):
                await workers.judge(JudgeQuestion("narde", narde.dump(before), Depth.USUAL))
            assert workers.failed_games == {"narde"}
            assert len(workers.pids) >= 1
    said = [line for line in lines if line["log_level"] in {"error", "warning"}]
    assert [(line["part"], line["why"]) for line in said] == [("engine of narde", "WrongFile")]
