"""What is true of the scores in every store: in memory, on one server, on a cluster."""

import asyncio
from collections import Counter

from bot.identity import Player, PlayerId, TableId
from bot.store.port import Finished, Record, Save, Store
from bot.store.scores_port import Counting, Ladder, Leaders, Rung
from tests.bot.store.stores import OpenStore

ANNA = Player(PlayerId("discord:1"), "Anna")
BEN = Player(PlayerId("telegram:2"), "Бен")
LADDER = Ladder("telegram:-100", "checkers-2")
DAY = 86_400_000
BODY = bytes(range(256))


async def finish(store: Store, games: int) -> None:
    """Finish so many games, each at a table of its own."""
    for number in range(games):
        game = Finished(f"game-{number}", b"", 60_000, b"%d" % number)
        assert await store.save(
            TableId(f"discord:{number}"), Save(Record(1, b""), finished=(game,))
        )


async def test_a_game_waits_exactly_if_its_save_was_kept(open_store: OpenStore) -> None:
    table = TableId("discord:1")
    counts, rest = Finished("one", b"", 60_000, BODY), Finished("two", b"", 60_000)
    async with open_store() as store:
        assert not await store.save(table, Save(Record(2, b""), finished=(counts,)))
        assert await store.scores.take(DAY) == ()
        assert await store.save(table, Save(Record(1, b""), finished=(rest, counts)))
        assert not await store.save(table, Save(Record(1, b""), finished=(counts,)))
        assert [taken.body for taken in await store.scores.take(DAY)] == [BODY]


async def test_games_of_one_table_come_in_their_order(open_store: OpenStore) -> None:
    async with open_store() as store:
        for version in range(1, 9):
            game = Finished(f"game-{version}", b"", 60_000, b"%d" % version)
            save = Save(Record(version, b""), finished=(game,))
            assert await store.save(TableId("discord:1"), save)
        taken = await store.scores.take(DAY)
        assert [delivery.body for delivery in taken] == [b"%d" % at for at in range(1, 9)]


