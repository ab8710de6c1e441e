"""Budgets: how much each person may ask for, so that nobody is kept waiting by others.

A budget is a bucket of tokens that fills up by itself. What is asked for costs tokens; who has too
few has to wait. A moment is simply waited, so whoever asks for one thing after the other is only
slowed down; who would have to wait longer, or asks for more meanwhile, is told so.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from time import monotonic
from types import MappingProxyType
from typing import Final

from bot.recent import RecentCache

COSTS: Final[Mapping[str, int]] = MappingProxyType({"export": 3, "forgetme": 15, "replay": 10})
"""What commands cost that take long; all others cost one token."""
MOMENT: Final = 0.5
"""Seconds that somebody may be kept waiting without being told."""
_SURE: Final = 0.001
"""Seconds more to wait: a clock may be a little behind another."""
NEARLY_FULL: Final = 0.8
"""Which share of their tokens those have who have lately asked for little: a film, or a dozen
presses more than they get back."""
REMEMBERED: Final = 20_000
"""How many buckets are remembered; a forgotten one is full again."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The size of a bucket, and how many tokens it gets back in a second."""

    tokens: float
    a_second: float


PERSON: Final = Budget(60, 8)
"""A quick player presses twice a second, and a double press is two."""
CHAT: Final = Budget(120, 20)
ADDRESS: Final = Budget(60, 20)
NEW: Final = Budget(100, 100 / 3_600)
"""Tables in new rooms and settings of new guests, from one address: what the store keeps longer."""


class Buckets:
    """The buckets of one budget, by whose they are."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        self._budget = budget
        self._clock = clock
        self._levels = RecentCache[str, tuple[float, float]](REMEMBERED)

    def level(self, whose: str) -> float:
        """Return how many tokens a bucket has."""
        level, at = self._levels.get(whose) or (self._budget.tokens, self._clock())
        return min(self._budget.tokens, level + (self._clock() - at) * self._budget.a_second)

    def wait(self, whose: str, cost: float = 1) -> float:
        """Return the seconds until a bucket has enough tokens; 0 if it has them now."""
        missing = min(cost, self._budget.tokens) - self.level(whose)
        return max(0.0, missing / self._budget.a_second)

    def spend(self, whose: str, cost: float = 1) -> None:
        """Take tokens out of a bucket, as far as it has them."""
        self._levels.put(whose, (max(0.0, self.level(whose) - cost), self._clock()))

    def reserve(self, whose: str) -> float:
        """Take a token that may still have to come; return the seconds until it is there."""
        level = self.level(whose) - 1
        self._levels.put(whose, (level, self._clock()))
        return max(0.0, -level / self._budget.a_second)

    def is_nearly_full(self, whose: str) -> bool:
        """Return whether little was taken out of a bucket lately."""
        return self.level(whose) >= NEARLY_FULL * self._budget.tokens


class Budgets:
    """The budgets of people, of chats, and of the addresses that people come from."""

    def __init__(
        self,
        person: Budget = PERSON,
        chat: Budget = CHAT,
        address: Budget = ADDRESS,
        new: Budget = NEW,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._people = Buckets(person, clock)
        self._chats = Buckets(chat, clock)
        self._addresses = Buckets(address, clock)
        self._new = Buckets(new, clock)
        self._waiting = set[str]()
        self._narrow = asyncio.Semaphore(1)

    async def admit(self, person: str, chat: str, address: str = "", cost: float = 1) -> float:
        """Charge what is asked for, if need be after a moment; else return how long to wait."""
        wait = self.charge(person, chat, address, cost)
        if not 0 < wait <= MOMENT or person in self._waiting:
            return wait
        self._waiting.add(person)
        try:
            await asyncio.sleep(wait + _SURE)
        finally:
            self._waiting.discard(person)
        return self.charge(person, chat, address, cost)

    def gate(self, person: str) -> AbstractAsyncContextManager[None]:
        """Return the gate through which a person goes: a narrow one if they ask for much.

        However many they are, only one of them is answered at a time: the others who play here find
        the way free.
        """
        return nullcontext() if self._people.is_nearly_full(person) else self._narrow

    def charge(self, person: str, chat: str, address: str = "", cost: float = 1) -> float:
        """Spend tokens of a person, their chat and their address; return how long they must wait.

        Nothing is spent by whoever has to wait. If a chat or an address has spent too much, those
        have to wait who have lately asked for much: who asks little is never kept waiting.
        """
        if wait := self._people.wait(person, cost):
            return wait
        shared = [(self._chats, chat), *([(self._addresses, address)] if address else [])]
        if not self._people.is_nearly_full(person) and (wait := _longest(shared, cost)):
            return wait
        for buckets, whose in ((self._people, person), *shared):
            buckets.spend(whose, cost)
        return 0.0

    def charge_new(self, address: str) -> float:
        """Charge something new that is stored to an address; return how long it must wait."""
        wait = self._new.wait(address) if address else 0.0
        if address and not wait:
            self._new.spend(address)
        return wait


def _longest(shared: Iterable[tuple[Buckets, str]], cost: float) -> float:
    return max(buckets.wait(whose, cost) for buckets, whose in shared)
