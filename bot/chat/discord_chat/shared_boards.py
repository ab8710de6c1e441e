"""Boards of tables that private chats share: whatever one player does, the others are shown."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog

from bot.chat.discord_chat.sending import FAILURES, is_final
from bot.chat.discord_chat.spots import Compose, Spot, spots_of
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.replies.reply import Announcement

_log: Final = structlog.get_logger("discord")

PutUp: TypeAlias = Callable[[discord.Client, Spot, Announcement, Compose], Awaitable[int]]
"""Shows a board in one place; returns the version with which it has to be shown again."""


class SharedBoards:
    """Shows shared tables in the private chats of their players, one change after the other.

    So whoever is shown a change knows everybody who has seen the table before.
    """

    def __init__(self, desk: Desk, put_up: PutUp) -> None:
        self._desk = desk
        self._put_up = put_up
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def told_to_others(
        self, client: discord.Client, spot: Spot, reply: Announcement, compose: Compose
    ) -> AsyncIterator[None]:
        """Show a reply to the others after the block has shown it to whoever asked, in a spot."""
        async with self._turn(reply.table):
            yield
            others = [one for one in spots_of(self._desk, reply.table) if one.place != spot.place]
            try:
                await self._announce_at(client, others, reply, compose)
            except FAILURES as error:
                # Whoever asked has seen it; the others are told in a moment.
                await self._desk.deliveries.give_back(reply.table, *reply.versions, error=error)

    async def announce(self, client: discord.Client, reply: Announcement, compose: Compose) -> None:
        """Show everybody at a table what nobody has asked for."""
        async with self._turn(reply.table):
            await self._announce_at(client, spots_of(self._desk, reply.table), reply, compose)

    async def open(
        self, client: discord.Client, spot: Spot, reply: Announcement, compose: Compose
    ) -> None:
        """Show a table in one more private chat."""
        async with self._turn(reply.table):
            await self._put_up(client, spot, reply, compose)

    async def _announce_at(
        self, client: discord.Client, spots: Sequence[Spot], reply: Announcement, compose: Compose
    ) -> None:
        """Show a board in private chats; one that is closed to us keeps it from nobody else."""
        later = set[int]()
        for spot in spots:
            try:
                later.add(await self._put_up(client, spot, reply, compose))
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                _log.info("private chat is closed", table=reply.table, code=error.code)
        await self._desk.shown(reply.table, *(one for one in reply.versions if one not in later))

    def _turn(self, table: TableId) -> asyncio.Lock:
        """Return the lock of a table; it is dropped when nobody waits for it."""
        return self._turns.setdefault(table, asyncio.Lock())
