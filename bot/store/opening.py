"""Opening the store that the settings ask for."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import structlog

from bot.identity import TableId
from bot.store.address import Address, Socket
from bot.store.embedded.server import run_server
from bot.store.embedded.server_log import ServerLog
from bot.store.errors import StoreRefused, StoreUnreachable, UnfinishedCopy
from bot.store.redis.connect import connect
from bot.store.redis.copying import Copying
from bot.store.redis.store import RedisStore

FOLDER: Final = "store"
"""Where in the data folder the embedded server keeps its files."""
FIRST_DELAY: Final = 0.5
"""Seconds until the second attempt to connect; the delay doubles after every attempt."""
MAX_DELAY: Final = 5.0

_NOBODY: Final = TableId("nobody")
_OWNERS: Final = tuple(f"nobody:{number}" for number in range(8))
"""Enough to be in several buckets: this fails if a cluster node is addressed as one server."""

_log = structlog.get_logger("store")


def _say_nothing(_: StoreUnreachable) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Options:
    """How a store is opened."""

    replicas: int = 0
    """How many replicas must have what was saved before anybody is told."""
    patient: bool = True
    """Whether a server that cannot be reached is tried again: it may be starting at this moment."""
    tried: bool = True
    """Whether every command is tried first, also those that write."""
    unfinished: bool = False
    """Whether it may have a part of a copy that was never finished."""
    on_outage: Callable[[StoreUnreachable], None] = _say_nothing
    """Called with the reason, whenever a server cannot be reached and is tried again."""


USUAL: Final = Options()
AT_ONCE: Final = Options(patient=False, tried=False)
"""For commands that read or delete, also where no more can be stored. Whoever has typed one waits
for it, and sees no log."""
TO_COPY_INTO: Final = Options(patient=False, unfinished=True)


@asynccontextmanager
async def open_store(
    address: Address | None, data: Path, options: Options = USUAL
) -> AsyncIterator[RedisStore]:
    """Yield the store at the address, or on an embedded server, as soon as it can be used.

    One that refuses raises StoreRefused; one with a part of a copy raises UnfinishedCopy.
    """
    if address:
        async with _connected(address, options) as store:
            yield store
        return
    own = replace(options, replicas=0)
    async with run_server(data / FOLDER) as socket, _connected(Socket(str(socket)), own) as store:
        yield store


@asynccontextmanager
async def _connected(address: Address, options: Options) -> AsyncIterator[RedisStore]:
    store = RedisStore(connect(address, options.replicas))
    try:
        await _wait_for(store, options)
        if not options.unfinished and await store.has_unfinished_copy():
            raise UnfinishedCopy
        yield store
    finally:
        await store.close()


async def _wait_for(store: RedisStore, options: Options) -> None:
    """Return as soon as the store can be read, and written in every way if that is tried."""
    delay = FIRST_DELAY
    while True:
        try:
            await store.load(_NOBODY, *_OWNERS)
            if options.tried:
                await store.try_everything()
        except StoreRefused:
            raise
        except StoreUnreachable as error:
            if not options.patient:
                raise
            options.on_outage(error)
            _log.warning("store unreachable, trying again", delay=delay, why=str(error))
            await asyncio.sleep(delay)
            delay = min(2 * delay, MAX_DELAY)
        else:
            _log.info("store connected")
            return


@asynccontextmanager
async def open_copying(
    address: Address | None, data: Path, options: Options = AT_ONCE
) -> AsyncIterator[Copying]:
    """Yield what copies the store at the address, or on an embedded server that this starts.

    One that does not answer raises StoreUnreachable.
    """
    if address:
        async with _connected(address, options):  # it can be used
            copying = Copying(connect(address))
            try:
                yield copying
            finally:
                await copying.close()
        return
    async with run_server(data / FOLDER) as socket:
        log = ServerLog(data / FOLDER)
        try:
            async with open_copying(Socket(str(socket)), data, options) as copying:
                yield copying
        except StoreUnreachable as error:
            if reasons := log.reasons():
                raise StoreUnreachable(*reasons) from error
            raise
