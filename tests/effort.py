"""How much the tests do: what fits into three minutes, or all that takes longer as well.

`make thorough` asks for all: hundreds of kills, and whole games by every hand in the browser.
"""

import os
from collections.abc import Iterable
from itertools import cycle, islice, product
from typing import Final, TypeVar

THOROUGH: Final = bool(os.environ.get("THOROUGH"))

T = TypeVar("T")
S = TypeVar("S")


def often(usually: int, thoroughly: int) -> int:
    """Return how often to do something, by how much the tests are to do."""
    return thoroughly if THOROUGH else usually


def few_or_all(usual: T, every: Iterable[T]) -> list[T]:
    """Return one example that stands for all, or all of them."""
    return list(every) if THOROUGH else [usual]


def paired(some: Iterable[T], others: Iterable[S]) -> list[tuple[T, S]]:
    """Return each of both with one of the other kind at least, or everyone with everyone."""
    ones, twos = list(some), list(others)
    if THOROUGH:
        return list(product(ones, twos))
    return list(islice(zip(cycle(ones), cycle(twos), strict=False), max(len(ones), len(twos))))
