"""A whole command with its picture, beside one GET.

Whole games are played several times. Each command counts with the least that it took of our
processor in any of them, and so does each GET before it: whatever else runs on the machine is in
neither. Then many games are played, one command in each in turn, and all that they took counts: a
process that has many tables cannot remember everything about each.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from itertools import zip_longest
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from time import process_time

from redis.asyncio import Redis

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.persistence.record import encode
from bot.replies.contents import board_of
from bot.replies.reply import Reply
from bot.store.redis.store import RedisStore
from rules import GAMES
from tests.bench.bench_desk import log_file
from tests.bench.played import Turn, begin, forget, play
from tests.bench.served import served
from tests.bench.timing import ROUNDS, Row, times

STEPS = ("one GET", "answered and saved", "its picture", "noted as shown")
SEEDS = range(4)
"""Of each game so many are played at the same time."""


def rows() -> list[Row]:
    """Measure the games on one server."""
    with TemporaryDirectory(prefix="parlour-") as folder, log_file(Path(folder) / "log"):
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Row]:
    games = [await play(game, seed=1) for game in GAMES]
    async with served(folder) as (client, store):
        alone = [row for game in games for row in await _costs(client, store, game)]
        many = [await play(game, seed) for seed in SEEDS for game in GAMES]
        return [*alone, await _cost_of_many(client, store, many)]


async def _cost_of_many(client: Redis, store: RedisStore, games: Sequence[Sequence[Turn]]) -> Row:
    """Play games a second time, when their boards have been painted."""
    desk = Desk(store)
    await _play_in_turn(client, desk, games)
    get, *steps = map(fmean, await _play_in_turn(client, desk, games))
    floor = f"one GET by redis-py {get * 1e6:.0f} µs"
    what = f"{len(games)} games in turn, a command with its picture, CPU"
    return Row(what, f"{sum(steps) * 1e6:.0f} µs", floor, times(sum(steps), get), "")


async def _play_in_turn(
    client: Redis, desk: Desk, games: Sequence[Sequence[Turn]]
) -> list[list[float]]:
    asked = [await begin(desk.store, game) for game in games]
    forget()
    in_turn = [each for together in zip_longest(*asked) for each in together if each]
    return await _take(client, desk, in_turn)


async def _costs(client: Redis, store: RedisStore, game: Sequence[Turn]) -> list[Row]:
    name, size = game[0].kept.table.setup.game, fmean(len(encode(turn.kept)) for turn in game)
    await client.set("floor", bytes(int(size)))
    rounds = [await _play(client, store, game) for _ in range(ROUNDS)]
    get, *steps = (fmean(map(min, zip(*step, strict=True))) for step in zip(*rounds, strict=True))
    answered, drawn, _ = steps
    costs = (*zip(STEPS[1:], steps, strict=True), ("with its picture", answered + drawn))
    floor = f"one GET by redis-py {get * 1e6:.0f} µs"
    return [
        Row(f"{name}, a command: {what}, CPU", f"{cost * 1e6:.0f} µs", floor, times(cost, get), "")
        for what, cost in costs
    ]


async def _play(client: Redis, store: RedisStore, game: Sequence[Turn]) -> list[list[float]]:
    """Return what each step of each command took, at a desk that has seen nothing yet."""
    requests = await begin(store, game)
    forget()
    return await _take(client, Desk(store), requests)


async def _take(client: Redis, desk: Desk, requests: Sequence[Request]) -> list[list[float]]:
    """Return what each step of each command took."""
    taken = [list[float]() for _ in STEPS]

    async def timed(step: int, call: Awaitable[object]) -> None:
        start = process_time()
        await call
        taken[step].append(process_time() - start)

    for request in requests:
        replies: list[Reply] = []
        await timed(0, client.get("floor"))
        await timed(1, _answer(desk, request, replies))
        await timed(2, _draw(desk, replies[0]))
        await timed(3, desk.announced(replies[0]))
    return taken


async def _answer(desk: Desk, request: Request, replies: list[Reply]) -> None:
    replies.append(await desk.handle(request))


async def _draw(desk: Desk, reply: Reply) -> None:
    board = board_of(reply)
    assert board
    assert await desk.paint(board, reply.table)
