"""A club where Anna plays a computer, with a clock that a test moves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.commands.request import Request
from bot.computers.workers import Workers
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow
from bot.desk.thinker import DELAY, Thinker
from bot.engines.question import Answer, Question, Task
from bot.identity import Moment, is_computer
from bot.replies.reply import Announcement, Reply
from bot.store.memory import MemoryStore
from bot.table.clock import Timeouts
from bot.table.events import Moved
from bot.table.table import Table
from rules import GAMES
from tests.bot.room import ROOM, person
from tests.bot.scripted import ScriptedChance


class Minds(Workers):
    """Answers without processes: the last legal move, or what a test decides."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self.accept = False
        self.meanwhile: asyncio.Event | None = None
        self.permits: asyncio.Semaphore | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Need no processes."""
        yield

    async def ask(self, question: Question) -> Answer:
        """Return the last legal move."""
        self.asked.append(question)
        if self.meanwhile:
            await self.meanwhile.wait()
        if self.permits:
            await self.permits.acquire()
        if question.task is not Task.MOVE:
            return Answer(accept=self.accept)
        game = GAMES[question.game]
        position = game.load(question.position)
        if question.game == "backgammon" and not getattr(position, "dice", ()):
            return Answer(move="take" if "take" in game.words(position) else "")
        return Answer(move=game.format(game.legal_moves(position)[-1], position))


@dataclass
class Chat:
    """Shows what it is told, unless it cannot."""

    desk: Desk
    said: list[Announcement] = field(default_factory=list)
    away: bool = False

    async def say(self, reply: Announcement) -> None:
        """Show a reply."""
        if self.away:
            raise NotNow
        self.said.append(reply)
        await self.desk.announced(reply)


class Club:
    """A desk with a computer, and a clock that a test moves."""

    def __init__(self, *rolls: str, store: MemoryStore | None = None) -> None:
        self.time = 0
        self.store = store or MemoryStore()
        self.chance = ScriptedChance(*rolls)
        self.minds = Minds()
        self.desk, self.chat, self.thinker = self.another()

    def another(self) -> tuple[Desk, Chat, Thinker]:
        """Return what another process has, with the same store and clock."""
        timeouts = Timeouts(take_back=5_000)
        clock = lambda: Moment(self.time)  # noqa: E731
        desk = Desk(self.store, chance=self.chance, clock=clock, timeouts=timeouts)
        chat = Chat(desk)
        return desk, chat, Thinker(desk, {"test": chat}, self.minds)

    async def say(self, text: str, *, shown: bool = True, name: str = "Anna") -> Reply:
        """Let somebody type something, and show the reply."""
        reply = await self.desk.handle(self.request(text, name=name))
        if shown:
            await self.desk.announced(reply)
        return reply

    def request(self, text: str, *, name: str = "Anna") -> Request:
        """Return what somebody types."""
        return Request(table=ROOM, player=person(name), text=text)

    async def later(self, milliseconds: int = DELAY) -> None:
        """Let time pass, and the computer act if it is time."""
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        self.time += milliseconds
        await self.thinker.think()

    @property
    async def table(self) -> Table:
        """Return the table."""
        table = (await self.desk.tables.find(ROOM)).table
        assert table is not None
        return table

    async def moves_of_computer(self) -> list[str]:
        """Return what the computer has moved."""
        table = await self.table
        events = [entry.event for entry in table.log]
        return [
            event.text
            for event in events
            if isinstance(event, Moved) and is_computer(table.players[event.seat].id)
        ]


async def begun(*rolls: str, words: str = "checkers", store: MemoryStore | None = None) -> Club:
    """Return a club where Anna plays a computer, who has moved if it was its turn."""
    club = Club(*rolls, store=store)
    await club.say(f"/play {words} computer=3")
    for _ in range(3):
        await club.later()
    return club


async def begun_and_thinking() -> tuple[Club, asyncio.Task[None], asyncio.Event]:
    """Return a club, the computer's thought there, and what has to happen for it to end."""
    club = await begun()
    await club.say(await any_move(club))
    club.minds.meanwhile = go_on = asyncio.Event()
    await asyncio.sleep(0)
    club.time += DELAY
    thinking = asyncio.create_task(club.thinker.think())
    await asyncio.sleep(0.01)
    return club, thinking, go_on


async def any_move(club: Club) -> str:
    """Return a move that Anna can make."""
    table = await club.table
    return f"/move {table.game.format(table.legal_moves[0], table.board)}"
