"""What a server is asked, whether there is one or a cluster of them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

from redis.asyncio import Redis
from redis.exceptions import NoScriptError, ReadOnlyError

from bot.store.redis.pipeline import Line
from bot.store.redis.scripts import Script

CONNECTIONS: Final = 32
"""How many questions may be on their way at once; a server answers them one by one anyway."""

PAGE: Final = 5_000
"""How many keys are listed in one step; the others wait meanwhile, a millisecond or two."""


@dataclass(frozen=True, slots=True)
class Collection:
    """Something to be collected from many buckets, no more of it than a limit says."""

    script: Script
    """Takes the values and the limit, and returns a list."""
    keys: Sequence[str]
    count: tuple[str | int, ...]
    """The command that tells how much there is at a key, without the key."""
    values: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the keys that there are, and where to go on."""

    keys: tuple[str, ...] = ()
    cursor: str = "0"
    server: int = 0
    """Which of several servers is being asked."""
    last: bool = False


class Servers(Protocol):
    """Whatever keys and scripts can be sent to, each in one round trip."""

    async def read(self, keys: Sequence[str]) -> Sequence[bytes | None]:
        """Return what is kept there, in order."""
        ...

    async def tell(self, *words: str | bytes) -> None:
        """Send a command with one key, or with none."""
        ...

    async def run(self, script: Script, keys: Sequence[str], *values: str | bytes | int) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script on keys of one bucket."""
        ...

    async def collect(self, what: Collection, limit: int) -> list[Any]:
        """Run a script over keys that lie in many buckets."""
        ...

    async def turn_page(self, page: Page) -> Page:
        """Return some more keys of strings; a page that is the last says so."""
        ...

    async def close(self) -> None:
        """Close every connection."""
        ...


class OneServer:
    """A server that has all keys, so that one command takes any number of them.

    Guides are those who are asked where it is.
    """

    def __init__(self, client: Redis, *guides: Redis) -> None:
        self._client = client
        self._guides = guides
        self._line: Line | None = None
        self._dialling = asyncio.Lock()

    async def read(self, keys: Sequence[str]) -> Sequence[bytes | None]:
        """Return what is kept there, in order."""
        found: list[bytes | None] = await self._ask("MGET", *keys)
        return found

    async def tell(self, *words: str | bytes) -> None:
        """Send a command."""
        await self._ask(*words)

    async def run(self, script: Script, keys: Sequence[str], *values: str | bytes | int) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script."""
        return await run(self._ask, script, keys, *values)

    async def collect(self, what: Collection, limit: int) -> list[Any]:
        """Collect from all buckets together, whoever came first."""
        found: list[Any] = await self.run(what.script, what.keys, *what.values, limit)
        return found

    async def turn_page(self, page: Page) -> Page:
        """Return some more keys of strings."""
        cursor, keys = await self._ask(*scan(page))
        return Page(as_keys(keys), cursor.decode(), last=cursor == b"0")

    async def close(self) -> None:
        """Close every connection."""
        if self._line:
            await self._line.hang_up()
        for client in (self._client, *self._guides):
            await client.aclose()

    async def _ask(self, *words: str | bytes | int) -> Any:  # noqa: ANN401 - a command's answer
        """Send a command once, on the line that everybody shares."""
        line = self._line
        if line is None or line.broken:
            line = await self._dial()
        try:
            return await line.ask(*words)
        except ReadOnlyError:
            # It is not the one to write to any more; the same address may lead elsewhere now.
            await line.hang_up()
            raise

    async def _dial(self) -> Line:
        async with self._dialling:
            if self._line is None or self._line.broken:
                if self._line:
                    await self._line.hang_up()
                connection = self._client.connection_pool.make_connection()
                await connection.connect()
                self._line = Line(connection)
            return self._line


def scan(page: Page) -> tuple[str | int, ...]:
    """Return the command that turns a page."""
    return ("SCAN", page.cursor, "MATCH", "parlour:*", "COUNT", PAGE, "TYPE", "string")


def as_keys(found: Iterable[bytes]) -> tuple[str, ...]:
    """Return what a server has listed."""
    return tuple(key.decode() for key in found)


async def run(
    ask: Callable[..., Awaitable[Any]],
    script: Script,
    keys: Sequence[str],
    *values: str | bytes | int,
) -> Any:  # noqa: ANN401 - whatever the script returns
    """Run a script by its name; send its text where nobody knows it yet, or any more."""
    words = (len(keys), *keys, *values)
    with suppress(NoScriptError):
        return await ask("EVALSHA", script.name, *words)
    return await ask("EVAL", script.text, *words)
