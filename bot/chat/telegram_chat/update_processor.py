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
        self._queues: WeakValueDictionary[int | str, asyncio.Lock] = WeakValueDictionary()

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Handle an update after the earlier ones of its chat."""
        queue = self._queues.setdefault(_chat_of(update), asyncio.Lock())
        async with queue:
            await coroutine

    async def initialize(self) -> None:
        """Do nothing."""

    async def shutdown(self) -> None:
        """Do nothing."""


def _chat_of(update: object) -> int | str:
    """Return the chat of an update, or else the message or the person that it is about."""
    if not isinstance(update, Update):
        return 0
    about = update.callback_query or update.chosen_inline_result
    if about and about.inline_message_id:
        return about.inline_message_id
    chat = update.effective_chat or update.effective_user
    return chat.id if chat else 0
