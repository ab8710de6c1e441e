"""Hundreds of games through three processes that are killed again and again: each counts once."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.identity import PlayerId
from bot.ratings.agreed_skills import read_agreed_skills
from bot.ratings.player_scores import PlayerScores, scores_after
from bot.ratings.rated_game import RatedGame
from bot.ratings.ratings import Ratings
from bot.store.port import Store
from tests.bot.ratings.games import CHATS, PEOPLE, finish, folded, some_games
from tests.bot.store.stores import opened
from tests.bot.unmeasured import unmeasured
from tests.effort import often

GAMES = often(300, 1_000)
KILLS = 10
KEEPERS = 3
ROOT = Path(__file__).parents[3]


class Keepers:
    """Three processes that keep score; one that is killed is followed by another."""

    def __init__(self, url: str) -> None:
        self._nest = subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, "-m", "tests.bot.ratings.keeper", url],
            cwd=ROOT,
            env=unmeasured(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            process_group=0,
        )
        self._at_work: list[int] = []
        for _ in range(KEEPERS):
            self._start()

    def _start(self) -> None:
        assert self._nest.stdin
        self._nest.stdin.write("\n")

    async def kill_during(self, playing: Coroutine[Any, Any, None], chance: Random) -> None:
        """Kill one of them without a warning, once all are at work and while games end."""
        await self._all_at_work()
        games = asyncio.create_task(playing)
        await asyncio.sleep(chance.uniform(0.01, 0.1))
        os.kill(self._at_work.pop(chance.randrange(KEEPERS)), signal.SIGKILL)
        self._start()
        await games

    async def retire(self) -> None:
        """Let them finish what they have in hand; none has fallen over by itself."""
        await self._all_at_work()
        for process in self._at_work:
            os.kill(process, signal.SIGTERM)
        await asyncio.to_thread(self._nest.communicate)  # the last one closes the line

    async def _all_at_work(self) -> None:
        assert self._nest.stdout
        while len(self._at_work) < KEEPERS:
            self._at_work.append(int(await asyncio.to_thread(self._nest.stdout.readline)))

    def end(self) -> None:
        """Leave nobody behind."""
        with suppress(ProcessLookupError):
            os.killpg(self._nest.pid, signal.SIGKILL)
        self._nest.communicate()


@contextmanager
def keepers(url: str) -> Iterator[Keepers]:
    running = Keepers(url)
    try:
        yield running
    finally:
        running.end()


@pytest.mark.parametrize(("place", "number"), [("server_url", GAMES), ("cluster_url", GAMES // 5)])
async def test_hundreds_of_games_count_once_each(
    request: pytest.FixtureRequest, place: str, number: int
) -> None:
    url: str = request.getfixturevalue(place)
    games, chance = some_games(number, Random(place)), Random(place)
    async with opened(url) as store:
        with keepers(url) as running:
            for start in range(0, number, number // KILLS):
                some = games[start : start + number // KILLS]
                await running.kill_during(finish(store, some), chance)
            while await store.scores.list_pending():  # noqa: ASYNC110 - a store has no events
                await asyncio.sleep(0.05)
            await running.retire()
        await check_counts(store, games)
        await check_ratings(store, games)
        await check_leaderboards(store)


async def check_counts(store: Store, games: list[RatedGame]) -> None:
    """See that whatever does not depend on the order is what a plain fold gives."""
    for player, expected in folded(games).items():
        kept = await Ratings(store.scores).scores_of(player)
        assert kept.scores.keys() == expected.scores.keys()
        for kind, score in expected.scores.items():
            same = kept.scores[kind]
            assert (same.games, same.wins, same.draws) == (score.games, score.wins, score.draws)
            assert same.won == score.won
            assert set(same.chats) == set(score.chats)


async def check_ratings(store: Store, games: list[RatedGame]) -> None:
    """See that a rating is the fold of a player's games in the order in which they counted."""
    by_moment = {game.at: game for game in games}
    for player in PEOPLE:
        kept = await Ratings(store.scores).scores_of(player.id)
        for kind, score in kept.scores.items():
            assert [point.game for point in score.points] == list(range(1, score.games + 1))
            scores = PlayerScores()
            for point in score.points:
                game = by_moment[point.at]
                agreed = await store.scores.agree_on_skills(game.game_id, b"nothing agreed on")
                skills = read_agreed_skills(agreed, len(game.players))
                seat = [one.id for one in game.players].index(PlayerId(player.id))
                scores = scores_after(scores, game, seat, skills)
            assert scores.scores[kind] == score


async def check_leaderboards(store: Store) -> None:
    """See that everybody is on the leaderboards with the rating that the record has."""
    for chat in CHATS:
        for player in PEOPLE:
            leaders = await Ratings(store.scores).leaders(chat, player.id)
            kept = await Ratings(store.scores).scores_of(player.id)
            for kind, score in kept.scores.items():
                expected = score.leaderboard_score if chat in score.chats else None
                assert leaders[kind].score == expected
