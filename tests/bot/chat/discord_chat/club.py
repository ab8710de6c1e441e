"""A club on Discord: a server on loopback, Parlour in it, and people who play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from bot.app.setting_types import Shards
from bot.chat.discord_chat import DiscordChat, Timeouts
from bot.chat.discord_chat.places import table_at
from bot.desk.desk import Desk
from bot.desk.painter import Painter
from bot.desk.studio import Studio
from bot.persistence.tables import look
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.table.chance import Chance
from bot.table.table import Table
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Channel, Guild, Person, Server, running
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.world import TOKEN

QUICK = Timeouts(defer_after=2.5, identify_pause=0.0, guild_ready=0.02)


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
    timeouts: Timeouts = QUICK
    shards: Shards | None = None
    chat: DiscordChat | None = None
    _task: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.anna = Person(self.server, "Anna")
        self.ben = Person(self.server, "Ben")
        self.desk = self.another_desk()

    def another_desk(self) -> Desk:
        """Return a desk as another process would have it."""
        return Desk(self.store, chance=self.chance, studio=self.studio, painter=self.painter)

    async def open(self) -> None:
        """Start Parlour, and wait until it is connected."""
        DiscordChat.use_host(self.server.api_url, self.server.gateway_url)
        self.desk = self.another_desk()
        self.chat = DiscordChat(self.desk, timeouts=self.timeouts, shards=self.shards)
        self._task = asyncio.create_task(self.chat.run(TOKEN))
        wanted = set(self.shards.ids if self.shards else range(self.server.shards))
        await self.server.until(lambda: wanted <= self.server.gateway.connected)

    async def close(self) -> None:
        """Stop Parlour, as a signal would."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def restart(self) -> None:
        """Stop Parlour and start it again, with nothing but its store."""
        await self.close()
        self.server.gateway.sessions.clear()
        await self.open()

    async def table(self, channel: Channel | None = None) -> Table:
        """Return the table from the store."""
        found = await look(self.store, table_at((channel or self.channel).id))
        assert found.table is not None
        return found.table

    async def board(self, channel: Channel | None = None) -> Json:
        """Return the one public board once it shows the table as it is now."""
        place = channel or self.channel
        stamp = (await look(self.store, table_at(place.id))).version
        await self.server.until(lambda: [_stamp(message) for message in place.live] == [stamp])
        return place.live[0]

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
    payload = message["components"][0]["components"][0]["custom_id"].partition(":")[2]
    return int(payload.partition(" ")[0], 16)


@asynccontextmanager
async def club(  # noqa: PLR0913 - each is one thing that a test decides
    *,
    store: Store | None = None,
    chance: Chance | None = None,
    shards: int = 1,
    timeouts: Timeouts = QUICK,
    painter: Painter | None = None,
    prepare: Callable[[Club], None] = lambda _: None,
) -> AsyncIterator[Club]:
    """Open a club, and close it whatever happens; nothing in it may break Discord's rules."""
    async with running(shards) as server:
        guild = server.add_guild()
        channel = server.add_channel(guild)
        made = Club(server, guild, channel, store or MemoryStore(), timeouts=timeouts)
        made.chance = chance or ScriptedChance()
        made.painter = painter or made.painter
        prepare(made)
        try:
            await made.open()
            yield made
        finally:
            await made.close()
        assert server.violations == []
