"""One event loop for tests that are no coroutines: making one takes longer than a move."""

import asyncio
import atexit
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_loop = asyncio.new_event_loop()
atexit.register(_loop.close)


def finish(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, and return what it returns."""
    return _loop.run_until_complete(coroutine)
