"""Several processes that share a store and a clock, each with a chat of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.doubts import DOUBT
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, TableId
from bot.replies.reply import Announcement, Reply
from bot.store.memory import MemoryStore
from tests.bot.room import ROOM, person
from tests.bot.scripted import ScriptedChance

SECOND = 1_000


@dataclass
class World:
    """What all processes share: the store, the time, and what the players have seen."""

    store: MemoryStore = field(default_factory=MemoryStore)
    chance: ScriptedChance = field(default_factory=ScriptedChance)
    time: int = 0
    seen: list[str] = field(default_factory=list)

    def process(self) -> "Process":
        """Start a process."""
        return Process(self)

    async def unannounced(self) -> int:
        """Return how many versions wait to be announced."""
        return len(await self.store.claim_unannounced("test", Moment(2**50), Moment(self.time)))


class Process:
    """A desk, a chat and a sweeper."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.desk = Desk(world.store, chance=world.chance, clock=lambda: Moment(self._world.time))
        self.chat = Chat(self.desk, world)
        self.sweeper = Sweeper(self.desk, {"test": self.chat})

    async def ask(self, name: str, text: str, table: TableId = ROOM) -> Reply:
        """Let somebody type something; nothing is shown yet."""
        return await self.desk.handle(Request(table=table, player=person(name), text=text))

    async def say(self, name: str, text: str) -> Reply:
        """Let somebody type something, and show the reply as an adapter does."""
        reply = await self.ask(name, text)
        async with self.desk.showing(reply):
            await self.chat.show(reply)
        return reply

    async def begin(self) -> None:
        """Let Anna and Ben begin a game."""
        await self.say("Anna", "/play checkers")
        await self.say("Ben", "/join")

    @asynccontextmanager
    async def sending(self, reply: Reply) -> AsyncIterator[None]:
        """Be busy with sending a reply while the block runs, and show it at its end."""
        slow = asyncio.Event()

        async def send() -> None:
            async with self.desk.showing(reply):
                await slow.wait()
                await self.chat.show(reply)

        task = asyncio.create_task(send())
        await asyncio.sleep(0)
        yield
        slow.set()
        await task

    async def round(self) -> None:
        """Do what a running sweeper does, once."""
        await self.desk.deliveries.renew()
        await self.sweeper.check_clocks()
        await self.sweeper.repeat_announcements(DOUBT)


@dataclass
class Chat:
    """A chat that shows everything, or fails."""

    desk: Desk
    world: World
    troubles: list[Exception] = field(default_factory=list)
    """What goes wrong with the next messages."""
    tried: list[int] = field(default_factory=list)
    """The seconds at which somebody tried to show something unasked."""

    async def say(self, reply: Announcement) -> None:
        """Show what nobody asked for."""
        self.tried.append(self.world.time // SECOND)
        await self.show(reply)

    async def show(self, reply: Reply) -> None:
        """Show a reply, or fail."""
        if self.troubles:
            raise self.troubles.pop(0)
        self.world.seen.append(reply.text)
        await self.desk.announced(reply)


async def playing(store: MemoryStore | None = None) -> tuple[World, Process]:
    """Return a process where Anna is to move; what was said before is forgotten."""
    world = World(store or MemoryStore())
    process = world.process()
    await process.begin()
    world.seen.clear()
    return world, process


async def pass_time(world: World, *processes: Process, seconds: int) -> None:
    """Let time pass, second after second, while processes sweep."""
    for _ in range(seconds):
        world.time += SECOND
        for process in processes:
            await process.round()
