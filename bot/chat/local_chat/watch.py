"""Keeps rooms up to date with what happens at their tables elsewhere.

A table of another platform is played in its own chat too, and another process may serve the other
player. The store knows; nobody tells us.
"""

import asyncio
from typing import Final

import structlog

from bot.chat.local_chat.chat import LocalChat
from bot.identity import TableId

PAUSE: Final = 2.0
"""Seconds between two looks at the store."""

_log: Final = structlog.get_logger("page")


class Watch:
    """Looks at the tables of all rooms in which somebody is."""

    def __init__(self, chat: LocalChat, pause: float = PAUSE) -> None:
        self._chat = chat
        self._pause = pause
        self._shown: set[TableId] = set()
        self._wake = asyncio.Event()
        chat.desk.when_shown.append(self._note)

    def _note(self, table: TableId) -> None:
        """Look soon at a table that another chat of this process has shown.

        What the page itself has shown is no news to its rooms.
        """
        room = self._chat.rooms.known(table)
        if room and room.windows and room.told < self._chat.desk.tables.known.version_of(table):
            self._shown.add(table)
            self._wake.set()

    async def run(self) -> None:
        """Look again and again until cancelled."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self._pause
        while True:
            try:
                async with asyncio.timeout_at(due):
                    await self._wake.wait()
            except TimeoutError:
                await self._look({room.table for room in self._chat.rooms.open})
                due = loop.time() + self._pause
            else:
                self._wake.clear()
                shown, self._shown = self._shown, set()
                await self._look(shown)

    async def _look(self, tables: set[TableId]) -> None:
        for room in self._chat.rooms.open:
            if room.table in tables:
                try:
                    await self._chat.delivery.refresh(room)
                except Exception:  # noqa: BLE001 - the last resort: the next look may succeed
                    _log.warning("table not refreshed", table=room.table, exc_info=True)
