"""The order of updates: one after the other within a chat, at the same time in others."""

import asyncio
from collections.abc import Awaitable
from typing import Any, Final
from weakref import WeakValueDictionary

from telegram import Update
from telegram.ext import BaseUpdateProcessor

_AT_ONCE: Final = 1_024


class InOrderProcessor(BaseUpdateProcessor):
    """Makes an update wait for the earlier ones of its chat."""

    def __init__(self) -> None:
        super().__init__(_AT_ONCE)
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Handle an update after the earlier ones of its chat."""
        chat = update.effective_chat if isinstance(update, Update) else None
        queue = self._queues.setdefault(chat.id if chat else 0, asyncio.Lock())
        async with queue:
            await coroutine

    async def initialize(self) -> None:
        """Do nothing."""

    async def shutdown(self) -> None:
        """Do nothing."""
