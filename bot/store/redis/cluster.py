"""A cluster: every key belongs to one of several servers, which are asked in parallel."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from redis.asyncio import RedisCluster
from redis.exceptions import NoScriptError

from bot.store.redis.errors import TROUBLE
from bot.store.redis.scripts import Script
from bot.store.redis.servers import Collection, Page, as_keys, run, scan


class ManyServers:
    """The servers of a cluster. One command takes keys of one bucket only."""

    def __init__(self, client: RedisCluster) -> None:
        self._client = client

    async def read(self, keys: Sequence[str]) -> Sequence[bytes | None]:
        """Ask for what lies in each bucket at the same time."""
        client = await self._found()
        buckets = _by_bucket(keys)
        answers = await asyncio.gather(
            *(client.execute_command("MGET", *bucket) for bucket in buckets)
        )
        found: dict[str, bytes | None] = {}
        for bucket, answer in zip(buckets, answers, strict=True):
            found.update(zip(bucket, answer, strict=True))
        return [found[key] for key in keys]

    async def tell(self, *words: str | bytes) -> None:
        """Send a command to the server that has its key."""
        client = await self._found()
        await client.execute_command(*words)

    async def run(self, script: Script, keys: Sequence[str], *values: str | bytes | int) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script on the server that has its keys."""
        client = await self._found()
        return await run(client.execute_command, script, keys, *values)

    async def collect(self, what: Collection, limit: int) -> list[Any]:
        """Ask what there is, then collect no more than `limit` of it.

        The servers do not know of each other, so they cannot keep to a limit by themselves. Mostly
        there is nothing, and that is one round trip.
        """
        command, *rest = what.count
        counts = await self._at_once((command, key, *rest) for key in what.keys)
        shares = [(key, share) for key, share in _shares(what.keys, counts, limit) if share]
        if not shares:
            return []
        answers = await self._at_once(
            ("EVALSHA", what.script.name, 1, key, *what.values, share) for key, share in shares
        )
        found: list[Any] = []
        for (key, share), answer in zip(shares, answers, strict=True):
            if isinstance(answer, NoScriptError):
                found += await self.run(what.script, [key], *what.values, share)
            else:
                found += answer
        return found

    async def turn_page(self, page: Page) -> Page:
        """Return some more keys of strings, one server after the other."""
        nodes = sorted((await self._found()).get_primaries(), key=lambda node: node.name)
        cursor, keys = await nodes[page.server].execute_command(*scan(page))
        if cursor != 0:
            return Page(as_keys(keys), str(cursor), page.server)
        return Page(as_keys(keys), "0", page.server + 1, last=page.server + 1 >= len(nodes))

    async def close(self) -> None:
        """Close every connection, also those of a client that was about to look around anew."""
        await self._client.aclose()
        await self._client.nodes_manager.aclose()
        await self._client.nodes_manager.aclose("startup_nodes")

    async def _found(self) -> RedisCluster:
        """Find out who has which keys, if that is not known; else the client would guess."""
        return await self._client.initialize()

    async def _at_once(self, commands: Iterable[tuple[str | int, ...]]) -> list[Any]:
        """Send them all, one bundle a server; only NOSCRIPT is an answer among the others."""
        bundle = (await self._found()).pipeline()
        for command in commands:
            _ = bundle.execute_command(*command)
        try:
            answers = await bundle.execute(raise_on_error=False)
            for answer in answers:
                if isinstance(answer, Exception) and not isinstance(answer, NoScriptError):
                    raise answer
        except TROUBLE:
            # Unlike single commands, a bundle that fails does not make the client look up anew
            # which server has which keys. Closing does; it connects again by itself.
            await self._client.aclose()
            raise
        return answers


def _by_bucket(keys: Sequence[str]) -> list[list[str]]:
    buckets: dict[str, list[str]] = {}
    for key in keys:
        buckets.setdefault(key.partition("}")[0], []).append(key)
    return list(buckets.values())


def _shares(keys: Sequence[str], counts: Sequence[int], limit: int) -> Iterator[tuple[str, int]]:
    """Share the limit out: what one bucket does not need is left for the next."""
    for key, count in zip(keys, counts, strict=True):
        share = min(count, limit)
        limit -= share
        yield key, share
