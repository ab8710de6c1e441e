"""A cluster: every key belongs to one of several servers, which are called in parallel."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from redis.exceptions import ResponseError

from bot.store.redis.errors import is_wrong_type
from bot.store.redis.keys import PROBE_KEYS
from bot.store.redis.nodes import Nodes
from bot.store.redis.pipeline import Word
from bot.store.redis.scripts import Script
from bot.store.redis.servers import Key, Page, Query, run, scan, with_keys


class ManyServers:
    """The servers of a cluster. One command takes keys of one bucket only."""

    def __init__(self, nodes: Nodes) -> None:
        self._nodes = nodes

    async def read(self, keys: Sequence[str]) -> Sequence[bytes | None]:
        """Read every bucket at the same time."""
        buckets = _by_bucket(keys)
        responses = await asyncio.gather(
            *(self._nodes.execute(bucket[0], "MGET", *bucket) for bucket in buckets)
        )
        found: dict[str, bytes | None] = {}
        for bucket, response in zip(buckets, responses, strict=True):
            found.update(zip(bucket, response, strict=True))
        return [found[key] for key in keys]

    async def execute(self, *words: str | bytes) -> None:
        """Run a command on the server that has its key, which is its second word."""
        await self._nodes.execute(words[1], *words)

    async def run(self, script: Script, keys: Sequence[Key], *values: Word) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script on the server that has its keys."""
        return await run(partial(self._nodes.execute, keys[0]), script, keys, *values)

    async def save(self, script: Script, keys: Sequence[str], *values: Word) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script on the server that has its keys, and on its replicas."""
        execute = partial(self._nodes.execute, keys[0], saves=True)
        return await run(execute, script, keys, *values)

    async def collect(self, query: Query, limit: int) -> list[Any]:
        """Count the possible results, then collect up to `limit` of them.

        The servers do not know of each other, so the limit has to be shared out between them. If
        there is nothing to collect, as is usual, this takes one round trip instead of two.
        """
        command, *rest = query.count
        counts = await asyncio.gather(
            *(self._count(key, command, key, *rest) for key in query.keys)
        )
        shares = [(key, share) for key, share in _shares(query.keys, counts, limit) if share]
        responses = await asyncio.gather(
            *(self.run(query.script, [key], *query.values, share) for key, share in shares)
        )
        return [one for response in responses for one in response]

    async def _count(self, key: str, *command: Word) -> int:
        """Return a count; 1 for a key of another type, about which the script says so."""
        try:
            return int(await self._nodes.execute(key, *command))
        except ResponseError as error:
            if is_wrong_type(error):
                return 1
            raise

    async def next_page(self, page: Page) -> Page:
        """Return the page of keys that follows a page, one server after the other."""
        servers = await self._nodes.servers()
        cursor, keys = await servers[page.server].execute(*scan(page))
        after = replace(with_keys(page, keys), cursor=cursor.decode())
        if cursor != b"0":
            return after
        return replace(after, server=page.server + 1, last=page.server + 1 >= len(servers))

    @property
    def probes(self) -> Sequence[str]:
        """Return a key of every bucket, and so of every server."""
        return PROBE_KEYS

    async def time(self) -> Sequence[bytes]:
        """Return the time of the server that has the first bucket."""
        time: Sequence[bytes] = await self._nodes.execute(PROBE_KEYS[0], "TIME")
        return time

    async def close(self) -> None:
        """Close every connection."""
        await self._nodes.close()


def _by_bucket(keys: Sequence[str]) -> list[list[str]]:
    buckets: dict[str, list[str]] = {}
    for key in keys:
        buckets.setdefault(key.partition("}")[0], []).append(key)
    return list(buckets.values())


def _shares(keys: Sequence[str], counts: Sequence[int], limit: int) -> Iterator[tuple[str, int]]:
    """Yield how much of the limit each key gets: what it has, as long as something is left."""
    for key, count in zip(keys, counts, strict=True):
        share = min(count, limit)
        limit -= share
        yield key, share
