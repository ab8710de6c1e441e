"""The servers of a cluster: a link to each, and where a command goes.

redis-py has a client for clusters, which closes its connections under everybody when slots move,
and sends ASKING and the command after it on different connections. So this is our own.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from redis.exceptions import (
    AskError,
    ClusterDownError,
    MovedError,
    RedisClusterException,
    RedisError,
    ResponseError,
    TryAgainError,
)

from bot.store.address import Host
from bot.store.redis.errors import NO_CLUSTER, NotConnected, NotReplicated
from bot.store.redis.link import Link
from bot.store.redis.pipeline import Word
from bot.store.redis.slots import SlotMap, slot_of

REDIRECTIONS: Final = 16
"""How often a command is sent to another server, or again, before it fails."""
PAUSE: Final = 0.05
"""Seconds to wait where a slot is just moving."""
MAP_TIMEOUT: Final = 1.0
"""Seconds that a server may take to say who has which slots, before another one is asked."""
_MOVING: Final = "slot on the move for too long"
_UNCOVERED: Final = "no server has the slot"


class Nodes:
    """Knows which server has which keys, and asks again when that has changed."""

    def __init__(self, hosts: Iterable[Host], connect: Callable[[Host], Link]) -> None:
        self._hosts = tuple(hosts)
        self._connect = connect
        self._links: dict[Host, Link] = {}
        self._map = SlotMap()
        self._outdated = True
        self._reading = asyncio.Lock()
        self._suspects: set[Host] = set()
        """Servers that failed since the map was read; others are asked before them."""

    async def execute(self, key: str | bytes, *words: Word, saves: bool = False) -> Any:  # noqa: ANN401 - a command's response
        """Send a command to the server that has a key, wherever that is by now.

        It is sent again only if a server has said that it did not carry it out. If it `saves`
        something, that may have to be on replicas.
        """
        slot = slot_of(key)
        at, asking = await self._owner(slot), False
        for _ in range(REDIRECTIONS):
            try:
                return await self._send(at, words, asking=asking, saves=saves)
            except MovedError as error:
                self._outdated = True
                at, asking = _place(error), False
            except AskError as error:
                at, asking = _place(error), True
            except TryAgainError:
                await asyncio.sleep(PAUSE)
                at, asking = await self._owner(slot), False
            except NotConnected:
                at, before = await self._owner(slot), at
                if at == before:
                    raise
        raise ClusterDownError(_MOVING)

    async def servers(self) -> Sequence[Link]:
        """Return the links to all servers that have keys."""
        await self._read_map()
        return [self._link(host) for host in self._map.servers]

    async def close(self) -> None:
        """Close every connection."""
        for link in self._links.values():
            await link.close()

    async def _send(self, to: Host, words: Sequence[Word], *, asking: bool, saves: bool) -> Any:  # noqa: ANN401 - a command's response
        link = self._link(to)
        try:
            if asking:
                return await link.execute_asking(*words)
            return await (link.save if saves else link.execute)(*words)
        except (AskError, MovedError, NotReplicated, TryAgainError):
            raise
        except ResponseError as error:
            self._outdated |= isinstance(error, ClusterDownError)
            raise
        except (RedisError, asyncio.CancelledError):
            self._outdated = True
            self._suspects.add(to)
            raise

    def _link(self, host: Host) -> Link:
        if host not in self._links:
            self._links[host] = self._connect(host)
        return self._links[host]

    async def _owner(self, slot: int) -> Host:
        """Return the server that has a slot."""
        await self._read_map()
        owner = self._map.owner(slot)
        if owner is None:
            self._outdated = True
            raise ClusterDownError(_UNCOVERED)
        return owner

    async def _read_map(self) -> None:
        """Ask one server after the other who has which slots, if that may have changed."""
        if not self._outdated:
            return
        async with self._reading:
            if self._outdated:
                self._map = await self._ask_for_map()
                self._outdated = False
                self._suspects.clear()

    async def _ask_for_map(self) -> SlotMap:
        failure: Exception = NotConnected()
        known = dict.fromkeys((*self._map.servers, *self._hosts))
        for host in sorted(known, key=self._suspects.__contains__):
            try:
                async with asyncio.timeout(MAP_TIMEOUT):
                    return SlotMap(await self._link(host).execute("CLUSTER", "SLOTS"), host)
            except (RedisError, TimeoutError) as error:
                failure = error
        if isinstance(failure, ResponseError) and "cluster support disabled" in str(failure):
            raise RedisClusterException(NO_CLUSTER)
        raise NotConnected from failure


def _place(error: AskError) -> Host:
    """Return where a server sends us."""
    return Host(error.host, error.port)
