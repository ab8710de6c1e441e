"""The round trips of a command, counted on the wire: one to load, one to save."""

from pathlib import Path

import pytest
from redis import Redis

from bot.identity import Moment, TableId
from bot.store.port import Note, Record, Save
from tests.bot.store.stores import opened
from tests.bot.store.wires import tapped

PLATFORM = "discord"

TABLE = TableId("discord:1")
NOW, LATER = Moment(10), Moment(20)
NOTE = Note("note:discord:1", b"message 7")


async def test_every_call_is_one_round_trip(server_url: str, folder: Path) -> None:
    server = server_url.removeprefix("unix://")
    async with tapped(server, folder, delay=0.01) as (wire, url), opened(url) as it:
        await it.save(TABLE, Save(Record(1, b"scripts are known from now on"), NOW, NOW))
        await it.mark_announced(TABLE, 0)
        await it.claim_due(PLATFORM, Moment(0), LATER)
        costs = []
        for question in (
            lambda: it.load(TABLE),
            lambda: it.load(TABLE, "telegram:1", "telegram:2", "discord:3"),
            lambda: it.save(TABLE, Save(Record(2, bytes(3_000)), NOW, NOW)),
            lambda: it.mark_announced(TABLE, 1),
            lambda: it.mark_announced(TABLE, 2, note=NOTE),
            lambda: it.hold(TABLE, 1, 2, until=LATER),
            lambda: it.claim_due(PLATFORM, NOW, LATER),
            lambda: it.write_preferences("telegram:1", b"wood"),
        ):
            before = wire.round_trips
            await question()
            costs.append(wire.round_trips - before)
    assert costs == [1, 1, 1, 1, 1, 1, 1, 1]


class Calls:
    """The commands that the nodes of a cluster have received."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports

    def forget(self) -> None:
        for port in self._ports:
            with Redis(port=port) as client:
                client.config_resetstat()

    def seen(self) -> dict[str, int]:
        """Return how often each command was sent, without those that connecting needs."""
        counts: dict[str, int] = {}
        for port in self._ports:
            with Redis(port=port) as client:
                for name, numbers in client.info("commandstats").items():
                    word = name.removeprefix("cmdstat_")
                    if word in {"mget", "get", "eval", "evalsha", "zcount"}:
                        counts[word] = counts.get(word, 0) + numbers["calls"]
        return counts


@pytest.mark.parametrize(("due", "claims"), [(None, {}), (NOW, {"evalsha": 1})])
async def test_a_cluster_needs_no_more_round_trips(
    cluster_url: str, whole_cluster: list[int], due: Moment | None, claims: dict[str, int]
) -> None:
    calls = Calls(whole_cluster)
    async with opened(cluster_url) as it:
        await it.save(TABLE, Save(Record(1, b""), NOW, NOW))
        await it.claim_due(PLATFORM, NOW, LATER)
        calls.forget()
        await it.save(TABLE, Save(Record(2, b""), due))
        assert calls.seen() == {"evalsha": 1}
        calls.forget()
        await it.load(TABLE)
        assert calls.seen() == {"mget": 1}
        calls.forget()
        await it.claim_due(PLATFORM, NOW, LATER)
        assert calls.seen() == {"zcount": 64, **claims}


async def test_scripts_are_sent_again_after_they_were_flushed(server_url: str) -> None:
    async with opened(server_url) as it:
        for version in (1, 2, 3):
            with Redis.from_url(server_url) as client:
                client.script_flush()
            assert await it.save(TABLE, Save(Record(version, b""), NOW, NOW))
            await it.mark_announced(TABLE, version)
            assert await it.claim_due(PLATFORM, NOW, LATER) == (TABLE,)


async def test_scripts_are_sent_again_to_the_nodes_of_a_cluster(
    cluster_url: str, whole_cluster: list[int]
) -> None:
    tables = [TableId(f"discord:{number}") for number in range(30)]
    async with opened(cluster_url) as it:
        for version in (1, 2):
            for port in whole_cluster:
                with Redis(port=port) as client:
                    client.script_flush()
            for table in tables:
                assert await it.save(table, Save(Record(version, b""), NOW, NOW))
            for port in whole_cluster:
                with Redis(port=port) as client:
                    client.script_flush()
            assert sorted(await it.claim_due(PLATFORM, NOW, LATER)) == sorted(tables)
