"""Every game counts once, even if a process dies; a forgotten player is forgotten."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.identity import Player, PlayerId, forgotten_id
from bot.ratings import player_scores
from bot.ratings.player_scores import PlayerScores
from bot.ratings.rated_game import RatedGame
from bot.ratings.ratings import Ratings
from bot.ratings.scorekeeper import Scorekeeper
from bot.store.memory import MemoryStore
from bot.store.port import FinishedGame, Record, Save, Store, StoreUnreachable
from bot.store.scores_port import LeaderboardEntry, Leaders
from tests.bot.ratings.dying import Died, Dying
from tests.bot.ratings.games import CHATS, PEOPLE, finish, folded, rated_game, some_games
from tests.bot.store.stores import OpenStore
from tests.effort import often

ANNA, BEN, CLEO, DAN = PEOPLE[:4]


async def all_scores(store: Store) -> dict[PlayerId, PlayerScores]:
    """Return the scores of everybody who has played."""
    found = {player.id: await Ratings(store.scores).scores_of(player.id) for player in PEOPLE}
    return {player: scores for player, scores in found.items() if scores.scores}


async def leaderboards(store: Store) -> list[dict[str, Leaders]]:
    """Return all leaderboards of all chats."""
    return [dict(await Ratings(store.scores).leaders(chat, ANNA.id)) for chat in CHATS]


def expected_leaders(games: list[RatedGame], chat: str, kind: str) -> list[LeaderboardEntry]:
    """Return those who played such games there, with the ratings they have now."""
    here = {
        player.id
        for game in games
        for player in game.players
        if (game.chat, game.kind) == (chat, kind)
    }
    scores = {player: folded(games)[player].scores[kind].leaderboard_score for player in here}
    entries = [
        LeaderboardEntry(player, score) for player, score in scores.items() if score is not None
    ]
    return sorted(entries, key=lambda entry: (entry.score, entry.player), reverse=True)


async def test_what_is_kept_is_what_games_come_to(open_store: OpenStore) -> None:
    games = some_games(often(20, 60), Random(1))
    async with open_store() as store:
        for game in games:
            await finish(store, [game])
            await Scorekeeper(store.scores).keep_score()
        assert await all_scores(store) == folded(games)
        for chat, found in zip(CHATS, await leaderboards(store), strict=True):
            for kind in ("checkers-2", "quoridor-4"):
                assert list(found[kind].best) == expected_leaders(games, chat, kind)[:10]
        assert await store.scores.list_pending() == ()


@pytest.mark.parametrize("executed", [False, True], ids=["before the call", "after the call"])
async def test_whenever_a_process_dies_another_one_finishes_its_work(*, executed: bool) -> None:
    before = [rated_game(at, (ANNA, BEN, CLEO, DAN), (1, 2, 2, 3)) for at in range(5)]
    last = rated_game(9, (BEN, DAN, ANNA, CLEO), (1, 3, 2, 2))
    games = [*before, last]
    deaths = 0
    for calls in range(40):
        store = MemoryStore()
        for game in games:
            await finish(store, [game])
            if game is not last:
                await Scorekeeper(store.scores).keep_score()
        dying = cast("Any", Dying(store.scores, calls, executed=executed))
        with suppress(Died):
            await Scorekeeper(dying).keep_score()
            deaths -= 1
        deaths += 1
        await Scorekeeper(store.scores, lease=0).keep_score()
        assert await store.scores.list_pending() == ()
        assert await all_scores(store) == folded(games), calls
        assert list((await leaderboards(store))[0]["quoridor-4"].best) == expected_leaders(
            games, CHATS[0], "quoridor-4"
        )
    assert deaths == 21, "one for each question, and none afterwards"


async def test_many_at_once_count_every_game_once(open_store: OpenStore) -> None:
    games = some_games(80, Random(2))
    async with open_store() as store, open_store() as other:
        await finish(store, games)
        keepers = [Scorekeeper((store, other)[at % 2].scores, lease=1) for at in range(6)]
        while await store.scores.list_pending():
            await asyncio.gather(*(keeper.keep_score() for keeper in keepers))
        found = await all_scores(store)
        for player, scores in folded(games).items():
            for kind, score in scores.scores.items():
                same = found[player].scores[kind]
                assert (same.games, same.wins, same.draws) == (score.games, score.wins, score.draws)
                assert same.won == score.won
        for at, chat in enumerate(CHATS):
            for entry in (await leaderboards(store))[at]["checkers-2"].best:
                assert entry.score == found[entry.player].scores["checkers-2"].leaderboard_score, (
                    chat
                )


async def test_the_latest_name_is_the_one_that_is_told(open_store: OpenStore) -> None:
    async with open_store() as store:
        await finish(store, [rated_game(at, (ANNA, BEN)) for at in range(5)])
        await finish(store, [rated_game(9, (Player(ANNA.id, "Anna the Great"), BEN))])
        await Scorekeeper(store.scores).keep_score()
        leaders = (await Ratings(store.scores).leaders(CHATS[0], BEN.id))["checkers-2"]
        assert await Ratings(store.scores).names(leaders) == ("Anna the Great", BEN.name)


async def test_nothing_is_left_of_who_is_forgotten(open_store: OpenStore) -> None:
    games = some_games(60, Random(3))
    async with open_store() as store:
        await finish(store, games[:50])
        while await Scorekeeper(store.scores).keep_score():
            pass
        # Some are waiting, and some are in hands that may be dead.
        await finish(store, games[50:])
        await store.scores.claim_pending(0, 3)
        await Ratings(store.scores).forget(ANNA.id)
        await Scorekeeper(store.scores, lease=0).keep_score()
        assert await store.scores.load(ANNA.id) == (None,)
        assert await store.scores.names(ANNA.id) == ("",)
        for found in await leaderboards(store):
            assert all(leaders.place is None for leaders in found.values())
            assert ANNA.id not in {entry.player for it in found.values() for entry in it.best}
        kept, whole = await all_scores(store), folded(games)
        for player in PEOPLE[1:]:
            for kind, score in whole[player.id].scores.items():
                assert kept[player.id].scores[kind].games == score.games
        assert ANNA.id not in str(kept)


async def test_a_game_in_hand_does_not_bring_back_who_is_forgotten(open_store: OpenStore) -> None:
    async with open_store() as store:
        await finish(store, [rated_game(at, (ANNA, BEN)) for at in range(3)])
        taken = await store.scores.claim_pending(0)
        await Ratings(store.scores).forget(ANNA.id)
        for pending in taken:
            await Ratings(store.scores).count(pending)
        assert (await all_scores(store)).keys() == {BEN.id}
        assert (await all_scores(store))[BEN.id].scores["checkers-2"].games == 3


async def test_an_unreadable_game_of_others_keeps_nobody_from_being_forgotten() -> None:
    store = MemoryStore()
    newer = FinishedGame("game-1", b"", 60_000, b'{"schema":2}')
    await store.save(CHATS[0], Save(Record(1, b""), finished=(newer,)))
    await finish(store, [rated_game(2, (ANNA, BEN), chat=CHATS[1])])
    await Ratings(store.scores).forget(ANNA.id)
    assert [pending.body for pending in await store.scores.list_pending()] == [newer.rated]
    assert (await all_scores(store)).keys() == {BEN.id}


async def test_unreadable_scores_are_deleted_all_the_same() -> None:
    store = MemoryStore()
    await store.scores.count(ANNA, "game-1", Record(1, b'{"schema":2}'))
    await finish(store, [rated_game(2, (ANNA, BEN))])
    await Ratings(store.scores).forget(ANNA.id)
    assert await store.scores.load(ANNA.id) == (None,)
    assert await store.scores.names(ANNA.id) == ("",)
    assert (await all_scores(store)).keys() == {BEN.id}


async def test_an_unreadable_record_of_another_keeps_nobody_from_being_forgotten() -> None:
    store = MemoryStore()
    await store.scores.count(BEN, "game-1", Record(1, b'{"schema":2}'))
    await finish(store, [rated_game(2, (ANNA, BEN)), rated_game(3, (ANNA, CLEO))])
    await Ratings(store.scores).forget(ANNA.id)
    assert await store.scores.load(ANNA.id) == (None,)
    assert len(await store.scores.list_pending()) == 1


async def test_nothing_is_kept_of_a_stranger_and_the_others_are_ranked(
    open_store: OpenStore,
) -> None:
    nobody = Player(forgotten_id("1"), "?")
    async with open_store() as store:
        games = [rated_game(at, (ANNA, BEN, CLEO, nobody), (1, 2, 2, 3)) for at in range(5)]
        for game in games:
            await finish(store, [game])
            await Scorekeeper(store.scores).keep_score()
        assert await store.scores.list_pending() == ()
        assert await store.scores.load(nobody.id) == (None,)
        assert await store.scores.names(nobody.id) == ("",)
        kept = await all_scores(store)
        assert kept.keys() == {ANNA.id, BEN.id, CLEO.id}
        assert kept[ANNA.id].scores["quoridor-4"].games == 5
        best = (await leaderboards(store))[0]["quoridor-4"].best
        assert {entry.player for entry in best} == kept.keys()
        assert best[0].player == ANNA.id


async def test_a_stranger_can_be_forgotten(open_store: OpenStore) -> None:
    async with open_store() as store:
        await Ratings(store.scores).forget(ANNA.id)
        assert await all_scores(store) == {}


async def test_who_is_forgotten_while_being_placed_is_taken_off_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    await finish(store, [rated_game(at, (ANNA, BEN)) for at in range(4)])
    await Scorekeeper(store.scores).keep_score()
    await finish(store, [rated_game(9, (ANNA, BEN))])
    place = store.scores.place

    async def forgotten_meanwhile(*words: Any) -> None:  # noqa: ANN401 - what `place` takes
        await store.scores.forget(ANNA.id)
        await place(*words)

    monkeypatch.setattr(store.scores, "place", forgotten_meanwhile)
    await Scorekeeper(store.scores).keep_score()
    leaders = (await Ratings(store.scores).leaders(CHATS[0], ANNA.id))["checkers-2"]
    assert [entry.player for entry in leaders.best] == [BEN.id]


async def test_what_a_newer_version_wrote_is_left_to_it() -> None:
    store = MemoryStore()
    newer = FinishedGame("game-1", b"", 60_000, b'{"schema":2}')
    await store.save(CHATS[0], Save(Record(1, b""), finished=(newer,)))
    await finish(store, [rated_game(2, (ANNA, BEN), chat=CHATS[1])])
    assert await Scorekeeper(store.scores).keep_score()
    assert [pending.body for pending in await store.scores.list_pending()] == [newer.rated]
    assert len(await all_scores(store)) == 2


async def test_a_scorekeeper_goes_on_when_the_store_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.ratings.scorekeeper.PAUSE", 0.001)
    store = MemoryStore()
    await finish(store, [rated_game(1, (ANNA, BEN))])
    claim, failures = store.scores.claim_pending, iter([StoreUnreachable(), StoreUnreachable()])

    async def away(idle: int, limit: int = 50) -> Any:  # noqa: ANN401 - what `claim_pending` returns
        for failure in failures:
            raise failure
        return await claim(idle, limit)

    monkeypatch.setattr(store.scores, "claim_pending", away)
    keeping = asyncio.create_task(Scorekeeper(store.scores).run())
    async with asyncio.timeout(5):
        while await store.scores.list_pending():  # noqa: ASYNC110 - a store has no events
            await asyncio.sleep(0.001)
    keeping.cancel()
    assert len(await all_scores(store)) == 2


async def test_a_player_is_on_the_leaderboards_of_the_chats_where_they_played_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(player_scores, "MAX_CHATS", 2)
    store = MemoryStore()
    chats = ["den", "hall", "den", "den", "den", "club"]
    for at, chat in enumerate(chats):
        await finish(store, [replace(rated_game(at, (ANNA, BEN), (1, 2)), chat=chat)])
        await Scorekeeper(store.scores).keep_score()
    ratings = Ratings(store.scores)
    (score,) = (await ratings.scores_of(ANNA.id)).scores.values()
    assert (score.chats, score.games) == (("den", "club"), len(chats))
    (kind,) = (await ratings.scores_of(ANNA.id)).scores
    listed = {chat: (await ratings.leaders(chat, ANNA.id))[kind].players for chat in set(chats)}
    assert listed == {"den": 2, "hall": 0, "club": 2}
