"""A thousand games through three processes that are killed again and again: each counts once."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.identity import PlayerId
from bot.ratings.career import Career, career_after
from bot.ratings.ratings import Ratings
from bot.ratings.skill import Skill
from bot.ratings.tally import Tally
from bot.store.port import Store
from tests.bot.ratings.games import CHATS, PEOPLE, finish, folded, some_games
from tests.bot.store.conftest import opened

GAMES = 1_000
ROOT = Path(__file__).parents[3]


class Keepers:
    """Three processes that keep score; one that is killed is followed by another."""

    def __init__(self, url: str) -> None:
        self._command = [sys.executable, "-m", "tests.bot.ratings.keeper", url]
        self._running = [self._start() for _ in range(3)]
        self.kills = 0

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, cwd=ROOT)  # noqa: S603 - our own module

    def kill(self, chance: Random) -> None:
        """Kill one of them without a warning."""
        at = chance.randrange(len(self._running))
        self._end(self._running[at])
        self._running[at] = self._start()
        self.kills += 1

    def end(self) -> None:
        for process in self._running:
            self._end(process)

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        assert process.poll() is None, "it fell over by itself"
        process.kill()
        process.wait()


@contextmanager
def keepers(url: str) -> Iterator[Keepers]:
    running = Keepers(url)
    try:
        yield running
    finally:
        running.end()


@pytest.mark.parametrize("place", ["server_url", "cluster_url"])
async def test_a_thousand_games_count_once_each(request: pytest.FixtureRequest, place: str) -> None:
    url: str = request.getfixturevalue(place)
    games, chance = some_games(GAMES, Random(place)), Random(place)
    async with opened(url) as store:
        with keepers(url) as running:
            playing = asyncio.create_task(play(store, games))
            while not playing.done() or await store.scores.waiting():
                await asyncio.sleep(chance.uniform(0.6, 1.2))
                running.kill(chance)
        await playing
        await check_counts(store, games)
        await check_ratings(store, games)
        await check_ladders(store)
    assert running.kills >= 5


async def play(store: Store, games: list[Tally]) -> None:
    """Finish the games, not all at the same time."""
    for at in range(0, GAMES, 20):
        await finish(store, games[at : at + 20])
        await asyncio.sleep(0.12)


async def check_counts(store: Store, games: list[Tally]) -> None:
    """See that whatever does not depend on the order is what a plain fold gives."""
    for player, expected in folded(games).items():
        kept = await Ratings(store.scores).career(player)
        assert kept.scores.keys() == expected.scores.keys()
        for kind, score in expected.scores.items():
            same = kept.scores[kind]
            assert (same.games, same.wins, same.draws) == (score.games, score.wins, score.draws)
            assert same.won == score.won
            assert set(same.chats) == set(score.chats)


async def check_ratings(store: Store, games: list[Tally]) -> None:
    """See that a rating is the fold of a player's games in the order in which they counted."""
    by_moment = {game.at: game for game in games}
    for player in PEOPLE:
        kept = await Ratings(store.scores).career(player.id)
        for kind, score in kept.scores.items():
            assert [point.game for point in score.points] == list(range(1, score.games + 1))
            career = Career()
            for point in score.points:
                game = by_moment[point.at]
                skills = msgspec.json.decode(
                    await store.scores.agree(game.game_id, b"nothing agreed on"),
                    type=tuple[Skill, ...],
                )
                seat = [one.id for one in game.players].index(PlayerId(player.id))
                career = career_after(career, game, seat, skills)
            assert career.scores[kind] == score


async def check_ladders(store: Store) -> None:
    """See that everybody is on the ladders with the rating that the record has."""
    for chat in CHATS:
        for player in PEOPLE:
            leaders = await Ratings(store.scores).leaders(chat, player.id)
            kept = await Ratings(store.scores).career(player.id)
            for kind, score in kept.scores.items():
                expected = score.rung if chat in score.chats else None
                assert leaders[kind].score == expected
