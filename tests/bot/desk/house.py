"""A room with a clock, and sweepers that look after it."""

import asyncio
from dataclasses import dataclass, field

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.replies.reply import Announcement, Reply
from bot.table.clock import MINUTE
from tests.bot.room import ROOM, Room, person

LONG = 1_000 * MINUTE
SECOND = 1 / 60
"""In minutes, as the sweeps of these tests are counted."""


@dataclass
class Chat:
    """A chat that hears everything, or nothing for some reason."""

    desk: Desk
    heard: list[Announcement] = field(default_factory=list)
    trouble: Exception | None = None

    async def say(self, reply: Announcement) -> None:
        """Hear it."""
        if self.trouble:
            raise self.trouble
        self.heard.append(reply)
        await self.desk.announced(reply)


@dataclass
class House:
    """A room with a clock, a chat, and as many sweepers as one likes."""

    room: Room

    def __post_init__(self) -> None:
        self.chat = Chat(self.room.desk)

    def sweeper(self) -> Sweeper:
        """Return a sweeper as another process would have it."""
        return Sweeper(self.room.another_desk(), {"test": self.chat})

    def sweep(self, minutes: float, sweepers: int = 1) -> list[Announcement]:
        """Let time pass, and return what was said unasked."""
        self.room.time += int(minutes * MINUTE)
        self.chat.heard.clear()
        asyncio.run(self._sweep(sweepers))
        return self.chat.heard

    async def _sweep(self, sweepers: int) -> None:
        await asyncio.gather(*(self.sweeper().sweep() for _ in range(sweepers)))


def playing(options: str) -> House:
    """Return a house where Anna is to move, with a clock of four minutes."""
    room = Room()
    room.say("Anna", f"/play checkers 4m {options}")
    room.say("Ben", "/join")
    return House(room)


async def move_unannounced(room: Room) -> Reply:
    """Move, and die before the chat has it."""
    room.time += 1
    return await room.desk.handle(Request(table=ROOM, player=person("Anna"), text="/move c3-d4"))
