"""Brings people to shared tables: whoever is invited by name, and whoever has followed a link."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.places import discord_id, shared_number, table_at
from bot.chat.discord_chat.sending import FAILURES
from bot.chat.discord_chat.shared_boards import SharedBoards
from bot.chat.discord_chat.shared_tables import SharedTables
from bot.chat.discord_chat.spots import Compose, Spot
from bot.commands.request import Request
from bot.desk.delivery import NotShown
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId
from bot.replies.reply import Announcement

_log: Final = structlog.get_logger("discord")


@dataclass(frozen=True, slots=True)
class Hosting:
    """Opens the private chats of people who have not written there."""

    desk: Desk
    boards: SharedBoards
    tables: SharedTables
    compose: Compose

    async def call_in(self, client: discord.Client, reply: Announcement) -> None:
        """Show whoever was invited to a shared table that it waits for them, in their own chats."""
        if shared_number(reply.table) is None or reply.board or not reply.versions:
            return
        known = {shown.reader for shown in self.desk.tables.places_of(reply.table)}
        for one in reply.concerned:
            if one.player.id not in known:
                await self._open_chat(client, reply, one.player.id)

    async def come(
        self, client: discord.Client, player: Player, table: TableId, locale: str
    ) -> bool:
        """Seat somebody who has followed the link of an invitation; return whether they sit there.

        Where their own chat is open to us, it has a board too, so that they can be alerted.
        """
        request = Request(table=table, player=player, text="/come", locale=locale)
        reply = await self.desk.handle(request)
        if not isinstance(reply, Announcement) or not reply.versions:
            return isinstance(reply, Announcement)
        with suppress(NotShown):  # then it is shown in a moment
            async with self.desk.showing(reply):
                await self.boards.announce(client, reply, self.compose)
        chat = await self._open_chat(client, reply, player.id, locale)
        if chat:
            await self.tables.sit(chat, table)
        return True

    async def _open_chat(
        self, client: discord.Client, reply: Announcement, player: PlayerId, locale: str = ""
    ) -> TableId | None:
        """Show a shared table in somebody's own chat; return it, or None if it is closed to us."""
        try:
            own = await client.create_dm(discord.Object(discord_id(player)))
            spot = Spot(table_at(own.id), player, locale)
            await self.boards.open(client, spot, reply, self.compose)
        except FAILURES as error:
            _log.info("private chat is closed", table=reply.table, why=repr(error))
            return None
        return spot.place
