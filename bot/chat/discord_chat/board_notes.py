"""Which message shows the board of a table, also after a restart."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

import structlog

from bot.desk.desk import Desk
from bot.identity import TableId

_log: Final = structlog.get_logger("discord")


@dataclass(frozen=True, slots=True)
class Shown:
    """The message with the board, and whom it waits for; nothing if there is none."""

    message: int = 0
    awaited: str = ""


@dataclass(slots=True, weakref_slot=True)
class Place:
    """Where boards are put up one after the other, and which version was the newest."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0


class Boards:
    """Remembers the boards, in the notes that the desk keeps for a chat."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        # Only those who are about to put up a board at the same time have to know of each other.
        self._places: WeakValueDictionary[TableId, Place] = WeakValueDictionary()

    @asynccontextmanager
    async def at(self, table: TableId) -> AsyncIterator[Place]:
        """Give a place to nobody else for a while."""
        place = self._places.setdefault(table, Place())
        async with place.lock:
            yield place

    async def find(self, table: TableId) -> Shown:
        """Return where the board is."""
        message, _, awaited = (await self._desk.recall(table)).partition(" ")
        return Shown(int(message), awaited) if message.isdecimal() else Shown()

    async def keep(self, table: TableId, shown: Shown) -> None:
        """Remember where the board is; whoever is named by his whole id can be forgotten."""
        await self._desk.remember(table, f"{shown.message} {shown.awaited}")
