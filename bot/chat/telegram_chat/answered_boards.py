"""Boards that are held by the desk until they were sent, or given back to it."""

import asyncio
from collections.abc import Callable, Mapping

from telegram.error import TelegramError

from bot.chat.telegram_chat.errors import is_final
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
        self,
        reply: Announcement,
        messages: Mapping[Place, Sendable],
        apology: Callable[[Exception], Sendable],
    ) -> None:
        """Queue the board of each place. If one fails unexpectedly, the apology is sent too."""
        sent = self._queue(messages)
        task = asyncio.create_task(self._watch(reply, sent, apology))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def deliver(self, reply: Announcement, messages: Mapping[Place, Sendable]) -> None:
        """Queue the board of each place, and return once they were sent; else raise the error."""
        await self._all_sent(reply, self._queue(messages))

    def _queue(self, messages: Mapping[Place, Sendable]) -> dict[Place, asyncio.Future[None]]:
        return {place: self._outbox.queue(place, message) for place, message in messages.items()}

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
        sent: Mapping[Place, asyncio.Future[None]],
        apology: Callable[[Exception], Sendable],
    ) -> None:
        """Hold what an answer announces until it was sent."""
        try:
            async with self._desk.showing(reply):
                await self._all_sent(reply, sent)
        except NotShown as error:
            if not isinstance(error.__cause__, TelegramError):
                for place in sent:
                    self._outbox.put(place, apology(error))

    async def _all_sent(
        self, reply: Announcement, sent: Mapping[Place, asyncio.Future[None]]
    ) -> None:
        """Return when a table was shown; raise the error if that failed.

        A player who has blocked the bot does not keep a shared table from the others. What is shown
        nowhere is known to all who would see it.
        """
        if sent:
            await asyncio.wait(sent.values())
        for future in [each for each in sent.values() if not _is_refused(each)] or sent.values():
            future.result()
        if not sent or any(place.is_shared for place in sent):
            await self._desk.announced(reply)


def _is_refused(future: asyncio.Future[None]) -> bool:
    error = None if future.cancelled() else future.exception()
    return isinstance(error, TelegramError) and is_final(error)
