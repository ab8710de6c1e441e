"""Replays recorded games at the rate and on the store of so many chats, to check the model.

`python -m tests.bench.simulation [CHATS ...]`. For each size one process does its share of the
commands, at the rate that the model of `tests.bench.capacity` says, on a server that has a part of
what the store would have. What it takes is compared with what the model says.
"""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from os import getpid
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple, Self

import structlog
from redis import Redis

from bot.commands.request import Request
from bot.desk.desk import Desk, now
from bot.identity import Player, PlayerId, TableId
from bot.persistence.record import encode, encode_game
from bot.ratings.game_kinds import GAME_KINDS
from bot.ratings.rated_game import RatedGame
from bot.ratings.ratings import Ratings
from bot.replies.contents import board_of
from bot.store.address import read_address
from bot.store.port import FinishedGame, Record, Save, Store
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from bot.table.table import Table
from rules import GAMES
from tests.bench import capacity
from tests.bench.capacity import Size
from tests.bench.played import Turn, lay, meet, play
from tests.bench.processes import resident_bytes
from tests.bench.timing import Row, table, times
from tests.bot.reading import version_of
from tests.bot.store import servers

PART, LEAST = 1 / 300, 1_000
"""Which part of the store is filled, and how many chats that is at least."""
RATED = 0.1
"""Which share of the finished games in it are counted for players."""
SECONDS = 8.0
GROUP = 64
"""Tables that are written at the same time."""
MONTH = 30 * 86_400_000
LATE = 0.050
"""Seconds that a hundredth of the replies may take longer than."""
KINDS = [kind.key for kind in GAME_KINDS[:4]]


@dataclass(frozen=True)
class Figure:
    """What was measured, and what the model says."""

    what: str
    measured: float
    modelled: float
    unit: str

    def row(self, size: Size) -> Row:
        """Return the line of the table."""
        return Row(
            f"{size.chats:,} chats: {self.what}",
            f"{self.measured:,.4g} {self.unit}",
            f"the model {self.modelled:,.4g} {self.unit}",
            times(self.measured, self.modelled),
            "",
        )


async def simulate(size: Size, url: str, server: Redis) -> list[Row]:
    """Fill the store, replay commands, and compare."""
    store = RedisStore(connect(read_address(url)))
    games = [await play(game, seed=1) for game in GAMES]
    turns = [turn for game in games for turn in game]
    Random(1).shuffle(turns)
    fill = _Fill(size, store, server, turns, [game[-1].kept.table for game in games])
    try:
        filled = [figure.row(size) async for figure in fill.figures()]
        return filled + [figure.row(size) async for figure in _replay(size, store, server, turns)]
    finally:
        await store.close()


@dataclass(frozen=True)
class _Fill:
    """Fills a part of a store."""

    size: Size
    store: Store
    server: Redis
    turns: Sequence[Turn]
    ended: Sequence[Table]

    async def figures(self) -> AsyncIterator[Figure]:
        """Write tables, finished games and players; yield the memory that each takes."""
        size, server = self.size, self.server
        tables, each = max(LEAST, round(size.tables * PART)), round(size.games / size.tables)
        before = _memory(server)
        await _in_groups(self._save(at, 1) for at in range(tables))
        with_tables = _memory(server)
        yield Figure("a table", (with_tables - before) / tables, capacity.TABLE_BYTES, "bytes")
        for version in range(2, 2 + each):
            await _in_groups(self._save(at, version, finished=True) for at in range(tables))
        with_games = _memory(server)
        a_game = (with_games - with_tables) / (tables * each)
        yield Figure("a finished game", a_game, capacity.GAME_BYTES, "bytes")
        players = await _rate(self.store, round(RATED * tables * each), size)
        a_player = (_memory(server) - with_games) / players
        yield Figure("a player", a_player, capacity.PLAYER_BYTES, "bytes")

    async def _save(self, at: int, version: int, *, finished: bool = False) -> None:
        """Save a version of a table, perhaps one with which a game has ended."""
        turn = self.turns[(at + version) % len(self.turns)].at(TableId(f"telegram:-{at}"))
        body = encode_game(self.ended[(at + version) % len(self.ended)])
        ended = (FinishedGame(f"game-{at:09}-{version}", body, MONTH),) if finished else ()
        save = Save(Record(version, encode(turn.kept)), finished=ended)
        assert await self.store.save(turn.request.table, save)


