"""A server behind sentinels."""

from pathlib import Path

import pytest
from redis import Redis

from bot.identity import TableId
from bot.store.port import Loaded, Record, Save, StoreUnreachable
from tests.bot.store import servers
from tests.bot.store.stores import opened

TABLE = TableId("telegram:1")


async def test_the_sentinels_find_the_server(folder: Path) -> None:
    nobody, port = servers.free_ports(2)
    with (
        servers.network_server(folder / "server", port),
        servers.sentinel(folder / "sentinel", "main", port) as sentinel,
    ):
        url = f"redis+sentinel://127.0.0.1:{nobody},127.0.0.1:{sentinel}/main/1"
        async with opened(url) as store:
            assert await store.save(TABLE, Save(Record(1, b"one")))
            assert await store.load(TABLE) == Loaded(Record(1, b"one"))
        with Redis(port=port, db=1) as client:
            assert client.dbsize() == 1
        async with opened(url.replace("main", "other")) as store:
            with pytest.raises(StoreUnreachable):
                await store.ping()
