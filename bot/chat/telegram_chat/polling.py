"""Receiving updates by polling. An update is confirmed once it was handled, and not before."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

import structlog
from telegram import Update
from telegram.error import Conflict, RetryAfter, TelegramError

from bot.chat.telegram_chat.connection import (
    LONGEST_PAUSE,
    RETRY_PAUSE,
    SHUTDOWN_TIMEOUT,
    UPDATE_KINDS,
    App,
    retry,
)
from bot.chat.telegram_chat.errors import retry_after
from bot.chat.telegram_chat.unsent import handle_fully

_POLL: Final = 10
"""Seconds for which Telegram waits for an update before it responds."""
_RECHECK: Final = 0.25
"""Seconds between two polls while an update is being handled: Telegram responds at once."""
_UNCONFIRMED: Final = 90
"""How many updates are left unconfirmed at most: Telegram sends only the first hundred of them."""

_log: Final = structlog.get_logger("telegram")


class Poller:
    """Polls for updates, and handles them at the same time."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._next = 0
        self._running: dict[int, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def receiving(self) -> AsyncIterator[None]:
        """Poll while the block runs, and let what was received be handled."""
        await retry(self._app.bot.delete_webhook)
        polling = asyncio.create_task(self._poll())
        try:
            yield
        finally:
            polling.cancel()
            await asyncio.gather(polling, return_exceptions=True)
            if self._running:
                await asyncio.wait(self._running.values(), timeout=SHUTDOWN_TIMEOUT)

    async def close(self) -> None:
        """Confirm what was handled. The rest is given up, and comes again at the next start."""
        for task in self._running.values():
            task.cancel()
        with suppress(TelegramError):
            await self._app.bot.get_updates(self.offset, limit=1, timeout=0)

    @property
    def offset(self) -> int:
        """Return the first update that is not confirmed."""
        unconfirmed = sorted(self._running)[-_UNCONFIRMED:]
        return unconfirmed[0] if unconfirmed else self._next

    async def _poll(self) -> None:
        """Poll until cancelled, whatever goes wrong."""
        pause = RETRY_PAUSE
        while True:
            try:
                await self._receive()
            except RetryAfter as error:
                await asyncio.sleep(retry_after(error))
            except TelegramError as error:
                _log_failure(error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                pause = RETRY_PAUSE

    async def _receive(self) -> None:
        updates = await self._app.bot.get_updates(
            self.offset, timeout=0 if self._running else _POLL, allowed_updates=UPDATE_KINDS
        )
        self._start(updates)
        if self._running:
            await asyncio.wait(self._running.values(), timeout=_RECHECK)

    def _start(self, updates: Sequence[Update]) -> None:
        for update in updates:
            number = update.update_id
            if number not in self._running:
                task = asyncio.create_task(handle_fully(self._app, update))
                self._running[number] = task
                task.add_done_callback(partial(self._ended, number))
        self._next = max([self._next, *(update.update_id + 1 for update in updates)])

    def _ended(self, number: int, _: asyncio.Task[None]) -> None:
        del self._running[number]


def _log_failure(error: TelegramError) -> None:
    """Log why polling failed, before it is tried again."""
    if isinstance(error, Conflict):
        _log.warning(
            "another program receives the updates of this bot: stop it, or use another token; "
            "retrying"
        )
    else:
        _log.warning("polling Telegram failed, retrying", why=error.message)
