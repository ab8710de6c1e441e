"""When a table is due, and who gets it: the same in every store."""

import asyncio
from collections import Counter

import pytest

from bot.store.port import Index, Record, Save, Unannounced
from tests.bot.store.contract import LATER, MUCH_LATER, NOW, PLATFORM, TABLE, seat, tables
from tests.bot.store.stores import OpenStore


async def test_a_table_is_rescheduled_unless_it_has_changed(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, due=NOW)
        await store.reschedule(TABLE, 0, None)
        await store.reschedule(TABLE, 1, LATER)
        assert await store.claim_due(PLATFORM, NOW, LATER) == ()
        assert await store.claim_due(PLATFORM, LATER, MUCH_LATER) == (TABLE,)
        await store.reschedule(TABLE, 1, None)
        assert await store.claim_due(PLATFORM, MUCH_LATER, MUCH_LATER) == ()


async def test_where_a_computer_has_to_act_is_an_index_of_its_own(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        assert await store.save(TABLE, Save(Record(1, b""), due=NOW, computer=NOW))
        assert await store.claim_due(PLATFORM, NOW, LATER) == (TABLE,)
        assert await other.claim_due(PLATFORM, NOW, LATER, index=Index.COMPUTER) == (TABLE,)
        assert await store.claim_due(PLATFORM, NOW, LATER, index=Index.COMPUTER) == ()
        await store.reschedule(TABLE, 0, NOW, Index.COMPUTER)
        assert await store.claim_due(PLATFORM, NOW, LATER, index=Index.COMPUTER) == ()
        await store.reschedule(TABLE, 1, NOW, Index.COMPUTER)
        assert await store.claim_due(PLATFORM, NOW, LATER, index=Index.COMPUTER) == (TABLE,)
        assert await store.save(TABLE, Save(Record(2, b"")))
        assert await store.claim_due(PLATFORM, LATER, LATER, index=Index.COMPUTER) == ()
        assert await store.save(TABLE, Save(Record(3, b""), computer=NOW))
        await store.remove(TABLE)
        assert await store.claim_due(PLATFORM, NOW, LATER, index=Index.COMPUTER) == ()


async def test_a_platform_claims_only_its_own_tables(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, due=NOW, announce_by=NOW)
        assert await store.claim_due("elsewhere", NOW, LATER) == ()
        assert await store.claim_unannounced("elsewhere", NOW, LATER) == ()
        assert await store.claim_due(PLATFORM, NOW, LATER) == (TABLE,)
        assert await store.claim_unannounced(PLATFORM, NOW, LATER) == (Unannounced(TABLE, 1),)


async def test_a_table_is_claimed_when_it_is_due(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, due=LATER)
        assert await store.claim_due(PLATFORM, NOW, MUCH_LATER) == ()
        assert await store.claim_due(PLATFORM, LATER, MUCH_LATER) == (TABLE,)
        assert await store.claim_unannounced(PLATFORM, LATER, MUCH_LATER) == ()


async def test_a_claimed_table_is_due_again_if_nothing_was_done(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        await seat(store, TABLE, due=NOW)
        assert await store.claim_due(PLATFORM, NOW, LATER) == (TABLE,)
        assert await other.claim_due(PLATFORM, NOW, LATER) == ()
        assert await other.claim_due(PLATFORM, LATER, MUCH_LATER) == (TABLE,)


async def test_the_next_save_says_when_the_table_is_due_next(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, due=NOW)
        await seat(store, TABLE, 2, due=LATER)
        assert await store.claim_due(PLATFORM, NOW, LATER) == ()
        await seat(store, TABLE, 3)
        assert await store.claim_due(PLATFORM, MUCH_LATER, MUCH_LATER) == ()


@pytest.mark.parametrize(
    ("limit", "counts"), [(1, [1, 1, 1]), (70, [70, 70, 10]), (200, [150, 0, 0])]
)
async def test_no_more_than_the_limit_are_claimed(
    open_store: OpenStore, limit: int, counts: list[int]
) -> None:
    async with open_store() as store:
        await asyncio.gather(*(seat(store, table, due=NOW) for table in tables(150)))
        claims = [await store.claim_due(PLATFORM, NOW, LATER, limit) for _ in counts]
    assert [len(claim) for claim in claims] == counts
    assert max(Counter(table for claim in claims for table in claim).values()) == 1
