"""Notes of the threads in which messages lie: Telegram does not say it of a message that is old."""

from dataclasses import dataclass

from bot.chat.telegram_chat.places import Place
from bot.desk.desk import Desk


@dataclass(frozen=True, slots=True)
class ThreadNotes:
    """Remembers the topic, or the post, of each message with buttons."""

    desk: Desk

    async def add(self, place: Place, message: int) -> None:
        """Note where a message lies, if it is in a thread."""
        if place.topic is not None:
            await self.desk.notes.save(_name(place, message), str(place.topic))

    async def find(self, chat: Place, message: int) -> Place:
        """Return where a message lies; the whole chat if nothing was noted."""
        topic = await self.desk.notes.load(_name(chat, message)) if chat.is_group else ""
        return Place(chat.chat, int(topic)) if topic else chat


def _name(place: Place, message: int) -> str:
    return f"{place.whole_chat}:message:{message}"
