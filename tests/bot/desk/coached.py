"""A room with a coach, and what it is told that nobody asked for."""

from bot.computers.availability import Availability
from bot.desk.coach import Coach
from bot.desk.sweeper import Sweeper
from bot.replies.reply import Announcement
from tests.bot.loops import finish
from tests.bot.quick_computers import QuickWorkers
from tests.bot.room import AT_ONCE, Room
from tests.bot.scripted import ScriptedChance


def coached(*said: str, rolls: tuple[str, ...] = ()) -> Room:
    """Return a room with a coach, where this was said."""
    room = Room(ScriptedChance(*rolls), timeouts=AT_ONCE, computers=Availability.READY)
    room.desk.coach = Coach(QuickWorkers(), room.store, AT_ONCE.memory)
    for line in said:
        name, text = line.split(": ")
        room.say(name, text)
    return room


def told(room: Room) -> list[str]:
    """Return what the chat is told that nobody asked for."""
    heard: list[str] = []

    class Chat:
        async def say(self, reply: Announcement) -> None:
            heard.append(reply.text)
            await room.desk.announced(reply)

    finish(Sweeper(room.desk, {"test": Chat()}).sweep())
    return heard
