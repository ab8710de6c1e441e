"""Receiving updates by polling."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from telegram.error import Conflict, TelegramError

from bot.chat.telegram_chat.connection import UPDATE_KINDS, App, briefly

_FOR_EVER: Final = -1

_log: Final = structlog.get_logger("telegram")


@asynccontextmanager
async def polling(app: App) -> AsyncIterator[None]:
    """Poll for updates while the block runs."""
    updater = app.updater
    if updater is None:
        raise TypeError
    await updater.start_polling(
        allowed_updates=UPDATE_KINDS, bootstrap_retries=_FOR_EVER, error_callback=_log_failure
    )
    try:
        yield
    finally:
        await briefly(updater.stop())


def _log_failure(error: TelegramError) -> None:
    """Log why polling failed; the library retries by itself."""
    if isinstance(error, Conflict):
        _log.warning(
            "another program receives the updates of this bot: stop it, or use another token; "
            "retrying"
        )
    else:
        _log.warning("polling Telegram failed, retrying", why=error.message)
