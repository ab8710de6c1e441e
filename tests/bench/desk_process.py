"""A desk and its painter in a process of their own, where people play recorded games.

`python -m tests.bench.desk_process URL NUMBER SECONDS AT_ONCE`: it prints a line when it is ready,
waits for one, and prints what it has seen. Its tables are its own, as those of a shard are.
"""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import count, cycle
from time import perf_counter, process_time

import structlog

from bot.app.warm_up import spare_what_is_loaded
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.persistence.record import encode
from bot.replies.contents import board_of
from bot.store.address import read_address
from bot.store.port import Record, Save
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from rules import GAMES
from tests.bench.played import Turn, play
from tests.bot.reading import version_of

SEEDS = range(4)
"""Of each game so many are recorded, and played in turn."""


class Rooms:
    """Rooms of one process: in each a game is played after the other, each at a new table."""

    def __init__(self, desk: Desk, number: int, games: Sequence[Sequence[Turn]]) -> None:
        self._desk = desk
        self._tables = (TableId(f"telegram:{number}{at:08}") for at in count())
        self._recorded = games
        self._games = cycle(games)
        self.waits: list[float] = []
        """Seconds from each command until its picture is drawn and noted as shown."""
        self.refused = 0

    async def warm_up(self) -> None:
        """Play each game once, so that the boards are painted."""
        for _ in self._recorded:
            game, table = await self._open()
            for turn in game:
                await self._take(turn, table)
        self.waits.clear()

    async def play(self, until: float) -> None:
        """Play in one room until the time is over."""
        while perf_counter() < until:
            game, table = await self._open()
            for turn in game:
                if perf_counter() >= until:
                    return
                await self._take(turn, table)

    async def _open(self) -> tuple[Sequence[Turn], TableId]:
        """Return the next game, and a new table at which it begins."""
        game, table = next(self._games), next(self._tables)
        first = game[0].at(table).kept
        assert await self._desk.store.save(table, Save(Record(1, encode(first))))
        return game, table

    async def _take(self, turn: Turn, table: TableId) -> None:
        start = perf_counter()
        reply = await self._desk.handle(replace(turn.request, table=table))
        self.refused += not version_of(reply)
        if board := board_of(reply):
            assert await self._desk.paint(board, table)
        await self._desk.announced(reply)
        self.waits.append(perf_counter() - start)


async def main(url: str, number: int, seconds: float, at_once: int) -> None:
    """Play when told to, and print what was seen."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    games = [await play(game, seed) for seed in SEEDS for game in GAMES]
    store = RedisStore(connect(read_address(url)))
    rooms = Rooms(Desk(store), number, games)
    try:
        await rooms.warm_up()
        spare_what_is_loaded()  # as Parlour does when it has started
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        cpu, until = process_time(), perf_counter() + seconds
        await asyncio.gather(*(rooms.play(until) for _ in range(at_once)))
        taken = process_time() - cpu
    finally:
        await store.close()
    print(json.dumps({"cpu": taken, "waits": rooms.waits, "refused": rooms.refused}), flush=True)


if __name__ == "__main__":
    _, _url, _number, _seconds, _at_once = sys.argv
    # One core each, so that a painter's thread does not borrow that of the next process.
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[int(_number) % len(cores)]})
    asyncio.run(main(_url, int(_number), float(_seconds), int(_at_once)))
