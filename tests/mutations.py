"""Faults made by hand, to see that the tests notice them: `make mutations`.

`mutations.toml` has a table of faults. Each names a file, the text that stands there, the text that
takes its place, and the tests that must then fail. They are put one at a time into a copy of the
tree, so nothing here is touched but `docs/mutations.md`, which is written anew. MUTATIONS="word"
narrows it to the faults that have the word in their files or descriptions, and writes nothing.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "mutations.md"
_COPIED: Final = ("rules", "render", "bot", "tests", "docs", "pyproject.toml", "README.md")
_PYTEST: Final = ("-m", "pytest", "--quiet", "-p", "no:cacheprovider")
_ONE_PROCESS: Final = "--numprocesses=0"
_PASSED, _FAILED = 0, 1
_NO_END: Final = 124
"""The exit code of tests that were stopped, as `timeout` has it."""
_LONGEST: Final = 300
"""Seconds after which tests are stopped: a fault may have them wait for ever."""
_FAILURE: Final = re.compile(r"^(?:FAILED|ERROR) (?P<test>\S+?::\w+)", re.MULTILINE)
_HEAD: Final = "| Where | Fault | Caught by |\n|---|---|---|"
_INTRODUCTION: Final = """# Faults that the tests notice

`make mutations` puts each of these faults into a copy of the code, by itself, and runs the tests
named in `tests/mutations.toml`, all of which `make test` runs too. The table says which test failed
first. The harness writes it.
"""


class Verdict(StrEnum):
    """What became of a fault."""

    CAUGHT = "caught"
    MISSED = "MISSED"
    """The tests passed all the same."""
    NOT_FOUND = "TEXT NOT FOUND"
    """The file does not have the text, or has it more than once."""
    BROKEN = "TESTS CANNOT RUN"
    """The tests did not run to their end, so they say nothing about the fault."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A change to the code that some test must notice."""

    about: str
    file: str
    old: str
    new: str
    tests: str
    """What pytest is to run, as on its command line."""

    def __contains__(self, word: str) -> bool:
        return word in self.file or word in self.about


@dataclass(frozen=True, slots=True)
class Judged:
    """A fault, what became of it, and the test that caught it."""

    fault: Fault
    verdict: Verdict
    test: str = ""

    @property
    def row(self) -> str:
        """Return the fault as a row of the table."""
        caught_by = f"`{self.test}`" if self.test else f"**{self.verdict}** (`{self.fault.tests}`)"
        return f"| `{self.fault.file}` | {self.fault.about} | {caught_by} |"


@dataclass(frozen=True, slots=True)
class Run:
    """What came of running tests."""

    code: int
    output: str

    @property
    def failures(self) -> list[str]:
        """Return the tests that failed, each once."""
        return list(dict.fromkeys(found["test"] for found in _FAILURE.finditer(self.output)))


def read_faults(text: str) -> list[Fault]:
    """Return the faults of the table."""
    return [Fault(**fault) for fault in tomllib.loads(text)["fault"]]


@contextmanager
def copy_of_the_tree() -> Iterator[Path]:
    """Give a copy to put faults into."""
    with TemporaryDirectory(prefix="parlour-mutations-") as made:
        for name in _COPIED:
            source, copy = ROOT / name, Path(made) / name
            if source.is_dir():
                shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, copy)
        yield Path(made)


def run_tests(tree: Path, tests: Iterable[str], *, limit: int | None = None) -> Run:
    """Run tests in the copy, for so many seconds at most."""
    variables = {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *_PYTEST, *tests]
    try:
        done = subprocess.run(  # noqa: S603 - our own tests
            command,
            cwd=tree,
            env={**os.environ, **variables},
            capture_output=True,
            check=False,
            text=True,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return Run(_NO_END, "")
    return Run(done.returncode, done.stdout)


def run_unspoilt(tree: Path, faults: Iterable[Fault]) -> Run:
    """Run the tests of all faults before any is made; those that fail, a second time by themselves.

    On a machine that is busy elsewhere, a test that waits for something may fail once.
    """
    run = run_tests(tree, sorted({test for fault in faults for test in fault.tests.split()}))
    return run_tests(tree, [_ONE_PROCESS, *run.failures]) if run.failures else run


def is_found(tree: Path, fault: Fault) -> bool:
    """Return whether the file has the text that the fault replaces, exactly once."""
    path = tree / fault.file
    return path.exists() and path.read_text().count(fault.old) == 1


def judge(tree: Path, fault: Fault) -> Judged:
    """Put a fault into the copy, run its tests, and take it out again."""
    if not is_found(tree, fault):
        return Judged(fault, Verdict.NOT_FOUND)
    path = tree / fault.file
    whole = path.read_text()
    path.write_text(whole.replace(fault.old, fault.new))
    try:
        # In one process: where several stop at a failure, pytest says that it was interrupted.
        tests = [_ONE_PROCESS, "--exitfirst", *fault.tests.split()]
        run = run_tests(tree, tests, limit=_LONGEST)
    finally:
        path.write_text(whole)
    if run.code == _FAILED and run.failures:
        return Judged(fault, Verdict.CAUGHT, run.failures[0])
    return Judged(fault, Verdict.MISSED if run.code == _PASSED else Verdict.BROKEN)


def total(judged: Sequence[Judged]) -> str:
    """Return how many faults are caught."""
    caught = sum(one.verdict is Verdict.CAUGHT for one in judged)
    return f"{caught} of {len(judged)} faults are caught."


def document(judged: Sequence[Judged]) -> str:
    """Return the page that shows every fault."""
    table = "\n".join((_HEAD, *(one.row for one in judged)))
    return f"{_INTRODUCTION}\n**{total(judged)}**\n\n{table}\n"


def main(word: str = "") -> int:
    """Judge the faults that have the word in them; print a table, and what it comes to."""
    table = Path(__file__).with_suffix(".toml").read_text()
    faults = [fault for fault in read_faults(table) if word in fault]
    with copy_of_the_tree() as tree:
        for fault in faults:
            if not is_found(tree, fault):
                print(f"{Verdict.NOT_FOUND}: {fault.file}: {fault.about}", flush=True)
        run = run_unspoilt(tree, faults)
        if run.code != _PASSED:
            print(f"{run.output}\nThe tests have to pass before any fault is made; they do not.")
            return 1
        print(_HEAD)
        judged = []
        for fault in faults:
            judged.append(judge(tree, fault))
            print(judged[-1].row, flush=True)
    print(f"\n{total(judged)}")
    if not word:
        DOCUMENT.write_text(document(judged))
    return int(any(one.verdict is not Verdict.CAUGHT for one in judged))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
