"""What every store guarantees: in memory, on one server, on a cluster."""

import asyncio
from collections import Counter

import pytest

from bot.identity import Moment, TableId
from bot.store.port import FinishedGame, Loaded, Record, Save
from tests.bot.store.contract import BODY, LATER, NOW, PLATFORM, TABLE, seat, tables
from tests.bot.store.stores import OpenStore


async def test_a_table_that_was_never_saved_is_not_there(open_store: OpenStore) -> None:
    async with open_store() as store:
        assert await store.load(TABLE) == Loaded(None)


async def test_what_was_saved_is_loaded_by_everybody(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        assert await store.save(TABLE, Save(Record(1, BODY)))
        assert await other.load(TABLE) == Loaded(Record(1, BODY))


async def test_finished_games_are_stored_with_the_save(open_store: OpenStore) -> None:
    games = (FinishedGame("one", BODY, ttl=60_000), FinishedGame("two", b"", ttl=1_000))
    async with open_store() as store:
        assert not await store.save(TABLE, Save(Record(9, b""), finished=games))
        assert await store.load_game(TABLE, "one") is None
        assert await store.save(TABLE, Save(Record(1, b""), finished=games))
        assert await store.load_game(TABLE, "one") == BODY
        assert await store.load_game(TABLE, "two") == b""
        assert await store.load_game(TABLE, "three") is None


async def test_a_table_may_expire(open_store: OpenStore) -> None:
    async with open_store() as store:
        assert await store.save(TABLE, Save(Record(1, b""), table_ttl=60_000))
        assert await store.load(TABLE) == Loaded(Record(1, b""))
        assert await store.save(TABLE, Save(Record(2, b"")))


@pytest.mark.parametrize("body", [b"", b" ", b"7 8 9", b"\0\r\n", "длинные нарды".encode()])
async def test_a_body_may_be_any_bytes(open_store: OpenStore, body: bytes) -> None:
    async with open_store() as store:
        assert await store.save(TABLE, Save(Record(1, body)))
        assert await store.load(TABLE) == Loaded(Record(1, body))


async def test_the_first_save_is_version_one(open_store: OpenStore) -> None:
    async with open_store() as store:
        assert not await store.save(TABLE, Save(Record(2, b"")))
        assert not await store.save(TABLE, Save(Record(0, b"")))
        assert await store.load(TABLE) == Loaded(None)


async def test_only_the_next_version_is_saved(open_store: OpenStore) -> None:
    async with open_store() as store:
        for version in range(1, 13):
            await seat(store, TABLE, version)
        for wrong in (1, 11, 12, 14, 112):
            assert not await store.save(TABLE, Save(Record(wrong, b"wrong"), NOW, NOW))
        assert await store.load(TABLE) == Loaded(Record(12, b"12"))
        assert await store.claim_due(PLATFORM, NOW, LATER) == ()
        assert await store.claim_unannounced(PLATFORM, NOW, LATER) == ()


async def test_tables_are_independent(open_store: OpenStore) -> None:
    async with open_store() as store:
        await asyncio.gather(*(seat(store, table) for table in tables(200)))
        await seat(store, TableId("discord:7"), 2)
        found = await asyncio.gather(*(store.load(table) for table in tables(200)))
    versions = [loaded.record.version for loaded in found if loaded.record]
    assert versions == [1] * 7 + [2] + [1] * 192


async def test_of_many_saves_at_once_one_succeeds(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        bodies = [b"%d" % number for number in range(40)]
        won = await asyncio.gather(
            *(
                (store, other)[number % 2].save(TABLE, Save(Record(1, body)))
                for number, body in enumerate(bodies)
            )
        )
        assert Counter(won) == {True: 1, False: 39}
        assert await store.load(TABLE) == Loaded(Record(1, bodies[won.index(True)]))


async def test_it_responds_to_a_ping(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.ping()


async def test_turns_are_shared_by_all_processes_and_come_back(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        assert await store.take("a", NOW, 2, 1_000) == 0
        assert await other.take("a", Moment(NOW + 400), 2, 1_000) == 0
        assert await store.take("a", Moment(NOW + 500), 2, 1_000) == 500
        assert await store.take("b", Moment(NOW + 500), 2, 1_000) == 0
        assert await other.take("a", Moment(NOW + 1_000), 2, 1_000) == 0
        assert await store.take("a", Moment(NOW + 1_001), 2, 1_000) == 399
