"""Ratings: a plot, and the leaders of a hundred thousand beside one plain GET."""

import asyncio
from itertools import accumulate
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from redis.asyncio import Redis

from bot.identity import PlayerId
from bot.store.redis.keys import leaderboard_key, name_key
from bot.store.redis.store import RedisStore
from bot.store.scores_port import Leaderboard
from render import plot
from render.canvas.pen import Pen
from render.canvas.picture import flatten
from render.themes import pick
from tests.bench.bench_store import BODY, compare, costs
from tests.bench.served import served
from tests.bench.timing import Row, side_by_side, times

CHAT, KIND = "telegram:-100", "narde-2"
PLAYERS = 100_000
ASKER = PlayerId("telegram:50000")


def rows() -> list[Row]:
    """Measure both."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        return [*_plots(), *asyncio.run(_leaderboards(Path(folder)))]


def _plots() -> list[Row]:
    chance = Random(1)
    steps = accumulate((chance.randint(-12, 12) for _ in range(199)), initial=1500)
    ratings = list(enumerate(steps))
    picture, theme = plot(ratings), pick("wood")
    ours, floor = side_by_side(
        lambda: plot(ratings),
        lambda: flatten(Pen(picture.width, picture.height, theme.frame).finish(), theme),
    )
    size = len(picture.png) / 1024
    return [
        Row(
            f"plot of 200 ratings, {picture.width} x {picture.height}, {size:.1f} KiB",
            f"{ours * 1e3:.0f} ms",
            f"the same size with nothing on it {floor * 1e3:.0f} ms",
            times(ours, floor),
            "≤ 2 x",
        )
    ]


async def _leaderboards(folder: Path) -> list[Row]:
    async with served(folder) as (client, store):
        await _crowd(client)
        return await _leaders(client, store)


async def _crowd(client: Redis) -> None:
    key = leaderboard_key(Leaderboard(CHAT, KIND))
    await client.set("floor", BODY)
    for start in range(0, PLAYERS, 10_000):
        await client.zadd(key, {f"telegram:{at}": at for at in range(start, start + 10_000)})
    for at in range(PLAYERS - 10, PLAYERS):
        await client.set(name_key(PlayerId(f"telegram:{at}")), f"Player {at}")


async def _leaders(client: Redis, store: RedisStore) -> list[Row]:
    async def leaders() -> None:
        (found,) = await store.scores.leaders(CHAT, [KIND], ASKER)
        names = await store.scores.names(*(entry.player for entry in found.best))
        if (found.place, len(names)) != (PLAYERS - 50_000, 10):
            raise AssertionError

    floor, ours = await costs(lambda: client.get("floor"), leaders)
    return compare(
        f"ten leaders of {PLAYERS:,}, own place, names", ours, floor, "≤ 5 x", "none set"
    )
