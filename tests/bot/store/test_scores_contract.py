"""What every store guarantees for scores: in memory, on one server, on a cluster."""

import asyncio
from collections import Counter

from bot.identity import Player, PlayerId, TableId
from bot.store.port import FinishedGame, Record, Save, Store
from bot.store.scores_port import CountResult, Leaderboard, LeaderboardEntry, Leaders
from tests.bot.store.stores import OpenStore

ANNA = Player(PlayerId("discord:1"), "Anna")
BEN = Player(PlayerId("telegram:2"), "Бен")
LEADERBOARD = Leaderboard("telegram:-100", "checkers-2")
DAY = 86_400_000
BODY = bytes(range(256))


async def finish(store: Store, games: int) -> None:
    """Finish a number of games, each at its own table."""
    for number in range(games):
        game = FinishedGame(f"game-{number}", b"", 60_000, b"%d" % number)
        assert await store.save(
            TableId(f"discord:{number}"), Save(Record(1, b""), finished=(game,))
        )


async def test_a_game_is_pending_only_if_its_save_succeeded(open_store: OpenStore) -> None:
    table = TableId("discord:1")
    counts, rest = FinishedGame("one", b"", 60_000, BODY), FinishedGame("two", b"", 60_000)
    async with open_store() as store:
        assert not await store.save(table, Save(Record(2, b""), finished=(counts,)))
        assert await store.scores.claim_pending(DAY) == ()
        assert await store.save(table, Save(Record(1, b""), finished=(rest, counts)))
        assert not await store.save(table, Save(Record(1, b""), finished=(counts,)))
        assert [claimed.body for claimed in await store.scores.claim_pending(DAY)] == [BODY]


async def test_games_of_one_table_are_claimed_in_order(open_store: OpenStore) -> None:
    async with open_store() as store:
        for version in range(1, 9):
            game = FinishedGame(f"game-{version}", b"", 60_000, b"%d" % version)
            save = Save(Record(version, b""), finished=(game,))
            assert await store.save(TableId("discord:1"), save)
        claimed = await store.scores.claim_pending(DAY)
        assert [pending.body for pending in claimed] == [b"%d" % at for at in range(1, 9)]


