"""Scores whose caller dies after a number of calls."""

from collections.abc import Callable
from typing import Any


class Died(BaseException):
    """The caller has died."""


class Dying:
    """Passes calls on until the caller dies, before a call or before its result."""

    def __init__(self, scores: object, calls: int, *, executed: bool) -> None:
        self._scores = scores
        self._left = calls
        self._executed = executed

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return a method that may die."""
        method = getattr(self._scores, name)

        async def call(*words: Any) -> Any:  # noqa: ANN401 - whatever the method takes and returns
            self._left -= 1
            if self._left >= 0:
                return await method(*words)
            if self._left == -1 and self._executed:
                await method(*words)
            raise Died

        return call
