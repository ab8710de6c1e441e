"""Which store is opened, and what happens while it is unreachable."""

import asyncio
from pathlib import Path

import pytest
from redis import Redis

from bot.identity import TableId
from bot.store import opening
from bot.store.address import read_address
from bot.store.embedded.process import SOCKET
from bot.store.opening import Options
from bot.store.port import (
    Loaded,
    Record,
    RefusalReason,
    Save,
    StoredRecord,
    StoreRefused,
    StoreUnreachable,
)
from tests.bot.store import servers

TABLE = TableId("telegram:1")


async def test_without_an_address_the_embedded_server_is_used(folder: Path) -> None:
    async with opening.open_store(None, folder) as store:
        assert (folder / "store" / SOCKET).is_socket()
        assert await store.save(TABLE, Save(Record(1, b"one")))
    assert not (folder / "store" / SOCKET).exists()


async def test_with_an_address_the_server_there_is_used(server_url: str, folder: Path) -> None:
    async with opening.open_store(read_address(server_url), folder) as store:
        assert await store.save(TABLE, Save(Record(1, b"one")))
        assert not (folder / opening.FOLDER).exists()
    async with opening.open_store(read_address(server_url), folder) as store:
        assert await store.load(TABLE) == Loaded(Record(1, b"one"))


async def test_a_server_that_starts_later_is_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "FIRST_DELAY", 0.05)
    address = read_address(f"unix://{folder}/socket")
    outages: list[StoreUnreachable] = []
    context = opening.open_store(address, folder, Options(on_outage=outages.append))
    entering = asyncio.create_task(context.__aenter__())
    await asyncio.sleep(0.2)
    assert not entering.done()
    assert "connecting" in str(outages[0])
    with servers.server(folder):
        await (await entering).ping()
        await context.__aexit__(None, None, None)


@pytest.mark.parametrize("command", ["xautoclaim", "scan", "time", "zadd", "eval"])
async def test_every_command_that_is_needed_is_tried(server_url: str, command: str) -> None:
    with Redis.from_url(server_url) as client:
        rights = ("on", ">word", "~parlour:*", "+@all", f"-{command}")
        client.execute_command("ACL", "SETUSER", "player", "reset", *rights)
        client.script_flush()
        address = read_address(server_url.replace("unix://", "unix://player:word@"))
        with pytest.raises(StoreRefused) as refused:
            await opening.open_store(address, Path()).__aenter__()
        assert refused.value.reason is RefusalReason.RIGHTS
        assert client.dbsize() == 0


async def test_nothing_is_left_of_the_trial(cluster_url: str) -> None:
    async with opening.open_store(read_address(cluster_url), Path()) as store:
        seen: list[StoredRecord] = []
        await store.visit(seen.append)
        assert seen == []


async def test_who_is_impatient_learns_why(folder: Path) -> None:
    address = read_address(f"unix://{folder}/socket")
    with pytest.raises(StoreUnreachable, match="connecting"):
        await opening.open_store(address, folder, Options(patient=False)).__aenter__()


async def test_a_server_that_refuses_is_not_tried_again(whole_cluster: list[int]) -> None:
    address = read_address(f"redis://127.0.0.1:{whole_cluster[0]}")
    with pytest.raises(StoreRefused) as refused:
        await opening.open_store(address, Path()).__aenter__()
    assert refused.value.reason is RefusalReason.CLUSTER