async def test_of_several_processes_one_claims_each_game(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        await finish(store, 60)
        claimed: Counter[bytes] = Counter()
        for _ in range(100):
            hands = await asyncio.gather(
                *(one.scores.claim_pending(DAY, 7) for one in (store, other) * 3)
            )
            assert all(len(hand) <= 7 for hand in hands)
            claimed.update(pending.body for hand in hands for pending in hand)
        assert claimed == Counter(b"%d" % number for number in range(60))


async def test_a_game_claimed_long_ago_can_be_claimed_again_until_it_is_removed(
    open_store: OpenStore,
) -> None:
    async with open_store() as store, open_store() as other:
        await finish(store, 5)
        first = await store.scores.claim_pending(DAY)
        assert await other.scores.claim_pending(DAY) == ()
        assert sorted(await other.scores.list_pending(), key=str) == sorted(first, key=str)
        assert await other.scores.is_pending(first[0].receipt)
        await other.scores.remove_pending(first[0].receipt)
        await other.scores.remove_pending(first[0].receipt)
        waits = [await store.scores.is_pending(pending.receipt) for pending in first]
        assert waits == [False, True, True, True, True]
        await asyncio.sleep(0.01)
        again = await other.scores.claim_pending(5)
        assert sorted(again, key=str) == sorted(first[1:], key=str)
        for pending in again:
            await other.scores.remove_pending(pending.receipt)
        assert await store.scores.list_pending() == await store.scores.claim_pending(0) == ()


async def test_the_skills_stored_first_hold_for_everybody(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        assert await store.scores.agree_on_skills("one", BODY) == BODY
        assert await other.scores.agree_on_skills("one", b"other") == BODY
        assert await other.scores.agree_on_skills("two", b"other") == b"other"


async def test_nobody_has_no_records_and_no_names(open_store: OpenStore) -> None:
    async with open_store() as store:
        assert await store.scores.load() == ()
        assert await store.scores.names() == ()


async def test_a_game_counts_once_for_a_player(open_store: OpenStore) -> None:
    async with open_store() as store:
        scores = store.scores
        assert await scores.load(ANNA.id, BEN.id) == (None, None)
        assert await scores.count(ANNA, "one", Record(1, BODY)) is CountResult.COUNTED
        assert await scores.count(ANNA, "one", Record(2, b"twice")) is CountResult.ALREADY
        assert await scores.count(ANNA, "two", Record(1, b"old")) is CountResult.OUTDATED
        assert await scores.count(ANNA, "two", Record(3, b"new")) is CountResult.OUTDATED
        assert await scores.count(ANNA, "two", Record(2, b"")) is CountResult.COUNTED
        assert await scores.count(BEN, "one", Record(1, b"7 8")) is CountResult.COUNTED
        assert await scores.load(BEN.id, ANNA.id) == (Record(1, b"7 8"), Record(2, b""))


async def test_of_many_counts_at_once_one_succeeds(open_store: OpenStore) -> None:
    async with open_store() as store, open_store() as other:
        said = await asyncio.gather(
            *((store, other)[at % 2].scores.count(ANNA, "one", Record(1, b"")) for at in range(30))
        )
        assert Counter(said) == {CountResult.COUNTED: 1, CountResult.ALREADY: 29}


async def test_the_latest_name_is_stored(open_store: OpenStore) -> None:
    async with open_store() as store:
        scores = store.scores
        assert await scores.names() == ()
        await scores.count(ANNA, "one", Record(1, b""))
        await scores.count(BEN, "one", Record(1, b""))
        await scores.count(Player(ANNA.id, "Anna K."), "two", Record(2, b""))
        nobody = PlayerId("discord:9")
        assert await scores.names(BEN.id, nobody, ANNA.id) == ("Бен", "", "Anna K.")


async def test_a_leaderboard_has_the_best_first_and_equal_places(open_store: OpenStore) -> None:
    ids = [PlayerId(f"discord:{number}") for number in range(30)]
    async with open_store() as store:
        scores = store.scores
        for number, player in enumerate(ids):
            await scores.place(LEADERBOARD, player, 1500 + number // 2 * 10, 1)
        await scores.place(LEADERBOARD, ids[0], 1700, 2)
        await scores.remove(LEADERBOARD, ids[1])
        await scores.remove(LEADERBOARD, ids[1])
        leaderboards = await scores.leaders(LEADERBOARD.chat, ["checkers-2", "narde-2"], ids[27], 4)
    best = ((ids[0], 1700), (ids[29], 1640), (ids[28], 1640), (ids[27], 1630))
    assert leaderboards == (
        Leaders(tuple(LeaderboardEntry(player, score) for player, score in best), 29, 4, 1630),
        Leaders(),
    )


async def test_who_is_not_on_a_leaderboard_has_no_place(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.scores.place(LEADERBOARD, ANNA.id, -5, 1)
        (leaders,) = await store.scores.leaders(LEADERBOARD.chat, [LEADERBOARD.kind], BEN.id)
        assert leaders == Leaders((LeaderboardEntry(ANNA.id, -5),), 1)


async def test_nothing_is_left_of_a_forgotten_player(open_store: OpenStore) -> None:
    async with open_store() as store:
        scores = store.scores
        for player in (ANNA, BEN):
            await scores.count(player, "one", Record(1, BODY))
        await scores.forget(ANNA.id)
        await scores.forget(ANNA.id)
        assert await scores.load(ANNA.id, BEN.id) == (None, Record(1, BODY))
        assert await scores.names(ANNA.id, BEN.id) == ("", BEN.name)
        assert await scores.count(ANNA, "one", Record(1, b"")) is CountResult.COUNTED


async def test_an_older_score_does_not_replace_a_newer_one_on_a_leaderboard(
    open_store: OpenStore,
) -> None:
    async with open_store() as store:
        scores = store.scores
        await scores.place(LEADERBOARD, ANNA.id, 1700, 3)
        await scores.place(LEADERBOARD, ANNA.id, 1600, 2)
        (leaders,) = await scores.leaders(LEADERBOARD.chat, [LEADERBOARD.kind], ANNA.id)
        assert leaders.score == 1700
        await scores.remove(LEADERBOARD, ANNA.id)
        await scores.place(LEADERBOARD, ANNA.id, 1500, 1)
        (leaders,) = await scores.leaders(LEADERBOARD.chat, [LEADERBOARD.kind], ANNA.id)
        assert leaders.score == 1500
