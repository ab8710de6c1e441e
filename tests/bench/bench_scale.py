"""One, two and four processes of desk and painter, on one server and on a cluster of three.

Every process has one core for itself as far as there are enough, and tables of its own, as the
shards of a platform have. Where the machine is busy, the CPU time that a thousand commands take
says more than how many were done: it is what a process with a core of its own would need.

A server that is asked to write everything to the disk at once keeps the kernel busy with the disk
on the same cores. How that shows is seen beside a server whose files are in memory, which does all
but that, as a server on another machine would.
"""

import asyncio
import json
import os
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

from redis import Redis

from tests.bench.timing import Row
from tests.bot.store import servers

PROCESSES = 1, 2, 4
ROUNDS = 5
"""How often each number of processes has its turn; the middle one of all rounds counts."""
MEMORY = Path("/dev/shm")  # noqa: S108 - folders in it get names that nobody can guess
"""Where files are in memory, on Linux."""
AT_ONCE = 32
"""Commands at the same time in each process: enough that none waits for the disk alone."""
SECONDS = 8.0
GOAL = {2: "≥ 1.8 x on two cores"}

Store: TypeAlias = tuple[str, list[Redis]]
"""An address, and a client for each server."""


@dataclass(frozen=True)
class Seen:
    """What some processes have done together."""

    waits: list[float]
    """Seconds that each command took."""
    cpu: float
    """Seconds of processor that they took."""
    store_cpu: float

    @property
    def a_second(self) -> float:
        """Return how many commands were answered each second."""
        return len(self.waits) / SECONDS

    def for_thousand(self, cpu: float) -> float:
        """Return the seconds of processor for a thousand commands."""
        return 1_000 * cpu / len(self.waits)


def rows() -> list[Row]:
    """Measure every kind of store."""
    found = _measure("one server", _one_server())
    if MEMORY.exists():
        found += _measure("one server with its files in memory", _one_server(MEMORY))
    return found + _measure("a cluster of three", _cluster())


@contextmanager
def _one_server(place: Path | None = None) -> Iterator[Store]:
    with (
        TemporaryDirectory(prefix="parlour-", dir=place) as folder,
        servers.server(Path(folder), *servers.DURABLE) as url,
        Redis(unix_socket_path=url.removeprefix("unix://")) as client,
    ):
        yield url, [client]


@contextmanager
def _cluster() -> Iterator[Store]:
    with (
        TemporaryDirectory(prefix="parlour-") as folder,
        servers.cluster(Path(folder), options=servers.DURABLE) as members,
    ):
        hosts = ",".join(f"127.0.0.1:{member.port}" for member in members)
        yield f"redis+cluster://{hosts}", [Redis(port=member.port) for member in members]


def _measure(name: str, running: AbstractContextManager[Store]) -> list[Row]:
    with running as (url, members):
        rounds = [
            {count: asyncio.run(_play(url, members, count)) for count in PROCESSES}
            for _ in range(ROUNDS)
        ]
    return [_row(f"{name}, {count} processes", count, rounds) for count in PROCESSES]


def _row(what: str, count: int, rounds: Sequence[Mapping[int, Seen]]) -> Row:
    seen = [each[count] for each in rounds]
    waits = sorted(wait for one in seen for wait in one.waits)
    cores = [count * _cpu(each[1]) / _cpu(each[count]) for each in rounds]
    return Row(
        f"scale: {what} on {len(os.sched_getaffinity(0))} cores",
        f"{_middle([one.a_second for one in seen], '.0f')} commands/s, "
        f"p50 {_wait(waits, 0.5)} ms, p99 {_wait(waits, 0.99)} ms",
        f"a thousand take {_middle([_cpu(one) for one in seen])} s of CPU, "
        f"and {_middle([one.for_thousand(one.store_cpu) for one in seen])} s of the store",
        f"{_middle([each[count].a_second / each[1].a_second for each in rounds])} x; "
        f"with a core each {_middle(cores)} x",
        GOAL.get(count, "none set"),
    )


def _cpu(seen: Seen) -> float:
    return seen.for_thousand(seen.cpu)


def _middle(figures: Sequence[float], shape: str = ".2f") -> str:
    """Return the figure in the middle, with the least and the most."""
    return f"{median(figures):{shape}} ({min(figures):{shape}} to {max(figures):{shape}})"


def _wait(waits: Sequence[float], share: float) -> str:
    """Return within how many milliseconds a share of the commands was answered."""
    return f"{waits[int(share * (len(waits) - 1))] * 1e3:.0f}"


async def _play(url: str, members: list[Redis], count: int) -> Seen:
    """Let some processes play at the same time, with nothing in the store."""
    for member in members:
        member.flushall()
    started = [await _start(url, number) for number in range(count)]
    try:
        for process in started:
            await _line(process)
        before = sum(map(_cpu_of, members))
        for process in started:
            assert process.stdin
            process.stdin.write(b"go\n")
        told = [json.loads(await _line(process)) for process in started]
        store_cpu = sum(map(_cpu_of, members)) - before
    finally:
        for process in started:
            if process.returncode is None:
                process.kill()
            await process.wait()
    if refused := sum(each["refused"] for each in told):
        raise AssertionError(refused)
    waits = [wait for each in told for wait in each["waits"]]
    return Seen(waits, sum(each["cpu"] for each in told), store_cpu)


async def _start(url: str, number: int) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.desk_process",
        url, str(number), str(SECONDS), str(AT_ONCE),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=2**24,
    )  # fmt: skip


async def _line(process: Process) -> bytes:
    assert process.stdout
    return await process.stdout.readline()


def _cpu_of(member: Redis) -> float:
    told = member.info("cpu")
    return float(told["used_cpu_user"]) + float(told["used_cpu_sys"])
