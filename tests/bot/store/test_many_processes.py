"""Several processes on one table: no save is lost and no version is skipped."""

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tests.bot.store.hammer import TABLE
from tests.bot.store.stores import opened

SAVES = 500
ROOT = Path(__file__).parents[3]


async def test_two_processes_save_a_thousand_times(server_url: str) -> None:
    assert hammered(server_url, "ab") == [0, 0]
    async with opened(server_url) as store:
        record = (await store.load(TABLE)).record
    assert record is not None
    assert record.version == 2 * SAVES
    expected = [f"{name}{mark}" for name in "ab" for mark in range(SAVES)]
    assert sorted(record.body.decode().split()) == sorted(expected)


def hammered(url: str, names: str) -> list[int]:
    """Run the processes at the same time and return their exit codes."""
    command = [sys.executable, "-m", "tests.bot.store.hammer", url]
    with ExitStack() as stack:
        processes = [
            stack.enter_context(subprocess.Popen([*command, name, str(SAVES)], cwd=ROOT))  # noqa: S603 - our own module
            for name in names
        ]
        try:
            return [process.wait(60) for process in processes]
        finally:
            for process in processes:
                process.kill()
