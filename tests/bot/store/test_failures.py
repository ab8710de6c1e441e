"""Servers that are down, hang, drop a response, or refuse Parlour."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from ssl import SSLCertVerificationError
from time import monotonic

import pytest
from redis import Redis, exceptions

from bot.identity import Moment, TableId
from bot.store.port import (
    Loaded,
    NotCarriedOut,
    Record,
    RefusalReason,
    Save,
    Store,
    StoreRefused,
    StoreUnreachable,
)
from bot.store.redis import retry
from bot.store.redis.errors import translate
from bot.store.redis.servers import CONNECTIONS
from tests.bot.store import servers
from tests.bot.store.stores import opened
from tests.bot.store.wires import answers_lost

PLATFORM = "discord"

TABLE = TableId("discord:1")
FIRST = Save(Record(1, b"one"))


async def assert_unreachable(store: Store) -> None:
    """Call every method."""
    for question in (
        lambda: store.load(TABLE, "telegram:2"),
        lambda: store.save(TABLE, FIRST),
        lambda: store.mark_announced(TABLE, 1),
        lambda: store.claim_due(PLATFORM, Moment(1), Moment(2)),
        lambda: store.write_preferences("telegram:2", b""),
        store.ping,
    ):
        async with asyncio.timeout(servers.PATIENCE):
            with pytest.raises(StoreUnreachable) as trouble:
                await question()
        assert not isinstance(trouble.value, StoreRefused)


async def test_a_server_is_used_again_after_a_restart(folder: Path) -> None:
    async with opened(f"unix://{folder}/socket") as store:
        await assert_unreachable(store)
        for version in (1, 2):
            with servers.server(folder, *servers.DURABLE):
                assert await store.save(TABLE, Save(Record(version, b"")))
                assert await store.load(TABLE) == Loaded(Record(version, b""))
            await assert_unreachable(store)


async def test_the_first_save_after_a_restart_succeeds(folder: Path) -> None:
    async with opened(f"unix://{folder}/socket") as store:
        with servers.server(folder):
            await asyncio.gather(*(store.load(TABLE) for _ in range(10)))
        with servers.server(folder):
            await asyncio.sleep(0.01)
            assert await store.save(TABLE, FIRST)


async def test_a_hanging_server_times_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "TIMEOUT", 0.1)
    with servers.server(folder) as url, Redis.from_url(url) as client:
        process = client.info("server")["process_id"]
        async with opened(url) as store:
            await store.ping()
            os.kill(process, signal.SIGSTOP)
            await assert_unreachable(store)
            with pytest.raises(StoreUnreachable, match="no answer within"):
                await store.load(TABLE)
            await assert_many_time_out_together(store, monkeypatch)
            os.kill(process, signal.SIGCONT)
            monkeypatch.setattr(retry, "TIMEOUT", servers.PATIENCE)
            await store.ping()


async def assert_many_time_out_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make many calls at once: one after the other, their timeouts would exceed all patience."""
    rounds = 100
    monkeypatch.setattr(retry, "TIMEOUT", 2 * servers.PATIENCE / rounds)
    many = (store.load(TABLE) for _ in range(rounds * CONNECTIONS))
    async with asyncio.timeout(servers.PATIENCE):
        answers = await asyncio.gather(*many, return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreUnreachable}


async def test_a_save_whose_response_is_lost_is_not_retried(server_url: str, folder: Path) -> None:
    async with opened(server_url) as store:
        await store.save(TableId("other"), FIRST)  # now the server has the script
    server = server_url.removeprefix("unix://")
    with Redis.from_url(server_url) as client:
        client.config_resetstat()
        async with answers_lost(server, folder) as url, opened(url) as store:
            with pytest.raises(StoreUnreachable) as trouble:
                await store.save(TABLE, FIRST)
            assert not isinstance(trouble.value, NotCarriedOut)
            assert await store.load(TABLE) == Loaded(Record(1, b"one"))
        assert client.info("commandstats")["cmdstat_evalsha"]["calls"] == 1


