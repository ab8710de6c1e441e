"""What an update still has to be answered with: it is confirmed only once that was sent."""

import asyncio
from contextvars import ContextVar
from typing import Final

from telegram import Update

from bot.chat.telegram_chat.connection import App

_unsent: Final = ContextVar[list[asyncio.Future[None]] | None]("unsent", default=None)


def new_unsent() -> asyncio.Future[None]:
    """Return a future for a message, done when it was sent or given up: its update waits for it."""
    future = asyncio.get_running_loop().create_future()
    waiting = _unsent.get()
    if waiting is not None:
        waiting.append(future)
    return future


async def handle_fully(app: App, update: Update, timeout: float | None = None) -> None:  # noqa: ASYNC109 - waits no longer, but the messages stay
    """Handle an update in its turn, and return when its answers were sent, or time is up."""
    waiting: list[asyncio.Future[None]] = []
    _unsent.set(waiting)
    await app.update_processor.process_update(update, app.process_update(update))
    if waiting:
        await asyncio.wait(waiting, timeout=timeout)