async def test_of_several_takers_each_game_has_one(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        await finish(store, 60)
        taken: Counter[bytes] = Counter()
        for _ in range(100):
            hands = await asyncio.gather(*(one.scores.take(DAY, 7) for one in (store, other) * 3))
            assert all(len(hand) <= 7 for hand in hands)
            taken.update(delivery.body for hand in hands for delivery in hand)
        assert taken == Counter(b"%d" % number for number in range(60))


async def test_what_was_taken_long_ago_comes_again_until_it_is_settled(
    open_store: OpenStore,
) -> None:
    async with open_store() as store, open_store() as other:
        await finish(store, 5)
        first = await store.scores.take(DAY)
        assert await other.scores.take(DAY) == ()
        assert sorted(await other.scores.waiting(), key=str) == sorted(first, key=str)
        assert await other.scores.waits(first[0].receipt)
        await other.scores.settle(first[0].receipt)
        await other.scores.settle(first[0].receipt)
        waits = [await store.scores.waits(delivery.receipt) for delivery in first]
        assert waits == [False, True, True, True, True]
        await asyncio.sleep(0.01)
        again = await other.scores.take(5)
        assert sorted(again, key=str) == sorted(first[1:], key=str)
        for delivery in again:
            await other.scores.settle(delivery.receipt)
        assert await store.scores.waiting() == await store.scores.take(0) == ()


async def test_the_first_to_work_a_game_out_has_done_it_for_all(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        assert await store.scores.agree("one", BODY) == BODY
        assert await other.scores.agree("one", b"other") == BODY
        assert await other.scores.agree("two", b"other") == b"other"


async def test_a_game_counts_once_for_a_player(open_store: OpenStore) -> None:
    async with open_store() as store:
        scores = store.scores
        assert await scores.load(ANNA.id, BEN.id) == (None, None)
        assert await scores.count(ANNA, "one", Record(1, BODY)) is Counting.COUNTED
        assert await scores.count(ANNA, "one", Record(2, b"twice")) is Counting.ALREADY
        assert await scores.count(ANNA, "two", Record(1, b"old")) is Counting.OUTDATED
        assert await scores.count(ANNA, "two", Record(3, b"new")) is Counting.OUTDATED
        assert await scores.count(ANNA, "two", Record(2, b"")) is Counting.COUNTED
        assert await scores.count(BEN, "one", Record(1, b"7 8")) is Counting.COUNTED
        assert await scores.load(BEN.id, ANNA.id) == (Record(1, b"7 8"), Record(2, b""))


async def test_of_many_at_once_one_counts(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        said = await asyncio.gather(
            *((store, other)[at % 2].scores.count(ANNA, "one", Record(1, b"")) for at in range(30))
        )
        assert Counter(said) == {Counting.COUNTED: 1, Counting.ALREADY: 29}


async def test_the_latest_name_is_known(open_store: OpenStore) -> None:
    async with open_store() as store:
        scores = store.scores
        assert await scores.names() == ()
        await scores.count(ANNA, "one", Record(1, b""))
        await scores.count(BEN, "one", Record(1, b""))
        await scores.count(Player(ANNA.id, "Anna K."), "two", Record(2, b""))
        nobody = PlayerId("discord:9")
        assert await scores.names(BEN.id, nobody, ANNA.id) == ("Бен", "", "Anna K.")


async def test_a_ladder_has_the_best_first_and_equal_places(open_store: OpenStore) -> None:
    ids = [PlayerId(f"discord:{number}") for number in range(30)]
    async with open_store() as store:
        scores = store.scores
        for number, player in enumerate(ids):
            await scores.place(LADDER, player, 1500 + number // 2 * 10, 1)
        await scores.place(LADDER, ids[0], 1700, 2)
        await scores.take_off(LADDER, ids[1])
        await scores.take_off(LADDER, ids[1])
        ladders = await scores.leaders(LADDER.chat, ["checkers-2", "narde-2"], ids[27], 4)
    best = ((ids[0], 1700), (ids[29], 1640), (ids[28], 1640), (ids[27], 1630))
    assert ladders == (
        Leaders(tuple(Rung(player, score) for player, score in best), 29, 4, 1630),
        Leaders(),
    )


async def test_who_is_not_on_a_ladder_has_no_place(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.scores.place(LADDER, ANNA.id, -5, 1)
        (leaders,) = await store.scores.leaders(LADDER.chat, [LADDER.kind], BEN.id)
        assert leaders == Leaders((Rung(ANNA.id, -5),), 1)


async def test_nothing_is_left_of_who_is_erased(open_store: OpenStore) -> None:
    async with open_store() as store:
        scores = store.scores
        for player in (ANNA, BEN):
            await scores.count(player, "one", Record(1, BODY))
        await scores.erase(ANNA.id)
        await scores.erase(ANNA.id)
        assert await scores.load(ANNA.id, BEN.id) == (None, Record(1, BODY))
        assert await scores.names(ANNA.id, BEN.id) == ("", BEN.name)
        assert await scores.count(ANNA, "one", Record(1, b"")) is Counting.COUNTED


async def test_who_is_late_puts_no_older_score_on_a_ladder(open_store: OpenStore) -> None:
    async with open_store() as store:
        scores = store.scores
        await scores.place(LADDER, ANNA.id, 1700, 3)
        await scores.place(LADDER, ANNA.id, 1600, 2)
        (leaders,) = await scores.leaders(LADDER.chat, [LADDER.kind], ANNA.id)
        assert leaders.score == 1700
        await scores.take_off(LADDER, ANNA.id)
        await scores.place(LADDER, ANNA.id, 1500, 1)
        (leaders,) = await scores.leaders(LADDER.chat, [LADDER.kind], ANNA.id)
        assert leaders.score == 1500
