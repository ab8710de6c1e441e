"""A cluster: every key belongs to one of several servers, which are called in parallel."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from redis.asyncio import RedisCluster
from redis.exceptions import NoScriptError

from bot.store.redis.errors import CLIENT_ERRORS
from bot.store.redis.scripts import Script
from bot.store.redis.servers import Page, Query, as_keys, run, scan


class ManyServers:
    """The servers of a cluster. One command takes keys of one bucket only."""

    def __init__(self, client: RedisCluster) -> None:
        self._client = client

    async def read(self, keys: Sequence[str]) -> Sequence[bytes | None]:
        """Read every bucket at the same time."""
        client = await self._initialized()
        buckets = _by_bucket(keys)
        responses = await asyncio.gather(
            *(client.execute_command("MGET", *bucket) for bucket in buckets)
        )
        found: dict[str, bytes | None] = {}
        for bucket, response in zip(buckets, responses, strict=True):
            found.update(zip(bucket, response, strict=True))
        return [found[key] for key in keys]

    async def execute(self, *words: str | bytes) -> None:
        """Run a command on the server that has its key."""
        client = await self._initialized()
        await client.execute_command(*words)

    async def run(self, script: Script, keys: Sequence[str], *values: str | bytes | int) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script on the server that has its keys."""
        client = await self._initialized()
        return await run(client.execute_command, script, keys, *values)

    async def collect(self, query: Query, limit: int) -> list[Any]:
        """Count the possible results, then collect up to `limit` of them.

        The servers do not know of each other, so the limit has to be shared out between them. If
        there is nothing to collect, as is usual, this takes one round trip instead of two.
        """
        command, *rest = query.count
        counts = await self._execute_all((command, key, *rest) for key in query.keys)
        shares = [(key, share) for key, share in _shares(query.keys, counts, limit) if share]
        if not shares:
            return []
        responses = await self._execute_all(
            ("EVALSHA", query.script.sha1, 1, key, *query.values, share) for key, share in shares
        )
        found: list[Any] = []
        for (key, share), response in zip(shares, responses, strict=True):
            if isinstance(response, NoScriptError):
                found += await self.run(query.script, [key], *query.values, share)
            else:
                found += response
        return found

    async def next_page(self, page: Page) -> Page:
        """Return the page of string keys that follows a page, one server after the other."""
        nodes = sorted((await self._initialized()).get_primaries(), key=lambda node: node.name)
        cursor, keys = await nodes[page.server].execute_command(*scan(page))
        if cursor != 0:
            return Page(as_keys(keys), str(cursor), page.server)
        return Page(as_keys(keys), "0", page.server + 1, last=page.server + 1 >= len(nodes))

    async def close(self) -> None:
        """Close every connection, also those of a client that was about to reload its nodes."""
        await self._client.aclose()
        await self._client.nodes_manager.aclose()
        await self._client.nodes_manager.aclose("startup_nodes")

    async def _initialized(self) -> RedisCluster:
        """Return the client, once it knows which server has which keys."""
        return await self._client.initialize()

    async def _execute_all(self, commands: Iterable[tuple[str | int, ...]]) -> list[Any]:
        """Send all commands in one pipeline; raise the first error except NoScriptError."""
        pipeline = (await self._initialized()).pipeline()
        for command in commands:
            _ = pipeline.execute_command(*command)
        try:
            responses = await pipeline.execute(raise_on_error=False)
            for response in responses:
                if isinstance(response, Exception) and not isinstance(response, NoScriptError):
                    raise response
        except CLIENT_ERRORS:
            # After a failed command the client reloads which server has which keys, but not after
            # a failed pipeline. Closing makes it reload; it reconnects by itself.
            await self._client.aclose()
            raise
        return responses


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
