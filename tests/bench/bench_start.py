"""A clean clone: how long `make play` takes until its page answers, and Ctrl-C until it is gone."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.request import urlopen

from tests.bench.timing import Row

HERE = Path(__file__).parents[2]
PATIENCE = 60
"""Seconds that an answer may take."""


@dataclass
class Run:
    """Seconds until the page answered, and until everything had stopped."""

    answered: float = 0.0
    stopped: float = 0.0


def rows() -> list[Row]:
    """Clone what is committed, and start it twice."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        clone = Path(folder) / "parlour"
        _call("git", "clone", "--quiet", "--no-hardlinks", str(HERE), str(clone))
        first, second = _run(clone), _run(clone)
    stopped = max(first.stopped, second.stopped)
    return [
        Row(
            "make play, first run, installing", f"{first.answered:.1f} s", "none", "none", "≤ 90 s"
        ),
        Row("make play, second run", f"{second.answered:.1f} s", "none", "none", "≤ 3 s"),
        Row("Ctrl-C until all is stopped", f"{stopped:.1f} s", "none", "none", "≤ 2 s"),
    ]


def _run(clone: Path) -> Run:
    run = Run()
    start = perf_counter()
    with _play(clone) as process:
        _wait_for_page(process)
        run.answered = perf_counter() - start
        start = perf_counter()
        os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)
        run.stopped = perf_counter() - start
    return run


@contextmanager
def _play(clone: Path) -> Iterator[subprocess.Popen[str]]:
    unset = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    process = subprocess.Popen(
        ["make", "play"],  # noqa: S607 - as people type it
        cwd=clone,
        env={**unset, "PARLOUR_PORT": "0"},
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)


def _wait_for_page(process: subprocess.Popen[str]) -> None:
    if process.stdout is None:
        raise AssertionError
    said = next(line for line in process.stdout if "http://" in line)
    found = re.search(r"http://\S+", said)
    if found is None:
        raise AssertionError
    with urlopen(found[0], timeout=PATIENCE) as answer:  # noqa: S310 - our own address
        if answer.status != 200:
            raise AssertionError


def _call(*words: str) -> None:
    subprocess.run(words, check=True)  # noqa: S603 - words of our own
