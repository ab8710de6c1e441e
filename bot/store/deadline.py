"""A deadline for everything that a task asks of the store."""

from asyncio import get_running_loop
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from typing import Final

_ends_at: Final[ContextVar[float]] = ContextVar("ends_at", default=inf)


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Give the store so many seconds for all that the block asks of it."""
    token = _ends_at.set(get_running_loop().time() + seconds)
    try:
        yield
    finally:
        _ends_at.reset(token)


def remaining() -> float:
    """Return how many seconds are left until the deadline; infinity if there is none."""
    return _ends_at.get() - get_running_loop().time()
