"""Ctrl-C while modules are loading."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

INTERRUPTED: Final = 128 + signal.SIGINT
"""The exit code."""


@contextmanager
def loading() -> Iterator[None]:
    """Let Ctrl-C end the process at once, without a word, while the block loads modules."""
    default = signal.signal(signal.SIGINT, _exit)
    yield
    signal.signal(signal.SIGINT, default)


def _exit(*_: object) -> None:
    # During an import, libraries written in C would replace a KeyboardInterrupt by other errors.
    os._exit(INTERRUPTED)
