"""Puts up the public boards, and takes the buttons off those that are no longer the newest."""

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.board_notes import Boards, Shown
from bot.chat.discord_chat.message import Letter
from bot.chat.discord_chat.people import discord_id
from bot.chat.discord_chat.response import (
    ALREADY_ANSWERED,
    TROUBLES,
    UNKNOWN_INTERACTION,
    Way,
    post,
)
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.replies.reply import Reply

_log: Final = structlog.get_logger("discord")


class Display:
    """Where the boards of all tables are."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.boards = Boards(desk)

    async def answer(self, way: Way, reply: Reply, letters: Sequence[Letter]) -> None:
        """Put up the board that somebody's command or press has led to."""
        async with self.boards.at(reply.table) as place:
            if 0 < reply.version < place.version:
                # A newer board is up already: of this one only the words are news.
                await way.whisper([letter.without_board() for letter in letters])
                return
            place.version = max(place.version, reply.version)
            shown = await self.boards.find(reply.table)
            awaited = _awaited(reply)
            in_place = way.pressed == shown.message and awaited == shown.awaited != ""
            message = await _put_up(way, letters, in_place=in_place)
            if not message:
                return
            await self._note(reply, Shown(message, awaited))
        if shown.message not in {0, message, way.pressed} and not way.visiting:
            await self.retire(way.client, reply.table, shown.message)

    async def say(self, client: discord.Client, reply: Reply, letters: Sequence[Letter]) -> None:
        """Put up a board that nobody asked for."""
        async with self.boards.at(reply.table) as place:
            place.version = max(place.version, reply.version)
            shown = await self.boards.find(reply.table)
            message = await post(client, discord_id(reply.table), letters)
            await self._note(reply, Shown(message, _awaited(reply)))
        if shown.message:
            await self.retire(client, reply.table, shown.message)

    async def tidy(self, way: Way, table: TableId) -> None:
        """Take the buttons off a pressed board that was left behind when a process was killed."""
        if way.on_a_board and not way.visiting:
            shown = await self.boards.find(table)
            if shown.message not in {0, way.pressed}:
                await self.retire(way.client, table, way.pressed)

    async def retire(self, client: discord.Client, table: TableId, message: int) -> None:
        """Take the buttons off a board that is no longer the newest."""
        old = client.get_partial_messageable(discord_id(table)).get_partial_message(message)
        try:
            await old.edit(view=None)
        except TROUBLES as error:
            _log.info("old board not retired", table=table, why=repr(error))

    async def _note(self, reply: Reply, shown: Shown) -> None:
        """Remember what is shown; if that fails it is told again, and the board is there anyway."""
        try:
            await self._desk.announced(reply)
            await self.boards.keep(reply.table, shown)
        except Exception as error:  # noqa: BLE001 - a store may fail in ways that chats do not know
            _log.warning("board not noted", table=reply.table, why=repr(error))


def _awaited(reply: Reply) -> str:
    return reply.mention.id if reply.mention else ""


async def _put_up(way: Way, letters: Sequence[Letter], *, in_place: bool) -> int:
    """Return the message with the board; 0 if somebody else has put it up."""
    try:
        return await way.show(letters, in_place=in_place)
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED:
            return 0
        if error.code != UNKNOWN_INTERACTION:
            raise
    # Too late for an answer: the table has moved on all the same, so everybody is told.
    return await way.post(letters)
