"""What the tests of the bot share: nothing of the machine they run on, servers, coroutines.

The servers are started once for each process that runs tests, and emptied for each test.
"""

import asyncio
import inspect
import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import structlog
from redis import Redis

from bot import troubles
from bot.app.settings import Settings
from bot.store.memory import MemoryStore
from tests.bot.store import servers
from tests.bot.store.stores import OpenStore, always, opened

PLAIN = (
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.format_exc_info,
    structlog.processors.KeyValueRenderer(key_order=["level", "event"]),
)


VARIABLES = {str(field.validation_alias) for field in Settings.model_fields.values()}


@pytest.fixture(scope="session")
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder to be in for tests that need none: to make one for each takes longer."""
    return tmp_path_factory.mktemp("empty")


@pytest.fixture(autouse=True)
def nothing_set(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, empty_folder: Path
) -> Iterator[None]:
    """Start in an empty folder without a .env file, with no variable but that for no computers."""
    own = "tmp_path" in request.fixturenames
    monkeypatch.chdir(request.getfixturevalue("tmp_path") if own else empty_folder)
    for variable in VARIABLES - {"PARLOUR_COMPUTERS"}:
        monkeypatch.delenv(variable, raising=False)
    yield
    if os.listdir(empty_folder):  # noqa: PTH208 - the quickest look, after every test
        shutil.rmtree(empty_folder)
        empty_folder.mkdir()


configure_log = structlog.configure


def _configure_each_time(**settings: Any) -> None:  # noqa: ANN401 - as structlog takes them
    """Configure the log so that no logger keeps what was set at its first line."""
    configure_log(**{**settings, "cache_logger_on_first_use": False})


@pytest.fixture(autouse=True)
def log_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Log plainly, which is quicker, and leave the log as it was."""
    monkeypatch.setattr(structlog, "configure", _configure_each_time)
    handlers, level = logging.root.handlers[:], logging.root.level
    structlog.configure(processors=[*PLAIN])
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


@pytest.fixture(autouse=True)
def no_troubles() -> Iterator[None]:
    """Leave no troubles to the next test."""
    yield
    troubles.forget()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    names = inspect.signature(pyfuncitem.function).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture
def folder() -> Iterator[Path]:
    """Give a folder with a path that is short enough for sockets."""
    with TemporaryDirectory(prefix="parlour-") as made:
        yield Path(made)


@pytest.fixture(scope="session")
def one_server() -> Iterator[str]:
    """Run a server for the whole session, and give its address."""
    with TemporaryDirectory(prefix="parlour-") as made, servers.server(Path(made)) as url:
        yield url


@pytest.fixture(scope="session")
def whole_cluster() -> Iterator[list[int]]:
    """Run a cluster for the whole session, and give its ports."""
    with TemporaryDirectory(prefix="parlour-") as made, servers.cluster(Path(made)) as members:
        yield [member.port for member in members]


@pytest.fixture
def server_url(one_server: str) -> str:
    """Give the address of a server with nothing on it."""
    with Redis.from_url(one_server) as client:
        client.flushall()
    return one_server


@pytest.fixture
def cluster_url(whole_cluster: list[int]) -> str:
    """Give the address of a cluster with nothing on it."""
    for port in whole_cluster:
        with Redis(port=port) as client:
            client.flushall()
    return "redis+cluster://" + ",".join(f"127.0.0.1:{port}" for port in whole_cluster)


@pytest.fixture(params=["memory", "server", "cluster"])
def open_store(request: pytest.FixtureRequest) -> OpenStore:
    """Give a way to open one store of each kind, as often as one likes."""
    if request.param == "memory":
        return always(MemoryStore())
    url: str = request.getfixturevalue(f"{request.param}_url")
    return lambda: opened(url)
