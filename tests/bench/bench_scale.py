"""One, two and four processes of desk and painter, on one server and on a cluster of three.

Every process has one core for itself as far as there are enough, and tables of its own, as the
shards of a platform have. Where the machine is busy, the CPU time that a thousand commands take
says more than how many were done: it is what a process with a core of its own would need.
"""

import asyncio
import json
import os
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from redis import Redis

from tests.bench.timing import Row
from tests.bot.store import servers

PROCESSES = 1, 2, 4
ROUNDS = 3
"""How often each number of processes has its turn; the best counts."""
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
    """Seconds, the shortest first."""
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

    def wait(self, share: float) -> str:
        """Return within how many milliseconds a share of the commands was answered."""
        return f"{self.waits[int(share * (len(self.waits) - 1))] * 1e3:.0f}"


def _speed(seen: Seen) -> float:
    return seen.a_second


def rows() -> list[Row]:
    """Measure both stores."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        return [
            *_measure("one server", _one_server(Path(folder) / "one")),
            *_measure("a cluster of three", _cluster(Path(folder) / "three")),
        ]


@contextmanager
def _one_server(folder: Path) -> Iterator[Store]:
    folder.mkdir()
    with (
        servers.server(folder, *servers.DURABLE) as url,
        Redis(unix_socket_path=url.removeprefix("unix://")) as client,
    ):
        yield url, [client]


@contextmanager
def _cluster(folder: Path) -> Iterator[Store]:
    with servers.cluster(folder, options=servers.DURABLE) as members:
        hosts = ",".join(f"127.0.0.1:{member.port}" for member in members)
        yield f"redis+cluster://{hosts}", [Redis(port=member.port) for member in members]


def _measure(name: str, running: AbstractContextManager[Store]) -> list[Row]:
    with running as (url, members):
        rounds = [
            {count: asyncio.run(_play(url, members, count)) for count in PROCESSES}
            for _ in range(ROUNDS)
        ]
    seen = {count: max((each[count] for each in rounds), key=_speed) for count in PROCESSES}
    one = seen[1]
    return [_row(f"{name}, {count} processes", count, many, one) for count, many in seen.items()]


def _row(what: str, count: int, seen: Seen, one: Seen) -> Row:
    ours, store = seen.for_thousand(seen.cpu), seen.for_thousand(seen.store_cpu)
    with_cores = count * one.for_thousand(one.cpu) / ours
    return Row(
        f"scale: {what} on {len(os.sched_getaffinity(0))} cores",
        f"{seen.a_second:.0f} commands/s, p50 {seen.wait(0.5)} ms, p99 {seen.wait(0.99)} ms",
        f"a thousand take {ours:.2f} s of CPU, and {store:.2f} s of the store",
        f"{seen.a_second / one.a_second:.2f} x; with a core each {with_cores:.2f} x",
        GOAL.get(count, "none set"),
    )


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
    waits = sorted(wait for each in told for wait in each["waits"])
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
