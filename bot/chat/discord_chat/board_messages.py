"""The public message that shows the board of a table; only the newest one has buttons."""

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
from bot.chat.discord_chat.response import ALREADY_ANSWERED, EXPIRED, FAILURES, Response, post
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.persistence.places import Shown
from bot.replies.reply import Announcement

_log: Final = structlog.get_logger("discord")


@dataclass(slots=True, weakref_slot=True)
class _Turn:
    """Lets one board at a time be shown for a table, and knows the newest version shown."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0


class BoardMessages:
    """Shows the boards of all tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        # Only those who show a board at the same time have to know of each other.
        self._turns: WeakValueDictionary[TableId, _Turn] = WeakValueDictionary()

    async def answer(
        self, response: Response, reply: Announcement, messages: Sequence[Message]
    ) -> None:
        """Show the board that a command or a press has led to."""
        async with self._in_turn(reply.table) as turn:
            if 0 < reply.version < turn.version:
                # A newer board is shown already: only the text of this one is news.
                await response.reply_privately([message.without_board() for message in messages])
                return
            turn.version = max(turn.version, reply.version)
            shown = self._desk.shown_in(reply.table)
            in_place = _can_edit(shown, response.pressed, _awaited(reply))
            message = await _show(response, messages, in_place=in_place)
            if not message:
                return
            await self._save(reply, message, shown)
        if shown and shown.message not in {message, response.pressed}:
            await self._remove_buttons(response, reply.table, shown.message)

    async def announce(
        self, client: discord.Client, reply: Announcement, messages: Sequence[Message]
    ) -> None:
        """Show a board that nobody asked for."""
        async with self._in_turn(reply.table) as turn:
            turn.version = max(turn.version, reply.version)
            shown = self._desk.shown_in(reply.table)
            message = await post(client, discord_id(reply.table), messages)
            await self._save(reply, message, shown)
        if shown:
            await _remove_buttons(client, reply.table, shown.message)

    async def clean_up(self, response: Response, table: TableId) -> None:
        """Remove the buttons of the pressed message if it shows an old board.

        It can still have them if the process was killed before it removed them.
        """
        shown = self._desk.shown_in(table)
        if response.pressed_in_public and shown and shown.message != response.pressed:
            await self._remove_buttons(response, table, response.pressed)

    @asynccontextmanager
    async def _in_turn(self, table: TableId) -> AsyncIterator[_Turn]:
        """Show one board at a time for each table."""
        turn = self._turns.setdefault(table, _Turn())
        async with turn.lock:
            yield turn

    async def _remove_buttons(self, response: Response, table: TableId, message: int) -> None:
        if not response.can_only_answer:
            await _remove_buttons(response.client, table, message)

    async def _save(self, reply: Announcement, message: int, before: Shown | None) -> None:
        """Save which message shows the board; if that fails, the board is shown again later."""
        shown = Shown(reply.table, message, awaited=_awaited(reply))
        new = None if shown == before else shown
        try:
            await self._desk.shown(reply.table, *reply.versions, message=new)
        except Exception as error:  # noqa: BLE001 - a store may fail in ways that chats do not know
            _log.warning("board message not saved", table=reply.table, why=repr(error))


async def _remove_buttons(client: discord.Client, table: TableId, message: int) -> None:
    """Remove the buttons of a board that is no longer the newest."""
    old = client.get_partial_messageable(discord_id(table)).get_partial_message(message)
    try:
        await old.edit(view=None)
    except FAILURES as error:
        _log.info("buttons not removed", table=table, why=repr(error))


def _awaited(reply: Announcement) -> PlayerId:
    return reply.mention.id if reply.mention else PlayerId("")


def _can_edit(shown: Shown | None, pressed: int, awaited: PlayerId) -> bool:
    """Return whether the pressed message is the newest board and waits for the same player.

    For another player it has to be a new message: an edit alerts nobody.
    """
    return shown is not None and pressed == shown.message and awaited == shown.awaited != ""


async def _show(response: Response, messages: Sequence[Message], *, in_place: bool) -> int:
    """Return the message with the board; 0 if another process has answered already."""
    try:
        return await response.show_board(messages, in_place=in_place)
    except discord.HTTPException as error:
        if error.code == ALREADY_ANSWERED:
            return 0
        if error.code != EXPIRED:
            raise
    # Too late for an answer, but the table has changed: everybody has to see the board.
    return await response.post(messages)
