"""Tables that private chats share: a friend comes with a code, and each sees their own board.

A shared table has no channel. The store notes at which one a private chat sits, so that what is
typed and pressed there reaches it.
"""

from dataclasses import replace
from typing import Final

from bot.chat.discord_chat.codes import new_number, read_code
from bot.chat.discord_chat.places import shared_number, shared_table
from bot.chat.discord_chat.spots import noted_board
from bot.commands.opening import waits_for_friend
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.private_chats import (
    is_engaged,
    needs_others,
    new_game,
    plays_again,
    retyped,
    waits_alone,
)
from bot.identity import TableId
from bot.recent import RecentCache
from bot.replies.reply import Announcement, Reply

_JOIN, _COME = "/join", "/come"
_CHATS: Final = 20_000
"""Of how many private chats it is remembered where they sit."""


class SharedTables:
    """Opens shared tables, and knows which private chat sits at which."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seats = RecentCache[TableId, TableId](_CHATS)

    async def seat(self, chat: TableId) -> TableId:
        """Return the table at which a private chat sits: a shared one, or its own."""
        known = self._seats.get(chat)
        if known is None:
            noted = await self._desk.notes.load(_name(chat))
            known = self._seats.put(chat, TableId(noted) if noted else chat)
        return known

    async def sit(self, chat: TableId, table: TableId) -> None:
        """Note at which table a private chat sits."""
        self._seats.put(chat, table)
        await self._desk.notes.save(_name(chat), "" if table == chat else table)

    async def direct(self, request: Request, pressed: int) -> Request:
        """Return a request from a private chat at the table that it is about.

        A new game is begun at the chat's own table, or at a new one that a friend can come to, and
        the next one after a game where its board is. Only who plays at another shared table, or
        waits there with others, has to finish that first. A word with which nobody can join here is
        a code with a slip, which leads to no table.
        """
        invited = _invited_to(request)
        if invited:
            return _at(replace(request, text=_COME), invited)
        begun = new_game(request)
        if begun is None:
            return await self._at_its_board(request, pressed)
        seat, player = await self.seat(request.table), request.player.id
        shown = await self.shown(request.table, pressed) if plays_again(begun) else request.table
        if seat not in (request.table, shown) and await is_engaged(self._desk, seat, player):
            return _at(retyped(request, begun), seat)
        if plays_again(begun):
            return _at(request, shown)
        usually = needs_others(self._desk, request, begun)
        if waits_for_friend(begun.words, usually=usually):
            return _at(request, shared_table(new_number()))
        return request

    async def _at_its_board(self, request: Request, pressed: int) -> Request:
        """Return a request at the table of a pressed message, or where the chat sits."""
        table = await self.shown(request.table, pressed)
        if _joins_with_word(request) and not await self._is_gathering(table):
            table, request = shared_table(new_number()), replace(request, text=_COME)
        return _at(request, table)

    async def _is_gathering(self, table: TableId) -> bool:
        found = await self._desk.table_at(table)
        return found is not None and found.gathering

    async def shown(self, chat: TableId, pressed: int) -> TableId:
        """Return the table that a pressed message shows; where the chat sits if it shows none."""
        seat = await self.seat(chat)
        for table in (seat, chat):
            shown = self._desk.shown_in(table, chat)
            if shown and shown.message == pressed:
                return table
        noted = await noted_board(self._desk, chat, pressed) if pressed else None
        return noted or seat

    async def note_seat(self, chat: TableId, request: Request, reply: Reply) -> Reply | None:
        """Note at which table a chat sits by now: the one where its owner has done something.

        Return what is to be shown at a table where they had waited alone: it is closed.
        """
        table = request.table
        if not isinstance(reply, Announcement) or not self._desk.sits_at(table, request.player.id):
            return None
        before = await self.seat(chat)
        if before == table or not (reply.versions or table != chat):
            return None
        await self.sit(chat, table)
        if before == chat or not await waits_alone(self._desk, before):
            return None
        left = replace(_at(request, before), text="/leave", pressed=False)
        return await self._desk.handle(replace(left, key=f"{request.key}:left"))


def _joins_with_word(request: Request) -> bool:
    """Return whether somebody has typed /join with a code, or with what may be one."""
    return request.text.startswith(f"{_JOIN} ") and not request.pressed


def _invited_to(request: Request) -> TableId | None:
    """Return the shared table whose code somebody has typed with /join."""
    word = request.text.removeprefix(_JOIN)
    number = read_code(word) if _joins_with_word(request) else None
    return None if number is None else shared_table(number)


def _at(request: Request, table: TableId) -> Request:
    """Return a request at another table; nobody moderates a shared one."""
    if shared_number(table) is None:
        return request
    return replace(request, table=table, alone=False, invites=False, moderator=False, shared=True)


def _name(chat: TableId) -> str:
    return f"{chat}:sits"
