"""Scores that are asked by somebody who dies."""

from collections.abc import Callable
from typing import Any


class Died(BaseException):
    """The one who asked is no more."""


class Dying:
    """Passes questions on until its asker dies, before a question or before its answer."""

    def __init__(self, scores: object, questions: int, *, asked: bool) -> None:
        self._scores = scores
        self._left = questions
        self._asked = asked

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Return a question."""
        question = getattr(self._scores, name)

        async def ask(*words: Any) -> Any:  # noqa: ANN401 - whatever is asked and answered
            self._left -= 1
            if self._left >= 0:
                return await question(*words)
            if self._left == -1 and self._asked:
                await question(*words)
            raise Died

        return ask
