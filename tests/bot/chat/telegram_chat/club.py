"""A Telegram on loopback with a bot in it, and people who play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field

from bot.chat.telegram_chat import Access, MiniApp, TelegramChat, Webhook
from bot.chat.telegram_chat.limiter import Rate, SendingRates, paced_group
from bot.chat.telegram_chat.places import Place
from bot.computers.workers import Workers
from bot.desk.desk import Desk, now
from bot.desk.painter import Painter
from bot.desk.studio import Studio
from bot.desk.sweeper import Sweeper
from bot.desk.thinker import Thinker
from bot.identity import Moment
from bot.persistence.tables import look
from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.table.clock import TIMEOUTS, Timeouts
from bot.table.table import Table
from tests.bot.clocks import Clock
from tests.bot.scripted import ScriptedChance
from tests.bot.store.servers import free_ports
from tests.fakes.telegram_server import Chat, Message, TelegramServer, User
from tests.fakes.telegram_server.private_messages import Answer
from tests.fakes.telegram_server.world import TOKEN

SECOND = 0.002
"""How long a second of Telegram's limits takes in the tests."""
RATES = SendingRates(
    chat=(Rate(3, 3 * SECOND),),
    group=paced_group(SECOND),
    words=(Rate(12, 60 * SECOND),),
    person=Rate(8, 60 * SECOND),
    overall=(Rate(30, SECOND),),
)
AT_ONCE = Timeouts(take_back=0)
"""Dice roll at once, and no move can be taken back without asking."""
WORLD = "https://parlour.example/telegram"


@dataclass
class Club:
    """Anna, Ben and Cleo, who meet in a group."""

    server: TelegramServer
    store: Store
    chance: ScriptedChance
    studio: Studio = field(default_factory=Studio)
    painter: Painter = field(default_factory=Painter)
    timeouts: Timeouts = TIMEOUTS
    clock: Callable[[], Moment] = field(default_factory=lambda: Clock(now()))
    mini_app: MiniApp | None = None
    staging_chat: int | None = None
    workers: Workers | None = None
    """What computers think with, if there are any."""
    thinker: Thinker | None = field(init=False, default=None)
    desks: list[Desk] = field(init=False, default_factory=list)
    chats: list[TelegramChat] = field(init=False, default_factory=list)
    routes: list[str] = field(init=False, default_factory=list)
    """The real addresses behind the webhook's public one."""

    def __post_init__(self) -> None:
        self.anna = self.server.user(1, "Anna", "anna_a")
        self.ben = self.server.user(2, "Ben", "BenB")
        self.cleo = self.server.user(3, "Клео", language="ru")
        self.dan = self.server.user(4, "Dan")
        self.group = self.server.group(-50, self.anna, self.ben, self.cleo, self.dan)

    @asynccontextmanager
    async def open(self, *, webhook: bool = False, processes: int = 1) -> AsyncIterator["Club"]:
        """Let the bot run while the block runs, in one process or as if in several."""
        ports = free_ports(processes)
        self.routes = [f"http://127.0.0.1:{port}/telegram" for port in ports]
        self.desks = [
            Desk(
                self.store,
                chance=self.chance,
                clock=self.clock,
                timeouts=self.timeouts,
                studio=self.studio,
                painter=self.painter,
            )
            for _ in range(processes)
        ]
        self.chats = [
            self._bot(desk, Webhook(WORLD, port, "127.0.0.1"), webhook)
            for desk, port in zip(self.desks, ports, strict=True)
        ]
        if self.workers:
            self.thinker = Thinker(self.desk, {"telegram": self.chat}, self.workers)
        thinking = self.workers.running() if self.workers else nullcontext()
        tasks = [asyncio.create_task(chat.run()) for chat in self.chats]
        try:
            async with self.server.bringing(*self.routes), thinking:
                yield self
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _bot(self, desk: Desk, webhook: Webhook, wanted: bool) -> TelegramChat:  # noqa: FBT001 - one call
        hook = webhook if wanted else None
        access = Access(TOKEN, self.server.url, hook, self.staging_chat)
        return TelegramChat(desk, access, rates=RATES, mini_app=self.mini_app)

    @property
    def desk(self) -> Desk:
        """Return the desk of the bot, or of one of several."""
        return self.desks[0]

    @property
    def chat(self) -> TelegramChat:
        """Return the bot, or one of several."""
        return self.chats[0]

    async def settle(self) -> None:
        """Return when the bot has heard everything and said everything."""
        async with asyncio.timeout(20):
            await self.server.updates.taken()
            for chat in self.chats:
                await chat.flush()

    async def wait(self, seconds: float = 6) -> None:
        """Let time pass, and everything happen that happens by itself."""
        assert isinstance(self.clock, Clock)
        self.clock.time += int(seconds * 1_000)
        await Sweeper(self.desk, {"telegram": self.chat}).sweep()
        await self.settle()

    async def think(self) -> None:
        """Let computers act once."""
        assert self.thinker is not None
        await self.thinker.think()
        await self.settle()

    def board(self, chat: Chat | None = None, topic: int | None = None) -> Message:
        """Return the message that shows the table of a chat."""
        chat = chat or self.group
        shown = self.desk.shown_in(Place(chat.id, topic).table)
        assert shown is not None
        return chat.messages[shown.message]

    async def say(
        self,
        user: User,
        text: str,
        chat: Chat | None = None,
        *,
        topic: int | None = None,
        answers: Message | None = None,
    ) -> Message:
        """Let somebody write, and return what the bot said last."""
        chat = chat or self.group
        await self.server.type(user, chat, text, topic=topic, answers=answers)
        await self.settle()
        return chat.last

    async def press(self, user: User, label: str, message: Message | None = None) -> Answer:
        """Let somebody press a button, of the board if nothing else is said."""
        answer = await self.server.press(user, message or self.group.last, label)
        await self.settle()
        return answer

    async def table(self, chat: Chat | None = None, topic: int | None = None) -> Table:
        """Return the table of a chat."""
        place = Place((chat or self.group).id, topic)
        found = await look(self.store, place.table)
        assert found.table is not None
        return found.table


@asynccontextmanager
async def club(  # noqa: PLR0913 - each is one thing that a test decides
    *rolls: str,
    webhook: bool = False,
    store: Store | None = None,
    studio: Studio | None = None,
    painter: Painter | None = None,
    timeouts: Timeouts = TIMEOUTS,
    workers: Workers | None = None,
    mini_app: MiniApp | None = None,
    private: bool = True,
    staging_chat: int | None = None,
) -> AsyncIterator[Club]:
    """Run a server and the bot while the block runs; nothing may have been refused in the end.

    `private` is whether the group can have messages that one member alone sees.
    """
    async with TelegramServer.running(SECOND) as server:
        chance = ScriptedChance(*rolls)
        members = Club(
            server,
            store or MemoryStore(),
            chance,
            studio or Studio(),
            painter or Painter(),
            timeouts,
            mini_app=mini_app,
            staging_chat=staging_chat,
            workers=workers,
        )
        if not private:
            server.methods.private.refused_in.add(members.group.id)
        async with members.open(webhook=webhook):
            yield members
        assert server.faults == []
