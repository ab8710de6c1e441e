"""A server behind sentinels."""

import asyncio
from pathlib import Path

import pytest
from redis import Redis

from bot.identity import TableId
from bot.store.port import Loaded, Record, RefusalReason, Save, StoreRefused
from bot.store.redis import sentinels
from bot.store.redis.line import Line
from bot.store.redis.sentinels import SentinelWatch
from tests.bot.store import servers
from tests.bot.store.stores import opened
from tests.torture.sentinels import service, try_once

TABLE = TableId("telegram:1")


async def test_the_sentinels_find_the_server(folder: Path) -> None:
    nobody, port = servers.free_ports(2)
    with (
        servers.network_server(folder / "server", port),
        servers.sentinel(folder / "sentinel", "main", port, password="hush") as sentinel,  # noqa: S106 - of this test
    ):
        url = f"redis+sentinel://127.0.0.1:{nobody},127.0.0.1:{sentinel}/main/1?sentinels=hush"
        async with opened(url) as store:
            assert await store.save(TABLE, Save(Record(1, b"one")))
            assert await store.load(TABLE) == Loaded(Record(1, b"one"))
        with Redis(port=port, db=1) as client:
            assert client.dbsize() == 1
        other = f"redis+sentinel://127.0.0.1:{sentinel}/other?sentinels=hush"
        async with opened(other) as store:
            with pytest.raises(StoreRefused) as refused:
                await store.ping()
            assert refused.value.reason is RefusalReason.SERVICE
        async with opened(url.replace("hush", "wrong")) as store:
            with pytest.raises(StoreRefused) as refused:
                await store.ping()
            assert refused.value.reason is RefusalReason.LOGIN


async def test_a_planned_failover_loses_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.torture.sentinels.AFTER", 2.5)
    tally = await try_once(folder, planned=True)
    assert (tally.lost, tally.died) == (0, [])
    assert tally.acknowledged


async def test_a_failover_that_nobody_heard_of_is_noticed_when_a_sentinel_is_back(
    folder: Path,
) -> None:
    with service(folder, 1) as running:
        async with opened(running.url) as store:
            await store.ping()
            line = store._servers._link.lines[0]  # type: ignore[attr-defined]  # noqa: SLF001 - what is looked at
            line._place = ("127.0.0.1", 1)  # noqa: SLF001 - as if it were the old primary
            watch = store._servers._watch  # type: ignore[attr-defined]  # noqa: SLF001 - the same
            await watch._catch_up(watch._sentinels[0])  # noqa: SLF001 - the same
            assert line._connection.closed  # noqa: SLF001 - the same
            await store.ping()


class Holding(Line):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.resumed = asyncio.Event()

    def hold(self) -> None:
        self.told.append("hold")

    async def resume(self) -> None:
        self.told.append("resume")
        self.resumed.set()


def event(channel: str, words: str) -> dict[str, bytes]:
    return {"channel": channel.encode(), "data": words.encode()}


BEGUN = event("+failover-state-send-slaveof-noone", "slave a 127.0.0.1 2 @ main 127.0.0.1 1")


@pytest.mark.parametrize(
    "ending",
    [
        event("+promoted-slave", "slave a 127.0.0.1 2 @ main 127.0.0.1 1"),
        event("+switch-master", "main 127.0.0.1 1 127.0.0.1 2"),
        event("-failover-abort-slave-timeout", "master main 127.0.0.1 1"),
        None,
    ],
)
async def test_everything_waits_while_another_server_is_promoted(
    ending: dict[str, bytes] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sentinels, "LONGEST_HOLD", 0.05 if ending is None else 60)
    line = Holding()
    watch = SentinelWatch([], "main", [line])
    watch._note(event("+failover-state-send-slaveof-noone", "slave a @ another 127.0.0.1 1"))  # noqa: SLF001 - as sentinels say it
    watch._note(event("+sdown", "master main 127.0.0.1 1"))  # noqa: SLF001 - the same
    assert line.told == []
    watch._note(BEGUN)  # noqa: SLF001 - the same
    watch._note(BEGUN)  # noqa: SLF001 - the same
    watch._note(ending)  # noqa: SLF001 - the same
    async with asyncio.timeout(5):
        await line.resumed.wait()
    await watch.close()
    assert line.told == ["hold", "hold", "resume"]
