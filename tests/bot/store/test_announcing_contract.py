"""What is still to be announced, and who does it: the same in every store."""

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.identity import Moment, TableId
from bot.store.port import Note, Record, Save, Unannounced
from tests.bot.store.contract import LATER, MUCH_LATER, NOW, PLATFORM, TABLE, seat, tables
from tests.bot.store.stores import OpenStore


async def test_a_version_is_held_until_it_is_marked(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, announce_by=NOW)
        assert await store.held_until(TABLE, 1) == NOW
        await store.hold(TABLE, 1, until=LATER)
        assert await store.held_until(TABLE, 1) == LATER
        await store.mark_announced(TABLE, 1)
        assert await store.held_until(TABLE, 1) is None


async def test_of_three_who_claim_at_once_one_gets_a_table(open_store: OpenStore) -> None:
    async with open_store() as one, open_store() as two, open_store() as three:
        await asyncio.gather(*(seat(one, table, announce_by=NOW) for table in tables(120)))
        claims = await asyncio.gather(
            *(
                store.claim_unannounced(PLATFORM, NOW, LATER, 20)
                for store in (one, two, three)
                for _ in range(3)
            )
        )
        claimed = Counter(unannounced for claim in claims for unannounced in claim)
        claimed.update(await one.claim_unannounced(PLATFORM, NOW, LATER))
    assert claimed == Counter(Unannounced(table, 1) for table in tables(120))


async def test_an_announced_version_is_not_claimed(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, announce_by=NOW)
        await store.mark_announced(TABLE, 1)
        await store.mark_announced(TABLE, 1)
        await store.mark_announced(TableId("none"), 1)
        assert await store.claim_unannounced(PLATFORM, NOW, LATER) == ()


async def test_whoever_holds_a_version_keeps_it_or_gives_it_back(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        for version in (1, 2, 3):
            await seat(store, TABLE, version, announce_by=NOW)
        await store.hold(TABLE, 1, 2, until=LATER)
        assert await other.claim_unannounced(PLATFORM, NOW, LATER) == (Unannounced(TABLE, 3),)
        await store.hold(TABLE, 2, until=NOW)
        assert await other.claim_unannounced(PLATFORM, NOW, LATER) == (Unannounced(TABLE, 2),)


async def test_what_was_announced_cannot_be_held(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, announce_by=NOW)
        await store.mark_announced(TABLE, 1)
        await store.hold(TABLE, 1, 2, until=NOW)
        await store.hold(TableId("discord:none"), 1, until=NOW)
        assert await store.claim_unannounced(PLATFORM, MUCH_LATER, MUCH_LATER) == ()


@pytest.mark.parametrize("versions", [(1,), ()])
async def test_a_note_is_kept_along_with_what_was_announced(
    open_store: OpenStore, versions: tuple[int, ...]
) -> None:
    async with open_store() as store:
        await seat(store, TABLE, announce_by=NOW)
        await store.mark_announced(TABLE, *versions, note=Note("note:here", b"7", 1_000_000))
        assert await store.load_preferences("note:here") == (b"7",)
        assert bool(await store.claim_unannounced(PLATFORM, NOW, LATER)) == (not versions)


@pytest.mark.parametrize(("told", "unannounced"), [((1,), (2, 3)), ((3,), (1, 2)), ((1, 3), (2,))])
async def test_every_other_version_stays_unannounced(
    open_store: OpenStore, told: tuple[int, ...], unannounced: tuple[int, ...]
) -> None:
    async with open_store() as store:
        for version in (1, 2, 3):
            await seat(store, TABLE, version, announce_by=NOW)
        await store.mark_announced(TABLE, *told)
        expected = {Unannounced(TABLE, version) for version in unannounced}
        assert set(await store.claim_unannounced(PLATFORM, NOW, LATER)) == expected
        await store.mark_announced(TABLE, *unannounced)
        assert await store.claim_unannounced(PLATFORM, LATER, MUCH_LATER) == ()


async def test_a_save_without_announcement_keeps_earlier_ones_unannounced(
    open_store: OpenStore,
) -> None:
    async with open_store() as store:
        await seat(store, TABLE, announce_by=NOW)
        await seat(store, TABLE, 2)
        assert await store.claim_unannounced(PLATFORM, NOW, LATER) == (Unannounced(TABLE, 1),)
        await store.mark_announced(TABLE, 1)
        assert await store.claim_unannounced(PLATFORM, LATER, MUCH_LATER) == ()


async def test_the_indexes_agree_with_a_plain_model(open_store: OpenStore) -> None:
    """Call methods in random order, and compare with a plain dictionary."""
    chance = Random(7)
    names = tables(6)
    version, marks = Counter[TableId](), dict[Unannounced, int]()
    async with open_store() as store:
        for now in range(1, 250):
            table = chance.choice(names)
            match chance.randrange(5):
                case 0 | 1:
                    version[table] += 1
                    by = Moment(now + chance.randrange(5)) if chance.random() < 0.7 else None
                    assert await store.save(table, Save(Record(version[table], b""), None, by))
                    if by is not None:
                        marks[Unannounced(table, version[table])] = by
                case 2:
                    known = chance.randint(0, version[table])
                    await store.mark_announced(table, known)
                    marks.pop(Unannounced(table, known), None)
                case 3:
                    known, by = chance.randint(0, version[table]), Moment(now + chance.randrange(5))
                    await store.hold(table, known, until=by)
                    if Unannounced(table, known) in marks:
                        marks[Unannounced(table, known)] = by
                case _:
                    until = Moment(now + chance.randrange(1, 9))
                    claimed = await store.claim_unannounced(PLATFORM, Moment(now), until)
                    assert set(claimed) == {one for one, by in marks.items() if by <= now}
                    marks.update(dict.fromkeys(claimed, until))
