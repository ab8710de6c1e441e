"""Boards that answer requests: held by the desk until they were sent, or given back to it."""

import asyncio
from collections.abc import Callable

from telegram.error import TelegramError

from bot.chat.telegram_chat.outbox import Outbox, Sendable
from bot.chat.telegram_chat.places import Place
from bot.desk.delivery import NotShown
from bot.desk.desk import Desk
from bot.replies.reply import Announcement


class AnsweredBoards:
    """Sends boards that answer requests."""

    def __init__(self, desk: Desk, outbox: Outbox) -> None:
        self._desk = desk
        self._outbox = outbox
        self._watching: set[asyncio.Task[None]] = set()

    def put(
        self, reply: Announcement, message: Sendable, apology: Callable[[Exception], Sendable]
    ) -> None:
        """Queue a board. If it fails unexpectedly, the apology is sent too."""
        sent = self._outbox.queue(Place.of_table(reply.table), message)
        task = asyncio.create_task(self._watch(reply, sent, apology))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def flush(self) -> None:
        """Return when it is known of everything whether it was sent."""
        await self._outbox.flush()
        while self._watching:
            await asyncio.gather(*self._watching)
            await self._outbox.flush()

    async def close(self) -> None:
        """Return when the outbox, which is closed, has told everybody."""
        await asyncio.gather(*self._watching, return_exceptions=True)

    async def _watch(
        self,
        reply: Announcement,
        sent: asyncio.Future[None],
        apology: Callable[[Exception], Sendable],
    ) -> None:
        """Hold what an answer announces until it was sent."""
        try:
            async with self._desk.showing(reply):
                await sent
        except NotShown as error:
            if not isinstance(error.__cause__, TelegramError):
                self._outbox.put(Place.of_table(reply.table), apology(error))
