"""A club on Discord: a server on loopback, Parlour in it, and people who play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace

from bot.app.setting_types import Shards
from bot.chat.discord_chat import DiscordChat, Timeouts
from bot.chat.discord_chat.emojis import drawn
from bot.chat.discord_chat.places import table_at
from bot.computers.workers import Workers
from bot.desk.desk import Desk
from bot.desk.painter import Painter
from bot.desk.studio import Studio
from bot.desk.sweeper import Sweeper
from bot.desk.thinker import Thinker
from bot.persistence.tables import look
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.table.chance import Chance
from bot.table.clock import TIMEOUTS
from bot.table.clock import Timeouts as TableTimeouts
from bot.table.table import Table
from tests.bot.clocks import SECOND, Clock
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Channel, Guild, Person, Server, running
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import payloads
from tests.fakes.discord_server.world import TOKEN

QUICK = Timeouts(
    defer_after=2.5,
    settle=0.0,
    patience=0.0,
    identify_pause=0.0,
    guild_ready=0.02,
    resync=0.01,
    retry=0.01,
)
"""As if days were between two turns: nobody is there when it is their turn."""
LIVE = replace(QUICK, patience=150.0)
"""Players who sit before their boards."""
TAKE_BACK = TIMEOUTS.take_back / SECOND
"""Seconds for which a move may be taken back, and what happens by itself waits."""


@dataclass
class Club:
    """The server, the bot and the people of a test."""

    server: Server
    guild: Guild
    channel: Channel
    store: Store = field(default_factory=MemoryStore)
    chance: Chance = field(default_factory=ScriptedChance)
    studio: Studio = field(default_factory=Studio)
    painter: Painter = field(default_factory=Painter)
    clock: Clock = field(default_factory=Clock)
    """Time passes only when a test says so."""
    timeouts: Timeouts = QUICK
    shards: Shards | None = None
    take_back: float = TAKE_BACK
    client_secret: str = ""
    """With it, boards can be opened inside Discord."""
    source: str = ""
    """Where people can read the source."""
    hears_owners: bool = False
    """Whether the bot hears what owners write to it."""
    workers: Workers | None = None
    """What computers think with, if there are any."""
    thinker: Thinker | None = None
    chat: DiscordChat | None = None
    await_commands: bool = True
    """Whether people wait until Discord shows the commands."""
    _thinking: AsyncExitStack = field(default_factory=AsyncExitStack)
    _task: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.anna = Person(self.server, "Anna")
        self.ben = Person(self.server, "Ben")
        self.desk = self.another_desk()

    def another_desk(self) -> Desk:
        """Return a desk as another process would have it."""
        return Desk(
            self.store,
            chance=self.chance,
            clock=self.clock,
            timeouts=TableTimeouts(take_back=int(self.take_back * SECOND)),
            studio=self.studio,
            painter=self.painter,
        )

    async def open(self) -> None:
        """Start Parlour, and wait until it is connected."""
        DiscordChat.use_host(self.server.api_url, self.server.gateway_url)
        self.desk = self.another_desk()
        self.chat = DiscordChat(
            self.desk,
            timeouts=self.timeouts,
            shards=self.shards,
            client_secret=self.client_secret,
            source=self.source,
            hears_owners=self.hears_owners,
        )
        if self.workers:
            self.thinker = Thinker(self.desk, {"discord": self.chat}, self.workers)
            await self._thinking.enter_async_context(self.workers.running())
        self._task = asyncio.create_task(self.chat.run(TOKEN))
        wanted = set(self.shards.ids if self.shards else range(self.server.shards))
        await self.server.until(lambda: wanted <= self.server.gateway.connected)
        if self.await_commands:
            await self.until_ready()

    async def until_ready(self) -> None:
        """Wait until Discord shows the commands, and the emojis that it has are known."""
        while not self._is_ready:  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.002)

    @property
    def _is_ready(self) -> bool:
        assert self.chat is not None
        interactions, there = self.chat._interactions, self.server.emojis.by_name  # noqa: SLF001
        return bool(interactions.commands) and (":" in interactions.signs["wall"] or not there)

    async def close(self) -> None:
        """Stop Parlour, as a signal would."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._thinking.aclose()

    async def restart(self) -> None:
        """Stop Parlour and start it again, with nothing but its store."""
        await self.close()
        self.server.gateway.sessions.clear()
        await self.open()

    async def later(self, seconds: float = TAKE_BACK) -> None:
        """Let time pass once everybody is answered, and whatever happens by itself then."""
        assert self.chat is not None
        await self.chat._interactions.finish()  # noqa: SLF001 - as at a shutdown
        self.clock.time += int(seconds * SECOND)
        await self.desk.deliveries.renew()
        await Sweeper(self.desk, {"discord": self.chat}).sweep()

    async def think(self) -> None:
        """Let computers act once, after everybody is answered."""
        assert self.chat is not None
        assert self.thinker is not None
        await self.chat._interactions.finish()  # noqa: SLF001 - as at a shutdown
        await self.thinker.think()

    async def table(self, channel: Channel | None = None) -> Table:
        """Return the table from the store."""
        found = await look(self.store, table_at((channel or self.channel).id))
        assert found.table is not None
        return found.table

    async def board(self, channel: Channel | None = None) -> Json:
        """Return the one public board once it shows the table as it is now.

        Where the bot can only answer, older boards keep their buttons.
        """
        place = channel or self.channel
        stamp = (await look(self.store, table_at(place.id))).version
        only = place.open_to_bot

        def is_there() -> bool:
            shown = [_stamp(message) for message in place.live]
            return (shown if only else shown[-1:]) == [stamp]

        await self.server.until(is_there)
        return place.live[-1]

    def person(self, player: str) -> Person:
        """Return the person of a player id."""
        people = (self.anna, self.ben)
        return next(person for person in people if player.endswith(f":{person.id}"))

    async def to_act(self) -> Person:
        """Return whose turn it is."""
        table = await self.table()
        assert table.to_act is not None
        return self.person(table.players[table.to_act].id)


def _stamp(message: Json) -> int:
    return int(next(iter(payloads(message).values())).partition(" ")[0], 16)


@asynccontextmanager
async def club(  # noqa: PLR0913 - each is one thing that a test decides
    *,
    store: Store | None = None,
    chance: Chance | None = None,
    shards: int = 1,
    timeouts: Timeouts = QUICK,
    painter: Painter | None = None,
    take_back: float = TAKE_BACK,
    workers: Workers | None = None,
    prepare: Callable[[Club], None] = lambda _: None,
) -> AsyncIterator[Club]:
    """Open a club, and close it whatever happens; nothing in it may break Discord's rules."""
    async with running(shards) as server:
        guild = server.add_guild()
        channel = server.add_channel(guild)
        made = Club(server, guild, channel, store or MemoryStore(), timeouts=timeouts)
        made.chance = chance or ScriptedChance()
        made.painter = painter or made.painter
        made.take_back = take_back
        made.workers = workers
        for name in drawn():
            server.emojis.add(name)  # at an earlier start
        prepare(made)
        try:
            await made.open()
            yield made
        finally:
            await made.close()
        assert server.violations == [], server.violations
