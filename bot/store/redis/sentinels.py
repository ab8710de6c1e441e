"""Sentinels: they say which server is the primary, and when another one takes its place.

Until the sentinels have made the old primary a replica, which takes them ten seconds, it accepts
what will be lost. So everything waits from the moment at which they are about to promote another
server until they have done it, which takes them a second, and then goes there.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis, Sentinel
from redis.exceptions import RedisError

from bot.store.redis.errors import UnknownService
from bot.store.redis.line import Line, Place

LONGEST_HOLD: Final = 5.0
"""Seconds after which nobody waits for the end of a failover any longer."""
RECONNECT_PAUSE: Final = 1.0
"""Seconds before a sentinel that does not respond is tried again."""
_LISTEN_FOR: Final = 10.0
_CANCEL_AGAIN: Final = 0.2
_BEGUN: Final = "+failover-state-send-slaveof-noone"
"""In a tenth of a second another server will be promoted."""
_DONE: Final = frozenset({"+promoted-slave", "+switch-master"})
_ABORTED: Final = "-failover-abort"


class Sentinels(Sentinel):
    """Asks the sentinels for the primary in the way that is first right in a failover."""

    async def discover_master(self, service_name: str) -> Place:
        """Return the address of the primary; raise UnknownService if it has none."""
        failure: Exception = UnknownService(service_name)
        for sentinel in self.sentinels:
            try:
                place = await ask_for_primary(sentinel, service_name)
            except RedisError as error:
                failure = error
                continue
            if place:
                return place
        raise failure


async def ask_for_primary(sentinel: Redis, service: str) -> Place | None:
    """Return the address of the primary of a service; None if the sentinel does not know it."""
    found = await sentinel.execute_command("SENTINEL", "GET-MASTER-ADDR-BY-NAME", service)
    if not found:
        return None
    name, port = found
    return (name.decode() if isinstance(name, bytes) else str(name)), int(port)


class SentinelWatch:
    """Listens to sentinels, and leads lines to the new primary."""

    def __init__(self, sentinels: Sequence[Redis], service: str, lines: Sequence[Line]) -> None:
        self._sentinels = sentinels
        self._service = service
        self._lines = lines
        self._tasks: list[asyncio.Task[None]] = []
        self._hold: asyncio.TimerHandle | None = None
        self._resuming: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to listen, unless that was done before."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._listen(one)) for one in self._sentinels]

    async def close(self) -> None:
        """Stop listening."""
        if self._hold:
            self._hold.cancel()
        pending = {*self._tasks, *self._resuming}
        while pending:  # redis-py may swallow a cancellation while it connects
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=_CANCEL_AGAIN)
        for sentinel in self._sentinels:
            await sentinel.aclose()

    async def _listen(self, sentinel: Redis) -> None:
        """Listen to one sentinel until cancelled; again and again if it does not respond."""
        while True:
            with suppress(RedisError, OSError, TimeoutError):
                async with sentinel.pubsub(ignore_subscribe_messages=True) as events:
                    await events.psubscribe("+*", "-*")
                    await self._catch_up(sentinel)
                    while True:
                        self._note(await events.get_message(timeout=_LISTEN_FOR))
            await asyncio.sleep(RECONNECT_PAUSE)

    async def _catch_up(self, sentinel: Redis) -> None:
        """Follow a failover that nobody has heard of."""
        primary = await ask_for_primary(sentinel, self._service)
        if primary and any(line.place not in {None, primary} for line in self._lines):
            await self._resume()

    def _note(self, event: dict[str, Any] | None) -> None:
        """Hold or resume what is sent, if an event is about our service."""
        if event is None or self._service not in event["data"].decode(errors="replace").split():
            return
        channel = event["channel"].decode(errors="replace")
        if channel == _BEGUN:
            for line in self._lines:
                line.hold()
            loop = asyncio.get_running_loop()
            self._hold = self._hold or loop.call_later(LONGEST_HOLD, self._resume_soon)
        elif channel in _DONE or channel.startswith(_ABORTED):
            self._resume_soon()

    def _resume_soon(self) -> None:
        task = asyncio.create_task(self._resume())
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume(self) -> None:
        if self._hold:
            self._hold.cancel()
            self._hold = None
        for line in self._lines:
            await line.resume()
