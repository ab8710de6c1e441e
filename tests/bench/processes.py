"""What other processes take: their processor time and memory, as Linux counts them."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_PROC = Path("/proc")
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Process(NamedTuple):
    """A process and what it was started with."""

    pid: int
    words: tuple[str, ...]

    def runs(self, word: str) -> bool:
        """Return whether it was started with a certain word."""
        return word in self.words


def descendants(pid: int) -> Iterator[Process]:
    """Yield the processes that a process has started, and those that these have."""
    with suppress(FileNotFoundError, ProcessLookupError):
        for task in (_PROC / str(pid) / "task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                words = (_PROC / str(child) / "cmdline").read_text().split("\0")
                yield Process(child, tuple(words))
                yield from descendants(child)


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has taken; 0 if it has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        fields = (_PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS
    return 0.0


def resident_bytes(pid: int) -> int:
    """Return the memory that a process has."""
    return int((_PROC / str(pid) / "statm").read_text().split()[1]) * _PAGE
