"""Two versions of the page in turns: how long a press takes, and how much of the server's CPU.

`python -m tests.bench.page_versions FOLDER [SECONDS] [ROUNDS]`, where FOLDER is a checkout of the
other version (`git worktree add FOLDER COMMIT`). Each version is driven by the windows of its own
`tests.bench.bench_page`, so both are pressed as their own page lets people press.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import sleep

from tests.bench.processes import cpu_seconds, descendants

SECONDS, ROUNDS = 20.0, 3
WARM_UP = 40.0
"""Seconds of play before it is measured: until then much is painted for the first time."""
_RUN = """
import asyncio, contextlib, json, sys
from tests.bench import bench_page
seconds, warm_up = map(float, sys.argv[1:3])
serving, Tally, made, before = bench_page.serving, bench_page.Tally, [], []

async def note():
    await asyncio.sleep(warm_up)
    before.extend((made[0].commands, len(made[0].waits)))
    print("ready", flush=True)

@contextlib.asynccontextmanager
async def noted():
    async with serving() as url:
        noting = asyncio.create_task(note())
        yield url

def tally():
    made.append(Tally())
    return made[0]

bench_page.serving, bench_page.Tally = noted, tally
seen = asyncio.run(bench_page._measure(warm_up + seconds))
told = seen.commands - before[0], sorted(seen.waits[before[1]:]), seen.errors[:3]
json.dump(told, open(sys.argv[3], "w"))
"""


@dataclass(frozen=True)
class Measured:
    """What was seen of one version in one round."""

    commands: int
    waits: list[float]
    """Seconds from a press to the board that answers it, the shortest first."""
    cpu: float
    """Seconds that the server's process took."""

    def __str__(self) -> str:
        median, late = (self.waits[int(share * (len(self.waits) - 1))] for share in (0.5, 0.99))
        return (
            f"median {median * 1e3:6.1f} ms, p99 {late * 1e3:6.1f} ms, "
            f"{self.cpu / self.commands * 1e3:5.2f} ms of the server's CPU a press "
            f"({self.commands} presses)"
        )


def measure(folder: Path, seconds: float) -> Measured:
    """Let people press for some seconds in the version of a folder."""
    with NamedTemporaryFile() as told:
        run = subprocess.Popen(  # noqa: S603 - it is our own code
            [sys.executable, "-c", _RUN, str(seconds), str(WARM_UP), told.name],
            cwd=folder,
            env={"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin"},
            stdout=subprocess.PIPE,
        )
        assert run.stdout
        run.stdout.readline()
        (server,) = [one for one in descendants(run.pid) if one.runs("tests.bench.page_server")]
        before = after = cpu_seconds(server.pid)
        while run.poll() is None:
            after = max(after, cpu_seconds(server.pid))
            sleep(0.1)
        commands, waits, errors = json.load(told)
    if errors:
        raise AssertionError(errors)
    return Measured(commands, waits, after - before)


def main() -> None:
    """Measure both in turns, and print each round."""
    folder, *numbers = sys.argv[1:]
    seconds, rounds = (*map(float, numbers), SECONDS, ROUNDS)[:2]
    for _ in range(int(rounds)):
        for name, where in (("other", Path(folder).resolve()), ("this ", Path.cwd())):
            print(name, measure(where, seconds), flush=True)


if __name__ == "__main__":
    main()
