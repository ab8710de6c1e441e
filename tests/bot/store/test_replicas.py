"""What is saved is on replicas before anybody is told, if the owner wants that."""

from pathlib import Path

import pytest

from bot.identity import TableId
from bot.store.port import Loaded, NotCarriedOut, Record, Save, StoreUnreachable, TooFewReplicas
from bot.store.redis import link
from tests.bot.store import servers
from tests.bot.store.stores import opened

TABLE = TableId("telegram:1")
ONE = Loaded(Record(1, b"one"))


async def test_a_save_is_on_a_replica_before_it_is_acknowledged(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "WAIT_TIMEOUT", 50)
    primary, replica = servers.free_ports(2)
    url = f"redis://127.0.0.1:{primary}"
    with servers.network_server(folder / "one", primary):
        async with opened(url, replicas=1) as store:
            with pytest.raises(StoreUnreachable) as unsure:
                await store.save(TABLE, Save(Record(1, b"one")))
            assert not isinstance(unsure.value, NotCarriedOut)
            assert isinstance(unsure.value, TooFewReplicas)
            assert (unsure.value.wanted, unsure.value.confirmed) == (1, 0)
            assert str(unsure.value) == "0 of 1 replicas have confirmed a save"
            with pytest.raises(StoreUnreachable):
                await store.load(TABLE)  # it might be lost yet
            of = ("--replicaof", "127.0.0.1", str(primary))
            with servers.network_server(folder / "two", replica, *of) as client:
                servers.wait_for_replica(client)
                monkeypatch.setattr(link, "WAIT_TIMEOUT", 5_000)
                assert await store.load(TABLE) == ONE
                assert await store.save(TABLE, Save(Record(2, b"two")))
                assert any(client.get(key) == b"2 two" for key in client.scan_iter("*:table:*"))


async def test_a_cluster_without_replicas_acknowledges_nothing_that_needs_one(
    cluster_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "WAIT_TIMEOUT", 50)
    async with opened(cluster_url, replicas=1) as store:
        with pytest.raises(StoreUnreachable) as unsure:
            await store.save(TABLE, Save(Record(1, b"one")))
        assert not isinstance(unsure.value, NotCarriedOut)
    async with opened(cluster_url) as store:
        assert await store.load(TABLE) == ONE
