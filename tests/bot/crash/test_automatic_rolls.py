"""Dice that roll by themselves: on time and once, whoever sweeps and whoever dies of it."""

import asyncio
from dataclasses import dataclass, field

import pytest

from bot.desk.desk import Desk
from bot.desk.sweeper import LEASE, Sweeper
from bot.identity import Moment
from bot.persistence.tables import look
from bot.replies.reply import Announcement
from bot.store.port import Store
from bot.table.clock import TIMEOUTS
from bot.table.events import Rolled
from bot.table.table import Table
from rules.game import ToMove, ToRoll
from tests.bot.crash.record import check_table
from tests.bot.crash.talk import HERE, request
from tests.bot.crash.test_rolls import Crash, Trials
from tests.bot.store.stores import opened

TURNS = 25


@dataclass
class World:
    """A clock, what everybody has heard, and how many requests there were."""

    time: int = 1_000_000
    asked: int = 0
    heard: list[Announcement] = field(default_factory=list)

    def clock(self) -> Moment:
        """Return the time."""
        return Moment(self.time)


class Process:
    """A desk and a sweeper of one process, which share its connection to the store."""

    def __init__(self, world: World, store: Store) -> None:
        self._world = world
        self._store = store
        self.desk = Desk(store, clock=world.clock)
        self.sweeper = Sweeper(self.desk, {"test": self})

    async def say(self, reply: Announcement) -> None:
        """Tell everybody."""
        self._world.heard.append(reply)
        await self.desk.announced(reply)

    async def ask(self, name: str, text: str) -> None:
        """Let somebody say something."""
        self._world.asked += 1
        reply = await self.desk.handle(request(self._world.asked, (name, text)))
        await self.desk.announced(reply)

    async def table(self) -> Table:
        """Return the table that is kept."""
        table = (await look(self._store, HERE)).table
        assert table is not None
        return table

    async def begin(self) -> None:
        """Begin a game of backgammon, and play until a roll waits."""
        await self.ask("Anna", "/play backgammon")
        await self.ask("Ben", "/join")
        await self.move()

    async def move(self) -> None:
        """Let the player to act make the first move there is."""
        table = await self.table()
        assert isinstance(table.stage, ToMove)
        assert table.player_to_act is not None
        move = table.game.format(table.legal_moves[0], table.board)
        await self.ask(table.player_to_act.name, f"/move {move}")


async def test_two_processes_roll_once_and_tell_it_once(server_url: str) -> None:
    world = World()
    async with opened(server_url) as store, opened(server_url) as other:
        processes = (Process(world, store), Process(world, other))
        await processes[0].begin()
        for turn in range(TURNS):
            before = await processes[0].table()
            if not before.playing:
                break
            assert isinstance(before.stage, ToRoll)
            await sweep(*processes)
            assert await processes[0].table() == before
            world.time += TIMEOUTS.take_back
            world.heard.clear()
            await sweep(*processes, *processes)
            after = await processes[turn % 2].table()
            assert len(world.heard) == 1
            check_table(after)
            if after.playing:
                await processes[turn % 2].move()


async def sweep(*processes: Process) -> None:
    """Let several processes sweep at the same time."""
    await asyncio.gather(*(process.sweeper.sweep() for process in processes))


def test_a_process_that_dies_of_a_roll_buys_no_other_dice() -> None:
    world, store = World(), Trials()
    asyncio.run(Process(world, store).begin())
    store.rolled.clear()
    store.crashes = 3
    for _ in range(3):
        world.time += max(LEASE, TIMEOUTS.take_back)
        with pytest.raises(Crash):
            asyncio.run(Process(world, store).sweeper.sweep())
    world.time += LEASE
    asyncio.run(sweep(Process(world, store), Process(world, store)))
    table = asyncio.run(Process(world, store).table())
    assert len(set(store.rolled)) == 1
    assert sum(isinstance(entry.event, Rolled) for entry in table.log) == table.rolls
    assert len(world.heard) == 1
    check_table(table)
