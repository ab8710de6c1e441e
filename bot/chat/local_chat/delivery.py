"""Replies for everybody: they are posted in rooms, and in the chats of other platforms."""

import asyncio
from collections.abc import Mapping
from typing import Final

import structlog

from bot.chat.local_chat.messages import Messages
from bot.chat.local_chat.rooms import Room, Rooms
from bot.chat.local_chat.turns import show_turn
from bot.desk.desk import Desk, now
from bot.desk.outgoing import Outgoing
from bot.identity import platform_of
from bot.replies.reply import Announcement, Reply

_log: Final = structlog.get_logger("page")


class Delivery:
    """Shows replies to everybody whom they concern.

    A room shows a table of the page's own, or one of another platform to its visitors: then the
    answers go to that platform's chat as well.
    """

    def __init__(self, desk: Desk, rooms: Rooms, messages: Messages) -> None:
        self._desk = desk
        self._rooms = rooms
        self._messages = messages
        self._others: dict[str, Outgoing] = {}
        self._running: set[asyncio.Task[None]] = set()

    def connect(self, others: Mapping[str, Outgoing]) -> None:
        """Name the chats of other platforms, whose tables visitors see here."""
        self._others.update(others)

    async def post(self, room: Room, reply: Reply, key: str = "") -> None:
        """Post a reply in a room; one with a key is posted once."""
        await room.post(self._messages.posting(reply, now(), key, room.told))
        if isinstance(reply, Announcement):
            for window in self._rooms.windows:
                show_turn(window, room)

    async def say(self, reply: Reply, key: str = "") -> None:
        """Post a reply in its room, for those who are there and those who join later."""
        await self.post(self._rooms.find(reply.table), reply, key)
        await self._desk.announced(reply)

    async def refresh(self, room: Room) -> None:
        """Show a room what is new at its table, whoever did it and wherever."""
        if said := await self._desk.look(room.table, room.told):
            await self.post(room, said)

    async def say_everywhere(self, reply: Reply, key: str) -> None:
        """Post a reply in its room and, for a table of another platform, in its chat."""
        other = self._others.get(platform_of(reply.table))
        if other is None:
            await self.say(reply, key)
            return
        await self.post(self._rooms.find(reply.table), reply, key)
        if isinstance(reply, Announcement) and reply.versions:
            task = asyncio.create_task(self._deliver(other, reply))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _deliver(self, other: Outgoing, reply: Announcement) -> None:
        """Show a reply in the chat that its table belongs to; the visitor does not wait for it."""
        try:
            async with self._desk.showing(reply):
                await other.say(reply)
        except Exception:  # noqa: BLE001 - the last resort: the sweeper shows it again
            _log.info("not shown in its chat yet", table=reply.table, exc_info=True)
