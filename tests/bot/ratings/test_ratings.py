"""Every game counts once, whoever dies over it; and whoever wants to be forgotten is."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest

from bot.identity import Player, PlayerId, stranger
from bot.ratings.career import Career
from bot.ratings.ratings import Ratings
from bot.ratings.scorekeeper import Scorekeeper
from bot.ratings.tally import Tally
from bot.store.memory import MemoryStore
from bot.store.port import Finished, Record, Save, Store, StoreUnreachable
from bot.store.scores_port import Leaders, Rung
from tests.bot.ratings.dying import Died, Dying
from tests.bot.ratings.games import CHATS, PEOPLE, finish, folded, some_games, tally
from tests.bot.store.stores import OpenStore

ANNA, BEN, CLEO, DAN = PEOPLE[:4]


async def careers(store: Store) -> dict[PlayerId, Career]:
    """Return what is kept of everybody who has played."""
    found = {player.id: await Ratings(store.scores).career(player.id) for player in PEOPLE}
    return {player: career for player, career in found.items() if career.scores}


async def ladders(store: Store) -> list[dict[str, Leaders]]:
    """Return all ladders of all chats."""
    return [dict(await Ratings(store.scores).leaders(chat, ANNA.id)) for chat in CHATS]


def expected_ladder(games: list[Tally], chat: str, kind: str) -> list[Rung]:
    """Return those who played such games there, with the ratings they have now."""
    here = {
        player.id
        for game in games
        for player in game.players
        if (game.chat, game.kind) == (chat, kind)
    }
    scores = {player: folded(games)[player].scores[kind].rung for player in here}
    rungs = [Rung(player, score) for player, score in scores.items() if score is not None]
    return sorted(rungs, key=lambda rung: (rung.score, rung.player), reverse=True)


async def test_what_is_kept_is_what_games_come_to(open_store: OpenStore) -> None:
    games = some_games(60, Random(1))
    async with open_store() as store:
        for game in games:
            await finish(store, [game])
            await Scorekeeper(store.scores).keep_score()
        assert await careers(store) == folded(games)
        for chat, found in zip(CHATS, await ladders(store), strict=True):
            for kind in ("checkers-2", "quoridor-4"):
                assert list(found[kind].best) == expected_ladder(games, chat, kind)[:10]
        assert await store.scores.waiting() == ()


@pytest.mark.parametrize("asked", [False, True], ids=["before asking", "after asking"])
async def test_whenever_somebody_dies_another_finishes_the_work(*, asked: bool) -> None:
    before = [tally(at, (ANNA, BEN, CLEO, DAN), (1, 2, 2, 3)) for at in range(5)]
    last = tally(9, (BEN, DAN, ANNA, CLEO), (1, 3, 2, 2))
    games = [*before, last]
    deaths = 0
    for questions in range(40):
        store = MemoryStore()
        for game in games:
            await finish(store, [game])
            if game is not last:
                await Scorekeeper(store.scores).keep_score()
        dying = cast("Any", Dying(store.scores, questions, asked=asked))
        with suppress(Died):
            await Scorekeeper(dying).keep_score()
            deaths -= 1
        deaths += 1
        await Scorekeeper(store.scores, lease=0).keep_score()
        assert await store.scores.waiting() == ()
        assert await careers(store) == folded(games), questions
        assert list((await ladders(store))[0]["quoridor-4"].best) == expected_ladder(
            games, CHATS[0], "quoridor-4"
        )
    assert deaths == 21, "one for each question, and none afterwards"


async def test_many_at_once_count_every_game_once(open_store: OpenStore) -> None:
    games = some_games(80, Random(2))
    async with open_store() as store, open_store() as other:
        await finish(store, games)
        keepers = [Scorekeeper((store, other)[at % 2].scores, lease=1) for at in range(6)]
        while await store.scores.waiting():
            await asyncio.gather(*(keeper.keep_score() for keeper in keepers))
        found = await careers(store)
        for player, career in folded(games).items():
            for kind, score in career.scores.items():
                same = found[player].scores[kind]
                assert (same.games, same.wins, same.draws) == (score.games, score.wins, score.draws)
                assert same.won == score.won
        for at, chat in enumerate(CHATS):
            for rung in (await ladders(store))[at]["checkers-2"].best:
                assert rung.score == found[rung.player].scores["checkers-2"].rung, chat


async def test_the_latest_name_is_the_one_that_is_told(open_store: OpenStore) -> None:
    async with open_store() as store:
        await finish(store, [tally(at, (ANNA, BEN)) for at in range(5)])
        await finish(store, [tally(9, (Player(ANNA.id, "Anna the Great"), BEN))])
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
        await store.scores.take(0, 3)
        await Ratings(store.scores).forget(ANNA.id)
        await Scorekeeper(store.scores, lease=0).keep_score()
        assert await store.scores.load(ANNA.id) == (None,)
        assert await store.scores.names(ANNA.id) == ("",)
        for found in await ladders(store):
            assert all(leaders.place is None for leaders in found.values())
            assert ANNA.id not in {rung.player for it in found.values() for rung in it.best}
        kept, whole = await careers(store), folded(games)
        for player in PEOPLE[1:]:
            for kind, score in whole[player.id].scores.items():
                assert kept[player.id].scores[kind].games == score.games
        assert ANNA.id not in str(kept)


async def test_a_game_in_hand_does_not_bring_back_who_is_forgotten(open_store: OpenStore) -> None:
    async with open_store() as store:
        await finish(store, [tally(at, (ANNA, BEN)) for at in range(3)])
        taken = await store.scores.take(0)
        await Ratings(store.scores).forget(ANNA.id)
        for delivery in taken:
            await Ratings(store.scores).settle(delivery)
        assert (await careers(store)).keys() == {BEN.id}
        assert (await careers(store))[BEN.id].scores["checkers-2"].games == 3


async def test_an_unreadable_game_of_others_keeps_nobody_from_being_forgotten() -> None:
    store = MemoryStore()
    newer = Finished("game-1", b"", 60_000, b'{"schema":2}')
    await store.save(CHATS[0], Save(Record(1, b""), finished=(newer,)))
    await finish(store, [tally(2, (ANNA, BEN), chat=CHATS[1])])
    await Ratings(store.scores).forget(ANNA.id)
    assert [delivery.body for delivery in await store.scores.waiting()] == [newer.tally]
    assert (await careers(store)).keys() == {BEN.id}


async def test_a_career_that_cannot_be_read_is_erased_all_the_same() -> None:
    store = MemoryStore()
    await store.scores.count(ANNA, "game-1", Record(1, b'{"schema":2}'))
    await finish(store, [tally(2, (ANNA, BEN))])
    await Ratings(store.scores).forget(ANNA.id)
    assert await store.scores.load(ANNA.id) == (None,)
    assert await store.scores.names(ANNA.id) == ("",)
    assert (await careers(store)).keys() == {BEN.id}


async def test_an_unreadable_career_of_another_keeps_nobody_from_being_forgotten() -> None:
    store = MemoryStore()
    await store.scores.count(BEN, "game-1", Record(1, b'{"schema":2}'))
    await finish(store, [tally(2, (ANNA, BEN)), tally(3, (ANNA, CLEO))])
    await Ratings(store.scores).forget(ANNA.id)
    assert await store.scores.load(ANNA.id) == (None,)
    assert len(await store.scores.waiting()) == 1


async def test_nothing_is_kept_of_a_stranger_and_the_others_are_ranked(
    open_store: OpenStore,
) -> None:
    nobody = Player(stranger("1"), "?")
    async with open_store() as store:
        games = [tally(at, (ANNA, BEN, CLEO, nobody), (1, 2, 2, 3)) for at in range(5)]
        for game in games:
            await finish(store, [game])
            await Scorekeeper(store.scores).keep_score()
        assert await store.scores.waiting() == ()
        assert await store.scores.load(nobody.id) == (None,)
        assert await store.scores.names(nobody.id) == ("",)
        kept = await careers(store)
        assert kept.keys() == {ANNA.id, BEN.id, CLEO.id}
        assert kept[ANNA.id].scores["quoridor-4"].games == 5
        best = (await ladders(store))[0]["quoridor-4"].best
        assert {rung.player for rung in best} == kept.keys()
        assert best[0].player == ANNA.id


async def test_a_stranger_can_be_forgotten(open_store: OpenStore) -> None:
    async with open_store() as store:
        await Ratings(store.scores).forget(ANNA.id)
        assert await careers(store) == {}


async def test_who_is_forgotten_while_being_placed_is_taken_off_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    await finish(store, [tally(at, (ANNA, BEN)) for at in range(4)])
    await Scorekeeper(store.scores).keep_score()
    await finish(store, [tally(9, (ANNA, BEN))])
    place = store.scores.place

    async def forgotten_meanwhile(*words: Any) -> None:  # noqa: ANN401 - what `place` takes
        await store.scores.erase(ANNA.id)
        await place(*words)

    monkeypatch.setattr(store.scores, "place", forgotten_meanwhile)
    await Scorekeeper(store.scores).keep_score()
    leaders = (await Ratings(store.scores).leaders(CHATS[0], ANNA.id))["checkers-2"]
    assert [rung.player for rung in leaders.best] == [BEN.id]


async def test_what_a_newer_version_wrote_is_left_to_it() -> None:
    store = MemoryStore()
    newer = Finished("game-1", b"", 60_000, b'{"schema":2}')
    await store.save(CHATS[0], Save(Record(1, b""), finished=(newer,)))
    await finish(store, [tally(2, (ANNA, BEN), chat=CHATS[1])])
    assert await Scorekeeper(store.scores).keep_score()
    assert [delivery.body for delivery in await store.scores.waiting()] == [newer.tally]
    assert len(await careers(store)) == 2


async def test_a_scorekeeper_goes_on_when_the_store_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.ratings.scorekeeper.PAUSE", 0.001)
    store = MemoryStore()
    await finish(store, [tally(1, (ANNA, BEN))])
    take, troubles = store.scores.take, iter([StoreUnreachable(), StoreUnreachable()])

    async def away(idle: int, limit: int = 50) -> Any:  # noqa: ANN401 - what `take` returns
        for trouble in troubles:
            raise trouble
        return await take(idle, limit)

    monkeypatch.setattr(store.scores, "take", away)
    keeping = asyncio.create_task(Scorekeeper(store.scores).run())
    async with asyncio.timeout(5):
        while await store.scores.waiting():  # noqa: ASYNC110 - a store has no events
            await asyncio.sleep(0.001)
    keeping.cancel()
    assert len(await careers(store)) == 2
