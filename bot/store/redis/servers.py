"""What can be asked of the servers behind a store, whether there is one or a cluster."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeAlias

from redis.exceptions import NoScriptError

from bot.store.redis.keys import PROBE_KEYS
from bot.store.redis.link import Link
from bot.store.redis.pipeline import Word
from bot.store.redis.scripts import Script
from bot.store.redis.sentinels import SentinelWatch

CONNECTIONS: Final = 32
"""How many requests may be pending at once; a server handles them one by one anyway."""

Key: TypeAlias = str | bytes
"""A key; only those that are no text have to be bytes."""

PAGE_SIZE: Final = 5_000
"""How many keys are scanned in one step; that keeps a server busy for a millisecond or two."""


@dataclass(frozen=True, slots=True)
class Query:
    """A script to run over keys in many buckets, with a limit on the number of results."""

    script: Script
    """Takes the values and the limit, and returns a list."""
    keys: Sequence[str]
    count: tuple[str | int, ...]
    """The command that counts the possible results of a key, without the key."""
    values: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """A part of all keys, and where the next part begins."""

    keys: tuple[str, ...] = ()
    no_text: tuple[bytes, ...] = ()
    """Keys that are no text, so that nobody looks for them."""
    cursor: str = "0"
    server: int = 0
    """Which server of a cluster is being scanned."""
    last: bool = False
    strings: bool = True
    """Whether only keys of strings are wanted, as most are."""


class Servers(Protocol):
    """One server or a cluster. Each method takes one round trip unless it says otherwise."""

    async def read(self, keys: Sequence[str]) -> Sequence[bytes | None]:
        """Return the values of keys, in order."""
        ...

    async def execute(self, *words: str | bytes) -> None:
        """Run a command with one key, or several of one bucket, from its second word on."""
        ...

    async def run(self, script: Script, keys: Sequence[Key], *values: Word) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script on keys of one bucket."""
        ...

    async def save(self, script: Script, keys: Sequence[str], *values: Word) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script that saves what must not be lost, on keys of one bucket."""
        ...

    async def collect(self, query: Query, limit: int) -> list[Any]:
        """Return up to `limit` results of a query; a cluster may need two round trips."""
        ...

    async def next_page(self, page: Page) -> Page:
        """Return the page of keys that follows a page."""
        ...

    @property
    def probes(self) -> Sequence[str]:
        """Return keys that are never there, some of them on every server."""
        ...

    async def time(self) -> Sequence[bytes]:
        """Return the seconds and microseconds of a server's clock, always of the same server."""
        ...

    async def close(self) -> None:
        """Close every connection."""
        ...


class OneServer:
    """A server that has all keys, so that one command takes any number of them."""

    def __init__(self, link: Link, watch: SentinelWatch | None = None) -> None:
        self._link = link
        self._watch = watch

    async def read(self, keys: Sequence[str]) -> Sequence[bytes | None]:
        """Return the values of keys, in order."""
        found: list[bytes | None] = await self._execute("MGET", *keys)
        return found

    async def execute(self, *words: str | bytes) -> None:
        """Run a command."""
        await self._execute(*words)

    async def run(self, script: Script, keys: Sequence[Key], *values: Word) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script."""
        return await run(self._execute, script, keys, *values)

    async def save(self, script: Script, keys: Sequence[str], *values: Word) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script, also on replicas."""
        return await run(self._save, script, keys, *values)

    async def collect(self, query: Query, limit: int) -> list[Any]:
        """Return up to `limit` results of a query over all buckets."""
        found: list[Any] = await self.run(query.script, query.keys, *query.values, limit)
        return found

    async def next_page(self, page: Page) -> Page:
        """Return the page of keys that follows a page."""
        cursor, keys = await self._execute(*scan(page))
        return replace(with_keys(page, keys), cursor=cursor.decode(), last=cursor == b"0")

    @property
    def probes(self) -> Sequence[str]:
        """Return a key that is never there."""
        return PROBE_KEYS[:1]

    async def time(self) -> Sequence[bytes]:
        """Return the server's time."""
        time: Sequence[bytes] = await self._execute("TIME")
        return time

    async def close(self) -> None:
        """Close every connection."""
        if self._watch:
            await self._watch.close()
        await self._link.close()

    async def _execute(self, *words: Word) -> Any:  # noqa: ANN401 - a command's response
        """Send a command once."""
        if self._watch:
            self._watch.start()
        return await self._link.execute(*words)

    async def _save(self, *words: Word) -> Any:  # noqa: ANN401 - a command's response
        """Send a command once; what it saves may have to be on replicas."""
        return await self._link.save(*words)


def scan(page: Page) -> tuple[str | int, ...]:
    """Return the command that reads the page after a page."""
    only = ("TYPE", "string") if page.strings else ()
    return ("SCAN", page.cursor, "MATCH", "parlour:*", "COUNT", PAGE_SIZE, *only)


def with_keys(page: Page, found: Sequence[bytes]) -> Page:
    """Return a page with the keys in a server's response."""
    keys = tuple(key.decode() for key in found if _is_text(key))
    return replace(page, keys=keys, no_text=tuple(key for key in found if not _is_text(key)))


def _is_text(key: bytes) -> bool:
    try:
        key.decode()
    except UnicodeDecodeError:
        return False
    return True


async def run(
    execute: Callable[..., Awaitable[Any]],
    script: Script,
    keys: Sequence[Key],
    *values: Word,
) -> Any:  # noqa: ANN401 - whatever the script returns
    """Run a script by its digest; send its text to a server that does not have it."""
    words = (len(keys), *keys, *values)
    with suppress(NoScriptError):
        return await execute("EVALSHA", script.sha1, *words)
    return await execute("EVAL", script.text, *words)
