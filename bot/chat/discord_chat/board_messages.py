"""The public boards: put up, and without buttons once they are no longer the newest."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final
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
    post,
)
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.persistence.places import Shown
from bot.replies.reply import Announcement

_log: Final = structlog.get_logger("discord")


@dataclass(slots=True, weakref_slot=True)
class _Place:
    """Where boards are put up one after the other, and which version was the newest."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0


class BoardMessages:
    """Shows the boards of all tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        # Only those who are about to put up a board at the same time have to know of each other.
        self._places: WeakValueDictionary[TableId, _Place] = WeakValueDictionary()

    async def answer(
        self, response: Response, reply: Announcement, messages: Sequence[Message]
    ) -> None:
        """Put up the board that somebody's command or press has led to."""
        async with self._at(reply.table) as place:
            if 0 < reply.version < place.version:
                # A newer board is up already: of this one only the words are news.
                await response.reply_privately([message.without_board() for message in messages])
                return
            place.version = max(place.version, reply.version)
            shown = self._desk.shown_in(reply.table)
            in_place = _can_edit(shown, response.pressed, _awaited(reply))
            number = await _show(response, messages, in_place=in_place)
            if not number:
                return
            await self._save(reply, number, shown)
        if (
            shown
            and shown.message not in {number, response.pressed}
            and not response.can_only_answer
        ):
            await self._remove_buttons(response.client, reply.table, shown.message)

    async def say(
        self, client: discord.Client, reply: Announcement, messages: Sequence[Message]
    ) -> None:
        """Put up a board that nobody asked for."""
        async with self._at(reply.table) as place:
            place.version = max(place.version, reply.version)
            shown = self._desk.shown_in(reply.table)
            number = await post(client, discord_id(reply.table), messages)
            await self._save(reply, number, shown)
        if shown:
            await self._remove_buttons(client, reply.table, shown.message)

    async def clean_up(self, response: Response, table: TableId) -> None:
        """Take the buttons off a pressed board that was left behind when a process was killed."""
        shown = self._desk.shown_in(table)
        left_behind = shown and shown.message != response.pressed
        if left_behind and response.pressed_in_public and not response.can_only_answer:
            await self._remove_buttons(response.client, table, response.pressed)

    @asynccontextmanager
    async def _at(self, table: TableId) -> AsyncIterator[_Place]:
        """Put up one board at a time in each place."""
        place = self._places.setdefault(table, _Place())
        async with place.lock:
            yield place

    async def _remove_buttons(self, client: discord.Client, table: TableId, message: int) -> None:
        """Take the buttons off a board that is no longer the newest."""
        old = client.get_partial_messageable(discord_id(table)).get_partial_message(message)
        try:
            await old.edit(view=None)
        except FAILURES as error:
            _log.info("old board not retired", table=table, why=repr(error))

    async def _save(self, reply: Announcement, message: int, before: Shown | None) -> None:
        """Note what is shown; if that fails it is shown again, and the board is there anyway."""
        shown = Shown(reply.table, message, awaited=_awaited(reply))
        new = None if shown == before else shown
        try:
            await self._desk.shown(reply.table, *reply.versions, message=new)
        except Exception as error:  # noqa: BLE001 - a store may fail in ways that chats do not know
            _log.warning("board not noted", table=reply.table, why=repr(error))


def _awaited(reply: Announcement) -> PlayerId:
    return reply.mention.id if reply.mention else PlayerId("")


def _can_edit(shown: Shown | None, pressed: int, awaited: PlayerId) -> bool:
    """Return whether the pressed message stays the board: it is, and still waits for the same."""
    return shown is not None and pressed == shown.message and awaited == shown.awaited != ""


async def _show(response: Response, messages: Sequence[Message], *, in_place: bool) -> int:
    """Return the message with the board; 0 if somebody else has put it up."""
    try:
        return await response.show_board(messages, in_place=in_place)
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED:
            return 0
        if error.code != EXPIRED:
            raise
    # Too late for an answer: the table has moved on all the same, so everybody is told.
    return await response.post(messages)
