"""A store that writes down what it is asked."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from bot.store.memory import MemoryStore
from bot.store.port import Store


class CountingStore:
    """Answers as the store behind it does; every question is a round trip."""

    def __init__(self, store: Store | None = None) -> None:
        self._store = store or MemoryStore()
        self.scores = self._store.scores
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        async def ask(*words: object, **more: object) -> Any:  # noqa: ANN401 - whatever is asked
            self.asked.append(name)
            return await getattr(self._store, name)(*words, **more)

        return ask

    async def until(self, name: str, times: int = 1) -> None:
        """Wait until something has been asked so often."""
        async with asyncio.timeout(5):
            while self.asked.count(name) < times:  # noqa: ASYNC110 - the store tells nobody
                await asyncio.sleep(0.005)

    def taken(self) -> list[str]:
        """Return what was asked since the last time."""
        asked, self.asked = self.asked, []
        return asked
