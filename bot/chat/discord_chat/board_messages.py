"""The public message that shows the board of a table; only the newest one has buttons."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog

from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import discord_id
from bot.chat.discord_chat.response import (
    ALREADY_ANSWERED,
    EXPIRED,
    FAILURES,
    Response,
    ignore_expired,
    post,
)
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.persistence.places import ShownMessage
from bot.recent import RecentCache
from bot.replies.reply import Announcement

_log: Final = structlog.get_logger("discord")


_TABLES: Final = 20_000
"""Of how many tables the newest shown version is remembered."""

Compose: TypeAlias = Callable[[Announcement], Awaitable[list[Message]]]
"""Makes the messages of an announcement."""


class BoardMessages:
    """Shows the boards of all tables, one at a time for each table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._newest = RecentCache[TableId, int](_TABLES)
        """The newest version of each table that was shown."""

    async def answer(
        self, response: Response, reply: Announcement, messages: Sequence[Message]
    ) -> None:
        """Show the board that a command or a press has led to."""
        async with self._turn(reply.table):
            if self._is_outdated(reply):
                # Only the text of this one is news.
                texts = [message.without_board() for message in messages]
                await ignore_expired(response.reply_privately(texts))
                return
            shown = self._desk.shown_in(reply.table)
            in_place = len(messages) == 1 and _can_edit(shown, response.pressed, _awaited(reply))
            message = await _show(response, reply.table, messages, in_place=in_place)
            if not message:
                return
            await self._save(reply, message, shown)
        if shown and shown.message not in {message, response.pressed}:
            await _remove_buttons_for(response, reply.table, shown.message)

    async def announce(self, client: discord.Client, reply: Announcement, compose: Compose) -> None:
        """Show a board that nobody asked for."""
        newest = self._newest.get(reply.table)
        messages = await compose(reply)
        async with self._turn(reply.table):
            if reply.versions and self._newest.get(reply.table) != newest:
                # Another board was shown meanwhile: this one may be older than that.
                reply = await self._desk.catch_up(reply.table, *reply.versions) or reply
                messages = await compose(reply)
            shown = self._desk.shown_in(reply.table)
            message = await post(client, discord_id(reply.table), messages)
            await self._save(reply, message, shown)
        if shown:
            await _remove_buttons(client, reply.table, shown.message)

    async def clean_up(self, response: Response, table: TableId) -> None:
        """Remove the buttons of the pressed message if it shows an old board.

        It can still have them if the process was killed before it removed them.
        """
        async with self._turn(table):
            shown = self._desk.shown_in(table)
        if response.pressed_in_public and shown and shown.message != response.pressed:
            await _remove_buttons_for(response, table, response.pressed)

    def _turn(self, table: TableId) -> asyncio.Lock:
        """Return the lock of a table; it is dropped when nobody waits for it."""
        return self._turns.setdefault(table, asyncio.Lock())

    def _is_outdated(self, reply: Announcement) -> bool:
        """Return whether a newer board is shown already."""
        return 0 < reply.version < self._newest_of(reply.table)

    def _newest_of(self, table: TableId) -> int:
        """Return the newest version of a table that was shown; 0 if that is not known.

        The version that the desk knows is lower if the table has begun again since.
        """
        return min(self._newest.get(table) or 0, self._desk.tables.version_of(table))

    async def _save(self, reply: Announcement, message: int, before: ShownMessage | None) -> None:
        """Save which message shows the board; if that fails, the board is shown again later."""
        if reply.version:
            # Old news that are repeated come with the table as it is now.
            self._newest.put(reply.table, max(reply.version, self._newest_of(reply.table)))
        shown = ShownMessage(reply.table, message, awaited=_awaited(reply))
        new = None if shown == before else shown
        await self._desk.shown(reply.table, *reply.versions, message=new)


async def _remove_buttons_for(response: Response, table: TableId, message: int) -> None:
    """Remove the buttons of an old board where the bot may do more than answer."""
    if not response.can_only_answer:
        await _remove_buttons(response.client, table, message)


async def _remove_buttons(client: discord.Client, table: TableId, message: int) -> None:
    """Remove the buttons of a board that is no longer the newest."""
    old = client.get_partial_messageable(discord_id(table)).get_partial_message(message)
    try:
        await old.edit(view=None)
    except FAILURES as error:
        _log.info("buttons not removed", table=table, why=repr(error))


def _awaited(reply: Announcement) -> PlayerId:
    return reply.mention.id if reply.mention else PlayerId("")


def _can_edit(shown: ShownMessage | None, pressed: int, awaited: PlayerId) -> bool:
    """Return whether the pressed message is the newest board and waits for the same player.

    For another player it has to be a new message: an edit alerts nobody.
    """
    return shown is not None and pressed == shown.message and awaited == shown.awaited != ""


async def _show(
    response: Response, table: TableId, messages: Sequence[Message], *, in_place: bool
) -> int:
    """Return the message with the board; 0 if another process has answered already."""
    try:
        return await response.show_board(messages, in_place=in_place)
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED:
            return 0
        if error.code != EXPIRED:
            raise
    # Too late for an answer, but the table has changed: everybody has to see the board.
    message = await response.post(messages)
    if response.pressed_in_public:
        await _remove_buttons_for(response, table, response.pressed)
    return message