async def test_a_cluster_recovers_when_a_node_is_back_or_replaced(folder: Path) -> None:
    tables = [TableId(f"discord:{number}") for number in range(20)]
    with ExitStack() as stack:
        one, two, three = stack.enter_context(servers.cluster(folder))
        url = f"redis+cluster://127.0.0.1:{one.port},127.0.0.1:{two.port}"
        async with opened(url) as store:
            for table in tables:
                assert await store.save(table, FIRST)
            kill(three)
            loads = (store.load(table) for table in tables)
            answers = await asyncio.gather(*loads, return_exceptions=True)
            assert {type(answer) for answer in answers} == {Loaded, NotCarriedOut}
            with three.running():
                await eventually(lambda: claim(store))
                await asyncio.gather(*(store.load(table) for table in tables))
                kill(three)
                give_slots(one, two)
                await eventually(lambda: claim(store))


async def claim(store: Store) -> None:
    await store.claim_due(PLATFORM, Moment(1), Moment(2))


def kill(member: servers.Member) -> None:
    with Redis(port=member.port) as client:
        os.kill(client.info("server")["process_id"], signal.SIGKILL)


def give_slots(heir: servers.Member, witness: servers.Member) -> None:
    """Give the slots of the third node to another one."""
    lost = (servers.SLOTS * 2 // 3, servers.SLOTS - 1)
    with Redis(port=heir.port) as client, Redis(port=witness.port) as other:
        for member in (client, other):
            member.execute_command("CLUSTER", "DELSLOTSRANGE", *lost)
        client.execute_command("CLUSTER", "ADDSLOTSRANGE", *lost)
        client.execute_command("CLUSTER", "BUMPEPOCH")


async def eventually(question: Callable[[], Awaitable[object]]) -> None:
    """Call until the store is reachable."""
    end = monotonic() + servers.PATIENCE
    while True:
        try:
            await question()
        except StoreUnreachable:
            assert monotonic() < end
            await asyncio.sleep(0.05)
        else:
            return


@pytest.mark.parametrize("login", ["", ":wrong@", "nobody:wrong@"])
async def test_a_wrong_password_is_recognised(folder: Path, login: str) -> None:
    (port,) = servers.free_ports(1)
    secret = ("--requirepass", "right")
    with servers.running(folder, "--port", str(port), "--save", "", *secret):
        async with opened(f"redis://:right@127.0.0.1:{port}") as store:
            await eventually(store.ping)
        async with opened(f"redis://{login}127.0.0.1:{port}") as store:
            with pytest.raises(StoreRefused) as refused:
                await store.ping()
    assert refused.value.reason is RefusalReason.LOGIN
    assert "wrong" not in refused.value.message
    assert "right" not in refused.value.message


async def test_missing_rights_are_recognised(server_url: str) -> None:
    with Redis.from_url(server_url) as client:
        client.execute_command("ACL", "SETUSER", "reader", "on", ">word", "~*", "+@read", "+ping")
    async with opened(server_url.replace("unix://", "unix://reader:word@")) as store:
        assert await store.load(TABLE) == Loaded(None)
        with pytest.raises(StoreRefused) as refused:
            await store.save(TABLE, FIRST)
    assert refused.value.reason is RefusalReason.RIGHTS


async def test_a_missing_database_is_recognised(server_url: str) -> None:
    async with opened(f"{server_url}?db=99") as store:
        with pytest.raises(StoreRefused) as refused:
            await store.ping()
    assert refused.value.reason is RefusalReason.OTHER


async def test_a_cluster_addressed_as_a_server_is_recognised(whole_cluster: list[int]) -> None:
    async with opened(f"redis://127.0.0.1:{whole_cluster[0]}") as store:
        with pytest.raises(StoreRefused) as refused:
            await store.load(TABLE, "a", "b", "c", "d")
    assert refused.value.reason is RefusalReason.CLUSTER


async def test_a_server_addressed_as_a_cluster_is_recognised(folder: Path) -> None:
    (port,) = servers.free_ports(1)
    with servers.network_server(folder, port):
        async with opened(f"redis+cluster://127.0.0.1:{port}") as store:
            with pytest.raises(StoreRefused) as refused:
                await store.ping()
    assert refused.value.reason is RefusalReason.NO_CLUSTER


async def test_a_read_only_server_is_reconnected(folder: Path) -> None:
    with servers.server(folder) as url, Redis.from_url(url) as client:
        client.replicaof("127.0.0.1", "1")
        before = client.info("stats")["total_connections_received"]
        async with opened(url) as store:
            with pytest.raises(StoreUnreachable) as trouble:
                await store.save(TABLE, FIRST)
            assert not isinstance(trouble.value, StoreRefused)
            client.replicaof("NO", "ONE")
            assert await store.save(TABLE, FIRST)
        assert client.info("stats")["total_connections_received"] == before + 2


async def test_a_server_without_memory_is_only_unreachable(folder: Path) -> None:
    with servers.server(folder, "--maxmemory", "1") as url:
        async with opened(url) as store:
            with pytest.raises(StoreUnreachable) as trouble:
                await store.save(TABLE, FIRST)
    assert not isinstance(trouble.value, StoreRefused)


@pytest.mark.parametrize(
    "options",
    [
        ("--maxmemory", "1"),
        ("--replicaof", "127.0.0.1", "1"),
        ("--min-replicas-to-write", "1"),
    ],
)
async def test_a_server_that_answers_and_cannot_save_is_noticed(
    folder: Path, options: tuple[str, ...]
) -> None:
    with servers.server(folder, *options) as url, Redis.from_url(url) as client:
        async with opened(url) as store:
            with pytest.raises(NotCarriedOut) as trouble:
                await store.ping()
        assert str(trouble.value)
        assert client.dbsize() == 0


def test_an_untrusted_certificate_is_recognised() -> None:
    error = exceptions.ConnectionError("Error 1 connecting to host:6379.")
    error.__cause__ = SSLCertVerificationError(1, "certificate verify failed")
    trouble = translate(error)
    assert isinstance(trouble, StoreRefused)
    assert trouble.reason is RefusalReason.CERTIFICATE


@pytest.mark.parametrize(
    "error",
    [
        exceptions.BusyLoadingError("LOADING"),
        exceptions.ReadOnlyError("READONLY"),
        exceptions.ClusterDownError("CLUSTERDOWN"),
        exceptions.MasterDownError("MASTERDOWN"),
        exceptions.OutOfMemoryError("OOM"),
        exceptions.ResponseError("MISCONF Errors writing to the AOF file"),
        exceptions.ResponseError("BUSY running a script"),
    ],
)
def test_what_a_server_cannot_do_now_it_has_not_done(error: Exception) -> None:
    assert type(translate(error)) is NotCarriedOut


@pytest.mark.parametrize(
    "error",
    [
        exceptions.TimeoutError(),
        exceptions.ConnectionError(),
        exceptions.MaxConnectionsError(),
        exceptions.RedisClusterException("All slots are not covered"),
    ],
)
def test_what_a_server_does_not_answer_it_may_have_done(error: Exception) -> None:
    assert type(translate(error)) is StoreUnreachable


async def test_what_was_never_sent_was_not_done(folder: Path) -> None:
    async with opened(f"unix://{folder}/socket") as store:
        with pytest.raises(NotCarriedOut):
            await store.save(TABLE, FIRST)
        with servers.server(folder):
            await store.ping()
        with pytest.raises(StoreUnreachable):
            await store.ping()  # by now it is known that the connection is gone
        with pytest.raises(NotCarriedOut):
            await store.save(TABLE, FIRST)
