"""The public message that shows the board of a table; only the newest one has buttons."""

import asyncio
from asyncio import wait_for
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog

from bot.chat.discord_chat.in_place import awaited, editable, version_of
from bot.chat.discord_chat.messages import Message, with_nonces
from bot.chat.discord_chat.places import discord_id
from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.sending import (
    ALREADY_ANSWERED,
    EXPIRED,
    FAILURES,
    edit,
    ignore_expired,
    post,
)
from bot.chat.discord_chat.timeouts import Timeouts
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.persistence.places import ShownMessage
from bot.recent import RecentCache
from bot.replies.reply import Announcement

_log: Final = structlog.get_logger("discord")


_TABLES: Final = 20_000
"""Of how many tables the newest shown version is remembered."""
_ANSWERS: Final = 512
"""How many answers are remembered that may still be changed."""

Compose: TypeAlias = Callable[[Announcement], Awaitable[list[Message]]]
"""Makes the messages of an announcement."""


class BoardMessages:
    """Shows the boards of all tables, one at a time for each table."""

    def __init__(self, desk: Desk, timeouts: Timeouts) -> None:
        self._desk = desk
        self._limit = timeouts.send
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._newest = RecentCache[TableId, int](_TABLES)
        """The newest version of each table that was shown."""
        self._answers = RecentCache[TableId, Response](_ANSWERS)
        """The answer that shows each table where the bot may do nothing but answer."""

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
            waits = awaited(reply, response.asker)
            in_place = editable(shown, reply, messages, waits) == response.pressed != 0
            messages = self._with_nonce(reply, messages)
            message = await self._show(response, reply.table, messages, in_place=in_place)
            if not message:
                return
            if response.can_only_answer:
                self._answers.put(reply.table, response)
            await self._save(reply, message, waits, shown)
        if shown and shown.message not in {message, response.pressed}:
            await self._remove_buttons_for(response, reply.table, shown.message)

    async def announce(self, client: discord.Client, reply: Announcement, compose: Compose) -> None:
        """Show a board that nobody asked for; where nobody new has to act, in the newest one."""
        newest = self._newest.get(reply.table)
        messages = await compose(reply)
        async with self._turn(reply.table):
            if reply.versions and self._newest.get(reply.table) != newest:
                # Another board was shown meanwhile: this one may be older than that.
                reply = await self._desk.catch_up(reply.table, *reply.versions) or reply
                messages = await compose(reply)
            shown = self._desk.shown_in(reply.table)
            waits = awaited(reply, shown.awaited if shown else PlayerId(""))
            old, sent = editable(shown, reply, messages, waits), self._with_nonce(reply, messages)
            message = await wait_for(self._put_up(client, reply.table, sent, old), self._limit)
            await self._save(reply, message, waits, shown)
        if shown and shown.message != message:
            await self._remove_buttons(client, reply.table, shown.message)

    async def _put_up(
        self, client: discord.Client, table: TableId, messages: Sequence[Message], old: int
    ) -> int:
        """Put a board into an old message, or post it if there is none, and return its message."""
        channel, answer = discord_id(table), self._answers.get(table)
        if answer and answer.can_be_changed:
            change, add = answer.edit, answer.post
        else:
            change, add = partial(edit, client, channel), partial(post, client, channel)
        if old:
            try:
                await change(old, messages[-1])
            except discord.NotFound:
                _log.info("board is gone", table=table)
            else:
                return old
        return await add(messages)

    def is_behind(self, response: Response, table: TableId) -> bool:
        """Return whether the pressed message is the newest board, and yet not up to date.

        That is so where the bot may do nothing but answer, once something has happened by itself.
        """
        shown = self._desk.shown_in(table)
        newest = shown is not None and shown.message == response.pressed
        return newest and self._newest_of(table) < self._desk.tables.version_of(table)

    async def clean_up(self, response: Response, table: TableId) -> None:
        """Remove the buttons of the pressed message if it shows an old board.

        It can still have them if the process was killed before it removed them.
        """
        async with self._turn(table):
            shown = self._desk.shown_in(table)
        if response.pressed_in_public and shown and shown.message != response.pressed:
            await self._remove_buttons_for(response, table, response.pressed)

    def _with_nonce(self, reply: Announcement, messages: Sequence[Message]) -> Sequence[Message]:
        """Return the messages with nonces: an announcement that is repeated is posted once.

        It is the same if it has the same news, of the same version of the same game.
        """
        if not reply.versions:
            return messages
        tables, table = self._desk.tables, reply.table
        same = (table, tables.game_of(table), tables.version_of(table), reply.versions)
        return with_nonces(messages, same)

    def _turn(self, table: TableId) -> asyncio.Lock:
        """Return the lock of a table; it is dropped when nobody waits for it."""
        return self._turns.setdefault(table, asyncio.Lock())

    def _is_outdated(self, reply: Announcement) -> bool:
        """Return whether a newer board is shown already."""
        return 0 < version_of(reply) < self._newest_of(reply.table)

    def _newest_of(self, table: TableId) -> int:
        """Return the newest version of a table that was shown; 0 if that is not known.

        The version that the desk knows is lower if the table has begun again since.
        """
        return min(self._newest.get(table) or 0, self._desk.tables.version_of(table))

    async def _save(
        self, reply: Announcement, message: int, waits: PlayerId, before: ShownMessage | None
    ) -> None:
        """Save which message shows the board; if that fails, the board is shown again later."""
        if reply.version:
            # Old news that are repeated come with the table as it is now.
            self._newest.put(reply.table, max(reply.version, self._newest_of(reply.table)))
        shown = ShownMessage(reply.table, message, awaited=waits)
        new = None if shown == before else shown
        await self._desk.shown(reply.table, *reply.versions, message=new)

    async def _show(
        self, response: Response, table: TableId, messages: Sequence[Message], *, in_place: bool
    ) -> int:
        """Return the message with the board; 0 if another process has answered already."""
        is_new = response.is_new_message and len(messages) == 1
        try:
            return await wait_for(response.show_board(messages, in_place=in_place), self._limit)
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED:
                return 0
            if error.code != EXPIRED:
                raise
        except Exception:
            # It is not known whether it has arrived.
            found = await response.find_answer() if is_new else 0
            if not found:
                raise
            return found
        # Too late for an answer, but the table has changed: everybody has to see the board.
        message = await wait_for(response.post(messages), self._limit)
        if response.pressed_in_public:
            await self._remove_buttons_for(response, table, response.pressed)
        return message

    async def _remove_buttons_for(self, response: Response, table: TableId, message: int) -> None:
        """Remove the buttons of an old board where the bot may do more than answer."""
        if not response.can_only_answer:
            await self._remove_buttons(response.client, table, message)

    async def _remove_buttons(self, client: discord.Client, table: TableId, message: int) -> None:
        """Remove the buttons of a board that is no longer the newest."""
        old = client.get_partial_messageable(discord_id(table)).get_partial_message(message)
        try:
            await wait_for(old.edit(view=None), self._limit)
        except FAILURES as error:
            _log.info("buttons not removed", table=table, why=repr(error))
