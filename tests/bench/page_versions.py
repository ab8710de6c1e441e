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
WARM_UP = 30.0
"""Seconds of play before it is measured: until then much is painted for the first time."""
_RUN = """
import asyncio, contextlib, json, sys
from time import perf_counter
from tests.bench import bench_page
from tests.bench.bench_page import Window
seconds, warm_up = map(float, sys.argv[1:3])
serving, Tally, loads, ask = bench_page.serving, bench_page.Tally, json.loads, Window._ask
made, before, presses, moves = [], [], 0, 0

def seen():
    return presses, moves, len(made[0].waits)

async def note():
    await asyncio.sleep(warm_up)
    before.extend(seen())
    print("ready", flush=True)

@contextlib.asynccontextmanager
async def noted():
    async with serving() as url:
        noting = asyncio.create_task(note())
        yield url

def tally():
    made.append(Tally())
    return made[0]

def count(text):
    global moves
    told = loads(text)
    moves += told["type"] == "told" and told["message"].get("news", False)
    return told

async def ask_well(self, tally, **said):
    global presses
    presses += said["type"] == "press"
    if said.get("text", "").startswith(("/play checkers", "/play quoridor")):
        said["text"] = said["text"].removesuffix(" autoroll=yes")
    await ask(self, tally, **said)

async def press_moves_alone(self, tally, choices, wanted, press=getattr(Window, "_press", None)):
    made = ((one for one in group if " tap" in one["payload"] or " move" in one["payload"])
            for group in choices)
    moves = [group for group in map(list, made) if group]
    if wanted or moves:
        await press(self, tally, choices if wanted else moves, wanted)

async def look_on(self, tally, until):
    await asyncio.sleep(until - perf_counter())

bench_page.serving, bench_page.Tally, bench_page.json.loads = noted, tally, count
Window._ask, Window._press, Window._talk = ask_well, press_moves_alone, look_on
errors = asyncio.run(bench_page._measure(warm_up + seconds)).errors
pressed, moved, waits = (now - then for now, then in zip(seen(), before))
told = pressed, moved / bench_page.WINDOWS, sorted(made[0].waits[-waits:]), errors[:3]
json.dump(told, open(sys.argv[3], "w"))
"""
"""Windows of versions in which some rooms stood still are made to play in all of them, and those
who look on are silent, so that the server does nothing but answer presses."""


@dataclass(frozen=True)
class Measured:
    """What was seen of one version in one round."""

    presses: int
    moves: float
    waits: list[float]
    """Seconds from a press to the board that answers it, the shortest first."""
    cpu: float
    """Seconds that the server's process took."""

    def __str__(self) -> str:
        median, late = (self.waits[int(share * (len(self.waits) - 1))] for share in (0.5, 0.99))
        return (
            f"median {median * 1e3:6.1f} ms, p99 {late * 1e3:6.1f} ms, "
            f"{self.cpu / self.presses * 1e3:5.2f} ms of the server's CPU a press and "
            f"{self.cpu / self.moves * 1e3:5.2f} ms a move "
            f"({self.presses} presses, {self.moves:.0f} moves)"
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
        presses, moves, waits, errors = json.load(told)
    if errors:
        raise AssertionError(errors)
    return Measured(presses, moves, waits, after - before)


def main() -> None:
    """Measure both in turns, and print each round."""
    folder, *numbers = sys.argv[1:]
    seconds, rounds = (*map(float, numbers), SECONDS, ROUNDS)[:2]
    for _ in range(int(rounds)):
        for name, where in (("other", Path(folder).resolve()), ("this ", Path.cwd())):
            print(name, measure(where, seconds), flush=True)


if __name__ == "__main__":
    main()
