"""A clock that a test sets, and what happens while it runs."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.identity import Moment

SECOND = 1_000


@dataclass
class Clock:
    """A clock that stands still until a test moves it."""

    time: int = 1_700_000_000_000

    def __call__(self) -> Moment:
        """Return the time."""
        return Moment(self.time)

    async def run(self, seconds: int, each: Callable[[], Awaitable[object]]) -> None:
        """Let seconds pass, and do something in each."""
        for _ in range(seconds):
            self.time += SECOND
            await each()

    async def until(
        self, happened: Callable[[], object], each: Callable[[], Awaitable[object]]
    ) -> int:
        """Let seconds pass until something has happened; return how many."""
        for seconds in range(100):
            if happened():
                return seconds
            await self.run(1, each)
        raise AssertionError
