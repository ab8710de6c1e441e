"""Telegram's rate limits, for each chat and for all chats together.

A chat that has to wait does not delay the others. Answers to presses are not limited.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Final

_MAX_CHATS: Final = 4_096
"""With more chats in memory, those without recent messages are dropped."""


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `count` messages within any `seconds`."""

    count: int
    seconds: float


def paced_group(second: float = 1.0) -> tuple[Rate, ...]:
    """Return the rates of a group: twenty a minute, so that nobody waits for long.

    After five in a row there is one every four seconds. Twenty at once would leave no message for
    the rest of the minute.
    """
    paced = (Rate(5 + number, 4 * number * second) for number in range(1, 16))
    return (Rate(3, 3 * second), *paced)


@dataclass(frozen=True, slots=True)
class SendingRates:
    """The rates that Telegram allows: about one message a second, with short bursts."""

    chat: tuple[Rate, ...] = (Rate(3, 3.0),)
    group: tuple[Rate, ...] = paced_group()
    words: tuple[Rate, ...] = (Rate(12, 60.0),)
    """What a group gets of anything but boards, so that there is always room for a board."""
    person: Rate = Rate(8, 60.0)
    """How many answers in words one person gets in a group."""
    overall: tuple[Rate, ...] = (Rate(30, 1.0),)


class Window:
    """When the latest messages were sent, as many as a rate counts."""

    def __init__(self, rate: Rate) -> None:
        self._seconds = rate.seconds
        self._sent: deque[float] = deque(maxlen=rate.count)

    def free_at(self) -> float:
        """Return when the next message may be sent."""
        full = len(self._sent) == self._sent.maxlen
        return self._sent[0] + self._seconds if full else 0.0

    def note(self, now: float) -> None:
        """Count a message."""
        self._sent.append(now)

    def is_quiet(self, now: float) -> bool:
        """Return whether nothing was sent lately."""
        return not self._sent or self._sent[-1] + self._seconds < now


class _Budget:
    """Several rates together, and the pause that Telegram asked for."""

    def __init__(self, rates: Iterable[Rate]) -> None:
        self._windows = [Window(rate) for rate in rates]
        self.held_until = 0.0

    def free_at(self) -> float:
        return max(self.held_until, *(window.free_at() for window in self._windows))

    def note(self, now: float) -> None:
        for window in self._windows:
            window.note(now)

    def is_quiet(self, now: float) -> bool:
        return self.held_until < now and all(window.is_quiet(now) for window in self._windows)


class Limiter:
    """Says how long messages have to wait, so that they stay within the rates."""

    def __init__(
        self, rates: SendingRates | None = None, *, clock: Callable[[], float] = monotonic
    ) -> None:
        self.rates = rates or SendingRates()
        self.clock = clock
        self._overall = _Budget(self.rates.overall)
        self._chats: dict[int, _Budget] = {}
        self._words: dict[int, _Budget] = {}

    def beside(self) -> "Limiter":
        """Return a limiter for other messages to the same chats, with the same overall rate."""
        other = Limiter(self.rates, clock=self.clock)
        other._overall = self._overall
        return other

    def wait(self, chat: int, *, words: bool = False) -> float:
        """Return the seconds after which a board, or words, may be sent to the chat."""
        budgets = [self._overall, *self._budgets(chat, words=words)]
        return max(budget.free_at() for budget in budgets) - self.clock()

    def count(self, chat: int, *, words: bool = False) -> None:
        """Count a message as sent."""
        for budget in (self._overall, *self._budgets(chat, words=words)):
            budget.note(self.clock())

    def hold(self, chat: int, seconds: float) -> None:
        """Send nothing to the chat for a while, because Telegram asked for it."""
        budget = self._budget(self._chats, chat)
        budget.held_until = max(budget.held_until, self.clock() + seconds)

    def _budgets(self, chat: int, *, words: bool) -> Iterator[_Budget]:
        yield self._budget(self._chats, chat)
        if words and chat < 0:
            yield self._budget(self._words, chat)

    def _budget(self, budgets: dict[int, _Budget], chat: int) -> _Budget:
        if len(budgets) > _MAX_CHATS:
            now = self.clock()
            for quiet in [who for who, budget in budgets.items() if budget.is_quiet(now)]:
                del budgets[quiet]
        if chat not in budgets:
            rates = self.rates.group if chat < 0 else self.rates.chat
            budgets[chat] = _Budget(self.rates.words if budgets is self._words else rates)
        return budgets[chat]
