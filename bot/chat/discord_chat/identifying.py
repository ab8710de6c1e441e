"""How often a shard may identify itself to Discord's gateway.

Discord takes a thousand of these a day, and then resets the token. Usually a shard resumes and need
not identify; one that has to again and again waits longer each time.
"""

import threading
from collections import defaultdict
from collections.abc import Callable
from time import monotonic
from typing import Final

from discord.gateway import KeepAliveHandler

_CALM: Final = 3_600.0
"""Seconds after which it no longer counts that a shard identified."""
_LONGEST: Final = 900.0


class IdentifiesTooOften(Exception):
    """A shard has identified so often that the next time has to wait for a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


async def hang_up(shard: int) -> None:
    """Close a connection before it identifies; discord.py would leave it open with its thread."""
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.shard_id == shard:
            await thread.ws.close()


class Identifying:
    """Remembers when shards identified, also over clients that failed."""

    def __init__(self, pause: float, clock: Callable[[], float] = monotonic) -> None:
        """With the seconds that are between two shards anyway."""
        self._pause = pause
        self._clock = clock
        self._moments = defaultdict[int, list[float]](list)

    def wait(self, shard: int) -> float:
        """Return how many seconds a shard has to wait before it identifies again."""
        now = self._clock()
        recent = [moment for moment in self._moments[shard] if moment > now - _CALM]
        self._moments[shard] = recent
        if not recent:
            return 0.0
        due = recent[-1] + min(self._pause * 2.0 ** len(recent), _LONGEST)
        return max(due - now, 0.0)

    def note(self, shard: int) -> None:
        """Note that a shard identifies now."""
        self._moments[shard].append(self._clock())
