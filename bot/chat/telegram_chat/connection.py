"""How Telegram is reached: as which bot, at which server, and after how many tries."""

import asyncio
import hashlib
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Final

import structlog
from telegram.error import BadRequest, InvalidToken, NetworkError
from telegram.ext import Application, ApplicationBuilder

from bot.chat.telegram_chat.order import InOrder
from bot.settings import WrongSetting

API: Final = "https://api.telegram.org"
WANTED: Final = ("message", "callback_query", "my_chat_member")
"""The kinds of updates that mean something to us."""
_UNKNOWN_TOKEN: Final = (
    "TELEGRAM_TOKEN",
    "a token that Telegram knows, and Telegram refuses this one: ask BotFather for it",
)
_PAUSE, _LONGEST_PAUSE = 1.0, 30.0
"""Seconds between two tries to reach Telegram, at first and in the end."""

_log: Final = structlog.get_logger("telegram")

App = Application[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where Telegram calls us: the address that the world knows, and the port that we listen on."""

    url: str
    port: int
    host: str = "0.0.0.0"  # noqa: S104 - it is behind a balancer, which is elsewhere


@dataclass(frozen=True, slots=True)
class Access:
    """How to reach Telegram as which bot."""

    token: str
    api: str = API
    webhook: Webhook | None = None

    @property
    def secret(self) -> str:
        """Return what Telegram proves itself with, the same in every process of the bot."""
        return hashlib.sha256(f"webhook {self.token}".encode()).hexdigest()


def build(access: Access) -> App:
    """Return the application, not yet running."""
    # The library warns whenever it tells of a span of time, unless it may do so in its new way.
    os.environ.setdefault("PTB_TIMEDELTA", "true")
    builder = (
        ApplicationBuilder()
        .token(access.token)
        .base_url(f"{access.api}/bot")
        .base_file_url(f"{access.api}/file/bot")
        .concurrent_updates(InOrder())
        .job_queue(None)
    )
    return builder.updater(None).build() if access.webhook else builder.build()


@asynccontextmanager
async def connected(app: App) -> AsyncIterator[None]:
    """Be known to Telegram while the block runs; if it cannot be reached, wait for it."""
    try:
        await _connect(app)
        await app.start()
        yield
    finally:
        if app.running:
            await app.stop()
        await app.shutdown()
        # The line above leaves connections open that were made before it was ready.
        await app.bot.shutdown()


async def _connect(app: App) -> None:
    try:
        await insist(app.initialize)
    except InvalidToken:
        raise WrongSetting(*_UNKNOWN_TOKEN) from None


async def insist(ask: Callable[[], Awaitable[object]]) -> None:
    """Ask until Telegram answers; raise what it answers."""
    pause = _PAUSE
    while True:
        try:
            await ask()
        except BadRequest:
            raise
        except NetworkError as error:
            _log.warning("Telegram cannot be reached, trying again", why=error.message)
        else:
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


@contextmanager
def quiet_requests() -> Iterator[None]:
    """Keep the line that is logged for every request out of the log while the block runs."""
    requests = logging.getLogger("httpx")

    def is_grave(record: logging.LogRecord) -> bool:
        return record.levelno >= logging.WARNING

    requests.addFilter(is_grave)
    try:
        yield
    finally:
        requests.removeFilter(is_grave)
