"""How much the tests do: what fits into three minutes, or all that takes longer as well.

`make thorough` asks for all: hundreds of kills, and whole games by every hand in the browser.
"""

import os
from collections.abc import Iterable
from typing import Final, TypeVar

THOROUGH: Final = bool(os.environ.get("THOROUGH"))

T = TypeVar("T")


def often(usually: int, thoroughly: int) -> int:
    """Return how often to do something, by how much the tests are to do."""
    return thoroughly if THOROUGH else usually


def few_or_all(usual: T, every: Iterable[T]) -> list[T]:
    """Return one example that stands for all, or all of them."""
    return list(every) if THOROUGH else [usual]
