"""Faults made by hand, to see that the tests notice them: `make mutations`.

`mutations.toml` has a table of faults. Each names a file, the text that stands there, the text that
takes its place, and the tests that must then fail. They are put one at a time into a copy of the
tree, so nothing here is touched. MUTATIONS="word" narrows it to the faults that have the word in
their files or descriptions.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]
_COPIED: Final = ("rules", "render", "bot", "tests", "docs", "pyproject.toml", "README.md")
_PYTEST: Final = ("-m", "pytest", "--quiet", "-p", "no:cacheprovider")
_PASSED, _FAILED = 0, 1


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


def run_tests(tree: Path, tests: Iterable[str]) -> int:
    """Run tests in the copy; return pytest's exit code."""
    variables = {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *_PYTEST, *tests]
    done = subprocess.run(  # noqa: S603 - our own tests
        command, cwd=tree, env={**os.environ, **variables}, capture_output=True, check=False
    )
    return done.returncode


def judge(tree: Path, fault: Fault) -> Verdict:
    """Put a fault into the copy, run its tests, and take it out again."""
    path = tree / fault.file
    whole = path.read_text() if path.exists() else ""
    if whole.count(fault.old) != 1:
        return Verdict.NOT_FOUND
    path.write_text(whole.replace(fault.old, fault.new))
    try:
        # In one process: where several stop at a failure, pytest says that it was interrupted.
        code = run_tests(tree, ["--numprocesses=0", "--exitfirst", *fault.tests.split()])
    finally:
        path.write_text(whole)
    return {_FAILED: Verdict.CAUGHT, _PASSED: Verdict.MISSED}.get(code, Verdict.BROKEN)


def main(word: str = "") -> int:
    """Judge the faults that have the word in them; print a table, and what it comes to."""
    faults = [
        fault
        for fault in read_faults(Path(__file__).with_suffix(".toml").read_text())
        if word in fault
    ]
    with copy_of_the_tree() as tree:
        if run_tests(tree, sorted({test for fault in faults for test in fault.tests.split()})):
            print("The tests have to pass before any fault is made; they do not.")
            return 1
        print("| File | Fault | Tests | |\n|---|---|---|---|")
        verdicts = []
        for fault in faults:
            verdicts.append(judge(tree, fault))
            row = f"| `{fault.file}` | {fault.about} | `{fault.tests}` | {verdicts[-1]} |"
            print(row, flush=True)
    caught = verdicts.count(Verdict.CAUGHT)
    print(f"\n{caught} of {len(faults)} faults are caught.")
    return int(caught < len(faults))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