async def _rate(store: Store, games: int, size: Size) -> int:
    """Count some games for their players, and return how many players these are."""
    luck, ratings = Random(1), Ratings(store.scores)
    players = max(2, round(games * 2 * size.players / (size.games * 2)))
    people = [Player(PlayerId(f"telegram:{at}"), f"Player {at}") for at in range(players)]
    for number in range(games):
        pair = tuple(luck.sample(people, 2))
        chat = f"telegram:-{number % max(1, players // capacity.PLAYERS)}"
        game = RatedGame(
            game_id=f"rated-{number:09}", kind=luck.choice(KINDS), chat=chat, at=now(),
            players=pair, ranks=(1, 2), won=(("single",), ()),
        )  # fmt: skip
        await ratings._count_for_all(game)  # noqa: SLF001 - without a table that ends
    return players


async def _replay(
    size: Size, store: Store, server: Redis, turns: Sequence[Turn]
) -> AsyncIterator[Figure]:
    """Do the commands of one process, and yield what they take."""
    rate = size.a_second / size.processes
    desk, clock = Desk(store), asyncio.get_running_loop().time
    warm_up = await lay(store, turns)
    requests = await lay(store, islice(cycle(turns), round(rate * SECONDS)))
    waits: list[float] = []
    refused: list[bool] = []

    async def ask(request: Request, due: float) -> None:
        reply = await desk.handle(request)
        if board := board_of(reply):
            assert await desk.paint(board, reply.table)
        await desk.announced(reply)
        waits.append(clock() - due)
        refused.append(not version_of(reply))

    for request in warm_up:
        await ask(request, clock())
    waits.clear()
    refused.clear()
    await meet(desk, requests)
    before, cpu, start = Taken.by(server), process_time(), clock()
    async with asyncio.TaskGroup() as everybody:
        for number, request in enumerate(requests):
            due = start + number / rate
            await asyncio.sleep(due - clock())
            everybody.create_task(ask(request, due))
    cpu, taken = process_time() - cpu, Taken.by(server)
    late, commands = quantiles(waits, n=100)[98], len(requests)
    yield Figure(f"{rate:.0f} a second, CPU", cpu / commands * 1e3, capacity.DESK_CPU * 1e3, "ms")
    store_cpu = (taken.cpu - before.cpu) / commands
    yield Figure("store, CPU", store_cpu * 1e3, capacity.STORE_CPU * 1e3, "ms")
    traffic = (taken.traffic - before.traffic) / commands
    yield Figure("to and from the store", traffic, capacity.STORE_TRAFFIC, "bytes")
    yield Figure("turned away, of all", sum(refused), commands, "commands")
    yield Figure("p99, beside the goal", late * 1e3, LATE * 1e3, "ms")
    yield Figure("memory", resident_bytes(getpid()) / 1e6, capacity.PROCESS_BYTES / 1e6, "MB")


class Taken(NamedTuple):
    """What a server has taken since its start."""

    cpu: float
    traffic: int

    @classmethod
    def by(cls, server: Redis) -> Self:
        """Return what a server has taken by now."""
        cpu, net = server.info("cpu"), server.info("stats")
        return cls(
            float(cpu["used_cpu_user"]) + float(cpu["used_cpu_sys"]),
            int(net["total_net_input_bytes"]) + int(net["total_net_output_bytes"]),
        )


async def _in_groups(calls: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run many calls, some at a time."""
    waiting = iter(calls)
    while group := list(islice(waiting, GROUP)):
        await asyncio.gather(*group)


def _memory(server: Redis) -> int:
    return int(server.info("memory")["used_memory_dataset"])


def main() -> None:
    """Simulate each size on a server of its own."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    for chats in map(int, sys.argv[1:] or capacity.CHATS):
        with TemporaryDirectory(prefix="parlour-") as folder:
            path = Path(folder) / "store"
            path.mkdir()
            with (
                servers.server(path, *servers.DURABLE) as url,
                Redis(unix_socket_path=url.removeprefix("unix://")) as server,
            ):
                print(table(asyncio.run(simulate(Size(chats), url, server))), flush=True)


if __name__ == "__main__":
    main()
