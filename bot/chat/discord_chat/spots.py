"""Where a board is shown: in the channel of its table, or in the private chats of its players."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from msgspec import structs

from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import shared_number
from bot.chat.discord_chat.response import Response
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.language import Language, choose_language
from bot.persistence.places import ShownMessage
from bot.replies.reply import Announcement, Reply
from bot.replies.spoken import Reader

_NOBODY: Final = PlayerId("")

Compose: TypeAlias = Callable[[Announcement], Awaitable[list[Message]]]
"""Makes the messages of an announcement."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A channel that shows a table, or the private chat of one reader."""

    place: TableId
    reader: PlayerId = _NOBODY
    language: str = ""
    """The language of the reader's app."""

    @classmethod
    def of(cls, response: Response, table: TableId) -> "Spot":
        """Return where a table is shown to whoever asks."""
        if shared_number(table) is None:
            return cls(table)
        return cls(response.place_of(table), response.asker, response.locale)

    def view(self, reply: Announcement, default: Language) -> Announcement:
        """Return an announcement as it is seen there; it alerts nobody but the reader."""
        if not self.reader:
            return reply
        language = choose_language(self.language, reply.language, default=default)
        seen = reply.for_reader(Reader(language, self.reader))
        concerned = tuple(one for one in seen.concerned if one.player.id == self.reader)
        return replace(seen, concerned=concerned, urgent=seen.urgent and bool(concerned))

    def note(self, shown: ShownMessage) -> ShownMessage:
        """Return the note of a message there; only the reader is ever alerted in it."""
        if not self.reader:
            return shown
        known = structs.replace(shown, place=self.place, reader=self.reader, language=self.language)
        return known if shown.awaited == self.reader else structs.replace(known, at=0, quiet=0)


async def note_board(desk: Desk, table: TableId, shown: ShownMessage) -> None:
    """Note which table a message in a private chat shows: others may be shown there too."""
    await desk.notes.save(_name(shown.place, shown.message), table)


async def noted_board(desk: Desk, chat: TableId, message: int) -> TableId | None:
    """Return the shared table that a message in a private chat shows; None if it is no such one."""
    return TableId(await desk.notes.load(_name(chat, message))) or None


def _name(chat: TableId, message: int) -> str:
    return f"{chat}:board:{message}"


def spots_of(desk: Desk, table: TableId) -> tuple[Spot, ...]:
    """Return everywhere a shared table is shown: in the chats of whoever sits there."""
    people = desk.people_at(table)
    return tuple(
        Spot(shown.place, shown.reader, shown.language)
        for shown in desk.tables.places_of(table)
        if shown.reader in people
    )


def seen_by_asker(reply: Reply, spot: Spot, default: Language) -> Reply:
    """Return a reply as whoever asks sees it."""
    return spot.view(reply, default) if isinstance(reply, Announcement) else reply
