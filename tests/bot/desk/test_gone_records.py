"""Records that an owner drops while Parlour runs: they are no trouble any more."""

from redis import Redis

from bot import metrics, troubles
from bot.app.records_command import drop_record, list_records, show_record
from bot.app.settings import Settings
from bot.commands.request import Request
from bot.desk.gone_records import GoneRecords
from bot.desk.guarded import guarded
from bot.identity import Moment, Player, PlayerId, TableId
from bot.ratings.scorekeeper import Scorekeeper
from bot.store.memory import MemoryStore
from bot.store.port import Index, Record, Save, Store
from bot.store.redis.keys import STREAM_KEYS, index_keys, score_key, table_key
from bot.store.redis.store import RedisStore
from tests.bot.mishaps import Mishap
from tests.bot.ratings.games import PEOPLE, finish, rated_game
from tests.bot.room import Room
from tests.bot.store.stores import opened

TABLE, PLAYER = TableId("discord:1"), PlayerId("discord:3")


async def notice_all(store: RedisStore) -> None:
    """Read everything, as a running Parlour does in time."""
    stats = Request(table=TABLE, player=Player(PLAYER, "Carl"), text="/stats")
    await Room(store=store).desk.handle(stats)
    await store.claim_due("discord", Moment(1), Moment(2), index=Index.COMPUTER)
    await Scorekeeper(store.scores, lease=0).keep_score()


async def test_what_is_dropped_by_the_name_that_is_told_is_no_trouble(server_url: str) -> None:
    settings = Settings.model_validate({"REDIS_URL": server_url})
    with Redis.from_url(server_url) as client:
        client.set(table_key(TABLE), b"7 garbage")
        client.set(score_key(PLAYER), b"garbage")
        for key in index_keys(Index.COMPUTER, "discord")[:2]:
            client.set(key, "not an index")
        client.xadd(STREAM_KEYS[0], {"tally": "garbage"})
    async with opened(server_url) as store:
        await notice_all(store)
        named = troubles.current().records
        assert len(named) == 5
        listed = [line.rpartition("  ")[0] for line in await list_records(settings)]
        assert sorted(named) == listed
        await GoneRecords(store).look()
        assert troubles.current().records == named
        for left, name in enumerate(reversed(listed)):
            assert await show_record(settings, name)
            await drop_record(settings, name)
            await GoneRecords(store).look()
            assert name not in troubles.current().records
            count = f"parlour_records_set_aside {len(listed) - left - 1:.1f}"
            assert count.encode() in metrics.expose()
        assert not await list_records(settings)


async def fail() -> None:
    raise Mishap


async def test_work_that_fails_is_named_for_its_table_until_that_is_gone() -> None:
    store: Store = MemoryStore()
    await store.save(TABLE, Save(Record(1, b"")))
    await guarded("sweep", TABLE, fail())
    await GoneRecords(store).look()
    assert troubles.current().records == {f"table:{TABLE}": "sweep: Mishap"}
    await store.remove(TABLE)
    await GoneRecords(store).look()
    assert troubles.current().records == {}


async def test_a_score_that_was_dropped_is_counted_and_readable() -> None:
    store, anna = MemoryStore(), PEOPLE[0]
    await store.scores.count(anna, "earlier", Record(1, b"garbage"))
    await finish(store, [rated_game(1, PEOPLE[:2])])
    await Scorekeeper(store.scores, lease=0).keep_score()
    assert list(troubles.current().records) == [f"score:{anna.id}"]
    await store.scores.forget(anna.id)
    await Scorekeeper(store.scores, lease=0).keep_score()
    assert troubles.current().records == {}
