"""Notes of what messages belong to, because Telegram does not say it: a thread, a shared table."""

from dataclasses import dataclass

from bot.chat.telegram_chat.places import Place
from bot.desk.desk import Desk


@dataclass(frozen=True, slots=True)
class ThreadNotes:
    """Remembers the topic, the post or the shared table of each message with buttons.

    Of a post it is remembered that it is one: whatever is in its thread is a comment.
    """

    desk: Desk

    async def add(self, place: Place, message: int) -> None:
        """Note where a message lies, if it is in a thread, and which shared table it is about."""
        note = place.topic if place.shared is None else place.shared
        if note is not None:
            await self.desk.notes.save(_name(place, message), str(note))
        if place.post:
            await self.desk.notes.save(_name(place, place.post), str(note))

    async def find(self, chat: Place, message: int) -> Place:
        """Return where a message lies; the whole chat if nothing was noted."""
        note = await self.desk.notes.load(_name(chat, message))
        if not note:
            return chat
        return Place(chat.chat, int(note)) if chat.is_group else Place(chat.chat, shared=int(note))


def _name(place: Place, message: int) -> str:
    return f"{Place(place.chat).table}:message:{message}"
