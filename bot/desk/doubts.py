"""Versions that nobody seems to be showing, although whoever saved them may only have been slow.

A process that was held up, or that has had no store for a while, renews its leases as soon as it
can. So what has run out is claimed first, and announced only if nobody has spoken up since.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.identity import Moment, platform_of
from bot.store.port import Store, Unannounced

DOUBT: Final = 1_500
"""Milliseconds that a process has in which to say that it is showing a version."""


@dataclass(frozen=True, slots=True)
class _Doubt:
    """A version that was claimed, and when it is looked at again."""

    until: Moment
    """The lease with which it was claimed: another one belongs to another process."""
    over: Moment


class Doubts:
    """Claimed versions that are looked at once more before they are announced."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._claimed: dict[Unannounced, _Doubt] = {}

    def add(self, claimed: Iterable[Unannounced], until: Moment, over: Moment) -> None:
        """Doubt versions that were claimed until a moment."""
        self._claimed |= {one: _Doubt(until, over) for one in claimed}

    def count(self, platform: str) -> int:
        """Return how many versions of a platform are doubted."""
        return sum(platform_of(one.table) == platform for one in self._claimed)

    async def resolve(self, at: Moment) -> list[Unannounced]:
        """Return the versions whose time is over and that nobody else has held or announced."""
        over = {one: doubt for one, doubt in self._claimed.items() if doubt.over <= at}
        for one in over:
            del self._claimed[one]
        held = await asyncio.gather(
            *(self._store.held_until(one.table, one.version) for one in over)
        )
        return [
            one for (one, doubt), until in zip(over.items(), held, strict=True)
            if until == doubt.until
        ]  # fmt: skip
