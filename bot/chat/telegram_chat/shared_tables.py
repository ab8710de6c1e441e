"""Tables that private chats share: a friend comes by a link, and each sees their own board.

A shared table has no chat of its own. The store notes at which one a private chat sits, so that
what is typed there reaches it; what is pressed belongs to the table of its message.
"""

from dataclasses import dataclass, replace
from secrets import randbits
from typing import Final, TypeVar

from bot.chat.telegram_chat.events import Pressed, Typed
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import ForgedToken, TableTokens
from bot.commands.opening import waits_for_friend
from bot.desk.desk import Desk
from bot.desk.private_chats import (
    is_engaged,
    needs_others,
    new_game,
    plays_again,
    retyped,
    waits_alone,
)
from bot.identity import PlayerId
from bot.replies.reply import Announcement, Reply

_BITS: Final = 61
"""Of the number of a table, which nobody can guess."""

Asked = TypeVar("Asked", Typed, Pressed)


@dataclass(frozen=True, slots=True)
class SharedTables:
    """Opens shared tables, and knows which private chat sits at which."""

    desk: Desk
    tokens: TableTokens

    def invited_to(self, chat: Place, token: str) -> Place | None:
        """Return a private chat at the table of an invitation; None if the token is forged."""
        try:
            table = Place.of_table(self.tokens.open(token))
        except ForgedToken:
            return None
        return chat.showing(table) if table.is_shared else None

    async def seat(self, chat: Place) -> Place:
        """Return a private chat at the table where it sits: a shared one, or its own."""
        note = await self.desk.notes.load(_name(chat))
        return Place(chat.chat, shared=int(note) if note else None)

    async def direct(self, event: Asked, here: Place) -> Asked:
        """Return a request at the table that it is about.

        `here` is the table of the pressed message, or where the chat sits.

        A new game is begun at the chat's own table, or at a new one that a friend can come to, and
        the next one after a game where its board is. Only who plays at another shared table, or
        waits there with others, has to finish that first.
        """
        parsed = new_game(event.request)
        if here.is_group or parsed is None:
            return event.moved_to(here)
        engaged = await self._engaged_at(event, here)
        if engaged and engaged != here:
            moved = event.moved_to(engaged)
            return replace(moved, request=retyped(moved.request, parsed))
        if engaged or plays_again(parsed):
            return event.moved_to(here)
        own = Place(event.place.chat)
        if not waits_for_friend(
            parsed.words, usually=needs_others(self.desk, event.request, parsed)
        ):
            return event.moved_to(own)
        return event.moved_to(own.showing(Place.of_shared(randbits(_BITS))))

    async def _engaged_at(self, event: Typed | Pressed, here: Place) -> Place | None:
        """Return the shared table where a player is busy; the one of the message comes first."""
        for place in (here, await self.seat(event.place)):
            if place.shared and await is_engaged(self.desk, place.table, event.request.player.id):
                return place
        return None

    async def note_seat(self, event: Typed | Pressed, reply: Reply) -> Reply | None:
        """Note at which table a chat sits by now: the one where its owner has done something.

        Return what is to be shown at a table where they had waited alone: it is closed.
        """
        place, player = event.place, event.request.player.id
        if place.is_group or not isinstance(reply, Announcement):
            return None
        if not self.desk.sits_at(place.table, player) or not (place.shared or reply.versions):
            return None
        before = await self.seat(place)
        if before == place:
            return None
        await self.desk.notes.save(_name(place), str(place.shared or ""))
        return await self._close(before, event) if before.shared else None

    async def _close(self, left: Place, event: Typed | Pressed) -> Reply | None:
        """Leave a table where nobody else waits, so that its invitation ends."""
        if not await waits_alone(self.desk, left.table):
            return None
        request = replace(event.moved_to(left).request, text="/leave", pressed=False)
        return await self.desk.handle(replace(request, key=f"{request.key}:left"))


async def sit_where_board_is(desk: Desk, chat: Place) -> None:
    """Note that a private chat sits at the shared table whose board has come there.

    What is typed below it is meant for it, unless its owner is busy at another table.
    """
    note, own = await desk.notes.load(_name(chat)), Place(chat.chat)
    before = Place(chat.chat, shared=int(note) if note else None)
    if before != chat and not await is_engaged(desk, before.table, PlayerId(own.table)):
        await desk.notes.save(_name(chat), str(chat.shared))


def _name(chat: Place) -> str:
    return f"{chat.own_table}:sits"
