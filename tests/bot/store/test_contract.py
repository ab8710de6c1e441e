"""What every store guarantees: in memory, on one server, on a cluster."""

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.identity import Moment, TableId
from bot.store.port import (
    FinishedGame,
    Index,
    Loaded,
    Mentions,
    Note,
    Record,
    Save,
    Store,
    StoredRecord,
    Unannounced,
)
from tests.bot.store.stores import OpenStore

PLATFORM = "discord"

TABLE = TableId("discord:-100123:7")
NOW, LATER, MUCH_LATER = Moment(1_900_000_000_000), Moment(1_900_000_000_001), Moment(2**41)
BODY = bytes(range(256)) * 8


def tables(count: int) -> list[TableId]:
    return [TableId(f"discord:{number}") for number in range(count)]


async def seat(store: Store, table: TableId, version: int = 1, **moments: Moment) -> None:
    record = Record(version, b"%d" % version)
    assert await store.save(table, Save(record, moments.get("due"), moments.get("announce_by")))


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


async def test_a_version_is_held_until_it_is_marked(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, announce_by=NOW)
        assert await store.held_until(TABLE, 1) == NOW
        await store.hold(TABLE, 1, until=LATER)
        assert await store.held_until(TABLE, 1) == LATER
        await store.mark_announced(TABLE, 1)
        assert await store.held_until(TABLE, 1) is None


async def test_a_platform_claims_only_its_own_tables(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, due=NOW, announce_by=NOW)
        assert await store.claim_due("elsewhere", NOW, LATER) == ()
        assert await store.claim_unannounced("elsewhere", NOW, LATER) == ()
        assert await store.claim_due(PLATFORM, NOW, LATER) == (TABLE,)
        assert await store.claim_unannounced(PLATFORM, NOW, LATER) == (Unannounced(TABLE, 1),)


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


async def test_preferences_come_with_the_table_in_order(open_store: OpenStore) -> None:
    owners = [f"telegram:{number}" for number in range(9)]
    async with open_store() as store:
        await seat(store, TABLE)
        for owner in owners[::2]:
            await store.write_preferences(owner, owner.encode())
        expected = tuple(
            owner.encode() if number % 2 == 0 else None for number, owner in enumerate(owners)
        )
        assert await store.load(TABLE, *owners) == Loaded(Record(1, b"1"), expected)
        await store.write_preferences(owners[0], b"new")
        await store.write_preferences(owners[2], None)
        await store.write_preferences(owners[2], None)
        assert (await store.load(TABLE, *owners[:3])).preferences == (b"new", None, None)
        assert await store.load(TableId("none"), owners[0], owners[0]) == Loaded(
            None, (b"new", b"new")
        )


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


async def test_it_responds_to_a_ping(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.ping()


async def test_preferences_are_loaded_without_a_table(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.write_preferences("telegram:1", b"one")
        await store.write_preferences("chat:telegram:1", b"two")
        owners = ("chat:telegram:1", "telegram:2", "telegram:1")
        assert await store.load_preferences(*owners) == (b"two", None, b"one")


async def test_preferences_may_expire(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.write_preferences("note", b"seen", ttl=60_000)
        assert await store.load_preferences("note") == (b"seen",)


async def test_everything_that_mentions_a_word_is_found(open_store: OpenStore) -> None:
    games = (FinishedGame("one", b"with anna", ttl=60_000), FinishedGame("two", b"ben", ttl=60_000))
    async with open_store() as store:
        for number, table in enumerate(tables(300)):
            body = b"anna plays" if number % 100 == 0 else b"ben plays"
            assert await store.save(table, Save(Record(1, body)))
        named = TableId("discord:anna")
        assert await store.save(named, Save(Record(1, b""), finished=games))
        await store.write_preferences("anna", b"")
        await store.write_preferences("ben", b"likes anna")
        await store.write_preferences("cleo", b"nobody")
        found = await store.find("anna")
        assert set(found.tables) == {named, *tables(300)[::100]}
        assert [game.body for game in found.games] == [b"with anna"]
        assert found.preferences == {"anna": b"", "ben": b"likes anna"}
        assert await store.find("nowhere at all") == Mentions()


async def test_a_finished_game_is_replaced_only_if_it_has_not_changed(
    open_store: OpenStore,
) -> None:
    async with open_store() as store:
        game = FinishedGame("one", b"with anna", ttl=60_000)
        assert await store.save(TABLE, Save(Record(1, b""), finished=(game,)))
        (found,) = (await store.find("anna")).games
        assert await store.replace_record(found, b"with a stranger")
        assert not await store.replace_record(found, b"with nobody")
        assert await store.load_game(TABLE, "one") == b"with a stranger"
        (found,) = (await store.find("stranger")).games
        assert await store.replace_record(found, None)
        assert await store.load_game(TABLE, "one") is None
        assert not await store.replace_record(found, None)


async def test_nothing_is_left_of_a_removed_table(open_store: OpenStore) -> None:
    neighbour = TableId(f"{TABLE}1")
    async with open_store() as store:
        for version in (1, 2):
            await seat(store, TABLE, version, due=NOW, announce_by=NOW)
        await seat(store, neighbour, due=NOW, announce_by=NOW)
        await store.remove(TABLE)
        assert await store.load(TABLE) == Loaded(None)
        assert await store.claim_due(PLATFORM, NOW, LATER) == (neighbour,)
        assert await store.claim_unannounced(PLATFORM, NOW, LATER) == (Unannounced(neighbour, 1),)
        await seat(store, TABLE)


async def test_turns_are_shared_by_all_processes_and_come_back(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        assert await store.take("a", NOW, 2, 1_000) == 0
        assert await other.take("a", Moment(NOW + 400), 2, 1_000) == 0
        assert await store.take("a", Moment(NOW + 500), 2, 1_000) == 500
        assert await store.take("b", Moment(NOW + 500), 2, 1_000) == 0
        assert await other.take("a", Moment(NOW + 1_000), 2, 1_000) == 0
        assert await store.take("a", Moment(NOW + 1_001), 2, 1_000) == 399


async def test_everything_can_be_looked_at_and_dropped(open_store: OpenStore) -> None:
    async with open_store() as store:
        await seat(store, TABLE, due=NOW)
        seen: list[StoredRecord] = []
        await store.visit(seen.append)
        (record,) = seen
        assert (record.type, record.name) == ("table", f"table:{TABLE}")
        await store.set_aside(TABLE)
        await store.drop(record)
        assert await store.load(TABLE) == Loaded(None)
        assert await store.claim_due(PLATFORM, NOW, LATER) == ()
