"""How much may be sent, and when: so much to each chat, so much to all of them together.

One chat that is told to wait waits alone. Answers to pressed buttons never pass through here.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from bot.metrics import count_wait

_MANY: Final = 4_096
"""So many chats are kept in mind before those that have been quiet are forgotten."""


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `count` within any `seconds`."""

    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class SendingRates:
    """What Telegram lets a bot do: about one message a second, a little more now and then."""

    chat: tuple[Rate, ...] = (Rate(3, 3.0),)
    group: tuple[Rate, ...] = (Rate(3, 3.0), Rate(20, 60.0))
    overall: tuple[Rate, ...] = (Rate(30, 1.0),)


class _Window:
    """The latest messages, as far back as a rate looks."""

    def __init__(self, rate: Rate) -> None:
        self._seconds = rate.seconds
        self._sent: deque[float] = deque(maxlen=rate.count)

    def free_at(self) -> float:
        """Return when the next message may go."""
        full = len(self._sent) == self._sent.maxlen
        return self._sent[0] + self._seconds if full else 0.0

    def note(self, now: float) -> None:
        self._sent.append(now)

    def is_quiet(self, now: float) -> bool:
        return not self._sent or self._sent[-1] + self._seconds < now


class _Budget:
    """Several rates at once, and a pause that was asked for."""

    def __init__(self, rates: Iterable[Rate]) -> None:
        self._windows = [_Window(rate) for rate in rates]
        self.held_until = 0.0

    def free_at(self) -> float:
        return max(self.held_until, *(window.free_at() for window in self._windows))

    def note(self, now: float) -> None:
        for window in self._windows:
            window.note(now)

    def is_quiet(self, now: float) -> bool:
        return self.held_until < now and all(window.is_quiet(now) for window in self._windows)


class Limiter:
    """Lets messages go as fast as Telegram takes them."""

    def __init__(
        self,
        rates: SendingRates | None = None,
        *,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._rates = rates or SendingRates()
        self._clock = clock
        self._sleep = sleep
        self._overall = _Budget(self._rates.overall)
        self._chats: dict[int, _Budget] = {}

    async def turn(self, chat: int) -> None:
        """Return when a message to the chat may go; it is then taken for sent."""
        budget = self._budget(chat)
        asked = self._clock()
        while (wait := max(budget.free_at(), self._overall.free_at()) - self._clock()) > 0:
            await self._sleep(wait)
        count_wait("telegram", self._clock() - asked)
        for each in (budget, self._overall):
            each.note(self._clock())

    def hold(self, chat: int, seconds: float) -> None:
        """Let nothing go to that chat for a while, because Telegram asked for it."""
        budget = self._budget(chat)
        budget.held_until = max(budget.held_until, self._clock() + seconds)

    def _budget(self, chat: int) -> _Budget:
        if len(self._chats) > _MANY:
            now = self._clock()
            self._chats = {
                who: budget for who, budget in self._chats.items() if not budget.is_quiet(now)
            }
        if chat not in self._chats:
            self._chats[chat] = _Budget(self._rates.group if chat < 0 else self._rates.chat)
        return self._chats[chat]
