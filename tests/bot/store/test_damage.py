"""What is damaged in a store is set aside, and everything else goes on."""

from collections.abc import Awaitable, Callable

import pytest
from redis import Redis

from bot import troubles
from bot.identity import Moment, Player, PlayerId, TableId
from bot.store.port import (
    Index,
    Loaded,
    Record,
    Save,
    Store,
    StoreUnreachable,
    Unannounced,
    UnreadableRecord,
)
from bot.store.redis.keys import (
    STREAM_KEYS,
    index_key,
    index_keys,
    leaderboard_key,
    name_key,
    score_key,
    stream_key,
    table_key,
    turns_key,
)
from bot.store.redis.retry import Caller
from bot.store.scores_port import CountResult, Leaderboard
from tests.bot.ratings.games import PEOPLE, finish, rated_game
from tests.bot.store.clients import client_of
from tests.bot.store.stores import opened

PLATFORM = "discord"
TABLE, OTHER = TableId("discord:1"), TableId("discord:2")
PLAYER = PlayerId("discord:7")
NOW, LATER = Moment(1_900_000_000_000), Moment(1_900_000_030_000)


@pytest.fixture(params=["server", "cluster"])
def url(request: pytest.FixtureRequest) -> str:
    """Give the address of one server, and of a cluster."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.mark.parametrize("entry", [b"\xff\xfe 1", b"discord:2", b"discord:2 one", b""])
async def test_an_entry_that_is_no_version_is_set_aside(url: str, entry: bytes) -> None:
    with client_of(url) as client:
        client.zadd(index_key(Index.UNANNOUNCED, OTHER), {entry: NOW})
        async with opened(url) as store:
            await store.save(TABLE, Save(Record(1, b""), announce_by=NOW))
            claimed = await store.claim_unannounced(PLATFORM, NOW, LATER)
            assert claimed == (Unannounced(TABLE, 1),)
            assert await store.claim_unannounced(PLATFORM, LATER, LATER) == claimed
        assert client.zcard(index_key(Index.UNANNOUNCED, OTHER)) == 0
        (name,) = troubles.current().records
        assert ":aside:unannounced:discord:" in name
        assert client.get(name) == entry


async def test_a_due_entry_that_is_no_text_is_set_aside(url: str) -> None:
    with client_of(url) as client:
        client.zadd(index_key(Index.DUE, OTHER), {b"\xff": NOW})
    async with opened(url) as store:
        await store.save(TABLE, Save(Record(1, b""), due=NOW))
        assert await store.claim_due(PLATFORM, NOW, LATER) == (TABLE,)


async def test_an_index_that_is_none_is_set_aside(url: str) -> None:
    wrong = next(
        key for key in index_keys(Index.DUE, PLATFORM) if key != index_key(Index.DUE, TABLE)
    )
    with client_of(url) as client:
        client.set(wrong, "not an index")
        async with opened(url) as store:
            await store.save(TABLE, Save(Record(1, b""), due=NOW))
            assert await store.claim_due(PLATFORM, NOW, LATER) == (TABLE,)
        assert list(troubles.current().records) == [wrong.replace("}:", "}:aside:")]


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.hold(TABLE, 1, until=NOW),
        lambda store: store.held_until(TABLE, 1),
        lambda store: store.mark_announced(TABLE, 1),
        lambda store: store.reschedule(TABLE, 1, NOW, Index.UNANNOUNCED),
    ],
    ids=["hold", "held_until", "mark_announced", "reschedule"],
)
async def test_whoever_needs_an_index_that_is_none_says_which(
    url: str, ask: Callable[[Store], Awaitable[object]]
) -> None:
    wrong = index_key(Index.UNANNOUNCED, TABLE)
    with client_of(url) as client:
        async with opened(url) as store:
            await store.save(TABLE, Save(Record(1, b"")))
            client.set(wrong, "not an index")
            with pytest.raises(UnreadableRecord) as unreadable:
                await ask(store)
            assert unreadable.value.key == wrong.replace("}:", "}:aside:")
            await ask(store)


async def test_a_stream_that_is_none_is_set_aside(url: str) -> None:
    wrong = next(key for key in STREAM_KEYS if key != stream_key(TABLE))
    with client_of(url) as client:
        client.set(wrong, "not a stream")
        async with opened(url) as store:
            await finish(store, [rated_game(1, PEOPLE[:2], chat=TABLE)])
            (pending,) = await store.scores.claim_pending(idle=0)
            assert b"game-1" in pending.body
        assert client.type(wrong) == b"none"


@pytest.mark.parametrize("stored", [b"", b"garbage", b"x {}", b"-1 {}", b"1_0 {}", b"9" * 30])
async def test_a_record_without_a_version_can_be_replaced(server_url: str, stored: bytes) -> None:
    with Redis.from_url(server_url) as client:
        client.set(table_key(TABLE), stored)
        client.set(score_key(PLAYER), stored)
        async with opened(server_url) as store:
            assert await store.load(TABLE) == Loaded(Record(0, stored))
            assert await store.scores.load(PLAYER) == (Record(0, stored),)
            await store.set_aside(TABLE)
            assert await store.save(TABLE, Save(Record(1, b"new")))
            counted = await store.scores.count(Player(PLAYER, "Anna"), "game", Record(1, b"new"))
            assert counted is CountResult.COUNTED
        (aside,) = client.scan_iter("*:aside:table:discord:1:*")
        assert client.get(aside) == stored


async def test_a_table_that_is_no_record_is_unreadable_until_it_is_set_aside(
    server_url: str,
) -> None:
    with Redis.from_url(server_url) as client:
        client.hset(table_key(TABLE), "not", "a record")
    async with opened(server_url) as store:
        with pytest.raises(UnreadableRecord):
            await store.save(TABLE, Save(Record(1, b"")))
        await store.set_aside(TABLE)
        await store.set_aside(TABLE)
        assert await store.save(TABLE, Save(Record(1, b"")))


async def test_damaged_names_and_places_are_shown_as_far_as_they_go(server_url: str) -> None:
    board = Leaderboard("discord:9", "checkers")
    with Redis.from_url(server_url) as client:
        client.set(name_key(PLAYER), b"An\xffna")
        client.zadd(leaderboard_key(board), {b"\xff": 12.5, PLAYER: "inf"})
    async with opened(server_url) as store:
        assert await store.scores.names(PLAYER) == ("An\ufffdna",)
        (leaders,) = await store.scores.leaders(board.chat, [board.kind], PLAYER)
        assert [entry.score for entry in leaders.best] == [1_000_000, 12]


async def test_turns_that_cannot_be_counted_begin_anew(server_url: str) -> None:
    with client_of(server_url) as client:
        client.set(turns_key("a"), b"rubbish")
        client.rpush(turns_key("b"), b"rubbish")
        async with opened(server_url) as store:
            for name in ("a", "b"):
                assert await store.take(name, NOW, 1, 1_000) == 0
                assert await store.take(name, NOW, 1, 1_000) == 1_000


async def test_a_key_that_is_no_text_is_left_out_of_a_search(url: str) -> None:
    with client_of(url) as client:
        client.set(b"parlour:{1}:table:\xff", "Anna")
    async with opened(url) as store:
        assert not (await store.find("Anna")).tables


@pytest.mark.parametrize("error", [AttributeError("writelines"), OSError(), KeyError(1)])
async def test_whatever_goes_wrong_in_a_client_the_store_is_unreachable(error: Exception) -> None:
    async def fail() -> None:
        raise error

    with pytest.raises(StoreUnreachable):
        await Caller().with_retry(fail)
