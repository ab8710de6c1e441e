"""How records are found, replaced and removed: the same in every store."""

from bot.identity import TableId
from bot.store.port import FinishedGame, Loaded, Mentions, Record, Save, StoredRecord, Unannounced
from tests.bot.ratings.games import PEOPLE
from tests.bot.store.contract import LATER, NOW, PLATFORM, TABLE, seat, tables
from tests.bot.store.stores import OpenStore


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


async def test_a_record_is_there_until_it_is_dropped(open_store: OpenStore) -> None:
    finished = FinishedGame("one", b"body", ttl=60_000, rated=b"rated")
    player = PEOPLE[0]
    async with open_store() as store:
        await store.save(TABLE, Save(Record(1, b""), finished=(finished,)))
        await store.write_preferences("anna", b"")
        await store.scores.count(player, "one", Record(1, b""))
        await store.scores.agree_on_skills("one", b"skills")
        (pending,) = await store.scores.list_pending()
        names = [f"table:{TABLE}", "game:one", "settings:anna", f"score:{player.id}", "agreed:one"]
        names.append(f"pending:{pending.receipt}")
        assert [name for name in names if not await store.has(name)] == []
        for name in ("table:discord:none", "game:none", "settings:none", "score:none"):
            assert not await store.has(name)
        await store.remove(TABLE)
        await store.scores.forget(player.id)
        await store.scores.remove_pending(pending.receipt)
        there = [name for name in names if await store.has(name)]
        assert there == ["game:one", "settings:anna", "agreed:one"]
