"""What a worker is started with: no settings, and one thread."""

import json
import sys
from pathlib import Path

import pytest

from bot.computers.worker import NoAnswer, Worker
from bot.engines.judgement import Depth
from bot.engines.question import JudgeQuestion
from rules import GAMES
from rules.game import Roll

NARDE = GAMES["narde"]
ROLLED = NARDE.dump(NARDE.play(NARDE.play(NARDE.opening(2), Roll((6, 1))), Roll((5, 2))))
QUESTION = JudgeQuestion("narde", ROLLED, Depth.DEEP)


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted in /proc")
async def test_a_worker_that_has_judged_has_one_thread() -> None:
    worker = Worker()
    answer = await worker.ask(QUESTION, within=60)
    threads = count_threads(worker.pid)
    await worker.end()
    assert answer.judgement
    assert threads == 1


def count_threads(pid: int) -> int:
    """Return how many threads a process has."""
    return len([*Path(f"/proc/{pid}/task").iterdir()])


async def test_a_worker_learns_no_settings_and_keeps_the_rest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    secrets = ("DISCORD_TOKEN", "telegram_token", "DISCORD_CLIENT_SECRET", "REDIS_URL")
    for name in (*secrets, "PARLOUR_OWNERS", "SOMETHING_ELSE"):
        monkeypatch.setenv(name, "word")
    seen = tmp_path / "seen.json"
    telling = f"import json, os; json.dump(dict(os.environ), open({str(seen)!r}, 'w'))"
    with pytest.raises(NoAnswer):
        await Worker(sys.executable, "-c", telling).start()
    known = json.loads(seen.read_text())
    assert not {*secrets, "PARLOUR_OWNERS"} & known.keys()
    assert known["SOMETHING_ELSE"] == "word"
    assert known["OMP_NUM_THREADS"] == "1"
