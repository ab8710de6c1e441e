"""Telegram's rate limits, for each chat and for all chats together.

A chat that has to wait does not delay the others. Answers to presses are not limited.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from bot.metrics import count_wait

_MAX_CHATS: Final = 4_096
"""With more chats in memory, those without recent messages are dropped."""


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `count` messages within any `seconds`."""

    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class SendingRates:
    """The rates that Telegram allows: about one message a second, with short bursts."""

    chat: tuple[Rate, ...] = (Rate(3, 3.0),)
    group: tuple[Rate, ...] = (Rate(3, 3.0), Rate(20, 60.0))
    overall: tuple[Rate, ...] = (Rate(30, 1.0),)


class _Window:
    """When the latest messages were sent, as many as a rate counts."""

    def __init__(self, rate: Rate) -> None:
        self._seconds = rate.seconds
        self._sent: deque[float] = deque(maxlen=rate.count)

    def free_at(self) -> float:
        """Return when the next message may be sent."""
        full = len(self._sent) == self._sent.maxlen
        return self._sent[0] + self._seconds if full else 0.0

    def note(self, now: float) -> None:
        self._sent.append(now)

    def is_quiet(self, now: float) -> bool:
        return not self._sent or self._sent[-1] + self._seconds < now


class _Budget:
    """Several rates together, and the pause that Telegram asked for."""

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
    """Delays messages so that they stay within the rates."""

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
        """Wait until a message may be sent to the chat, and count it as sent."""
        budget = self._budget(chat)
        asked = self._clock()
        while (wait := max(budget.free_at(), self._overall.free_at()) - self._clock()) > 0:
            await self._sleep(wait)
        count_wait("telegram", self._clock() - asked)
        for each in (budget, self._overall):
            each.note(self._clock())

    def hold(self, chat: int, seconds: float) -> None:
        """Send nothing to the chat for a while, because Telegram asked for it."""
        budget = self._budget(chat)
        budget.held_until = max(budget.held_until, self._clock() + seconds)

    def _budget(self, chat: int) -> _Budget:
        if len(self._chats) > _MAX_CHATS:
            now = self._clock()
            self._chats = {
                who: budget for who, budget in self._chats.items() if not budget.is_quiet(now)
            }
        if chat not in self._chats:
            self._chats[chat] = _Budget(self._rates.group if chat < 0 else self._rates.chat)
        return self._chats[chat]
