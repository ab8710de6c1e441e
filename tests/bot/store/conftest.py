"""Shared fixtures: stores of every kind, and tests that are coroutines."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from redis import Redis

from bot.store.address import Address, read_address
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from tests.bot.store import servers

OpenStore = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    names = inspect.signature(pyfuncitem.function).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture
def folder() -> Iterator[Path]:
    """Yield a folder with a path that is short enough for sockets."""
    with TemporaryDirectory(prefix="parlour-") as made:
        yield Path(made)


@pytest.fixture(scope="session")
def one_server() -> Iterator[str]:
    """Run a server for the whole session, and yield its address."""
    with TemporaryDirectory(prefix="parlour-") as made, servers.server(Path(made)) as url:
        yield url


@pytest.fixture(scope="session")
def whole_cluster() -> Iterator[list[int]]:
    """Run a cluster for the whole session, and yield its ports."""
    with TemporaryDirectory(prefix="parlour-") as made, servers.cluster(Path(made)) as members:
        yield [member.port for member in members]


@pytest.fixture
def server_url(one_server: str) -> str:
    """Return the address of an empty server."""
    with Redis.from_url(one_server) as client:
        client.flushall()
    return one_server


@pytest.fixture
def cluster_url(whole_cluster: list[int]) -> str:
    """Return the address of an empty cluster."""
    for port in whole_cluster:
        with Redis(port=port) as client:
            client.flushall()
    return "redis+cluster://" + ",".join(f"127.0.0.1:{port}" for port in whole_cluster)


@asynccontextmanager
async def opened(place: str | Address) -> AsyncIterator[RedisStore]:
    """Open the store at an address, and close it."""
    address = read_address(place) if isinstance(place, str) else place
    store = RedisStore(connect(address))
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["memory", "server", "cluster"])
def open_store(request: pytest.FixtureRequest) -> OpenStore:
    """Return a function that opens a store of each kind, any number of times."""
    if request.param == "memory":
        return _always(MemoryStore())
    url: str = request.getfixturevalue(f"{request.param}_url")
    return lambda: opened(url)


def _always(store: Store) -> OpenStore:
    @asynccontextmanager
    async def give() -> AsyncIterator[Store]:
        yield store

    return give
