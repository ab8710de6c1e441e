"""How Telegram is reached: as which bot, at which server, and after how many tries."""

import asyncio
import hashlib
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from http import HTTPStatus
from time import monotonic
from typing import Any, Final

import structlog
from aiohttp import web
from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.ext import Application, ApplicationBuilder
from telegram.request import HTTPXRequest

from bot.chat.telegram_chat.errors import TokenRefused, retry_after
from bot.chat.telegram_chat.update_processor import InOrderProcessor

API: Final = "https://api.telegram.org"
UPDATE_KINDS: Final = ("message", "callback_query", "my_chat_member")
"""The kinds of updates that mean something to us."""
SHUTDOWN_TIMEOUT: Final = 0.3
"""Seconds that Telegram has for each good-bye when Parlour is stopped."""
SILENCE_LIMIT: Final = 45.0
"""Seconds after which a Telegram that has not answered is believed gone; we ask every ten."""
_RETRY_PAUSE, _MAX_RETRY_PAUSE = 1.0, 30.0
"""Seconds between two tries to reach Telegram, at first and in the end."""

_log: Final = structlog.get_logger("telegram")

App = Application[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where Telegram calls us: the address that the world knows, and the port that we listen on."""

    url: str
    port: int
    host: str = "0.0.0.0"  # noqa: S104 - it is behind a balancer, which is elsewhere
    routes: tuple[web.RouteDef, ...] = ()
    """What else is served there, so that a balancer can see that all is well."""


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


class Heartbeat(HTTPXRequest):
    """Asks for updates, and notes when Telegram answered last."""

    last_response: float = float("-inf")

    @property
    def is_alive(self) -> bool:
        """Tell whether Telegram has answered lately."""
        return monotonic() - self.last_response < SILENCE_LIMIT

    async def do_request(self, *words: Any, **more: Any) -> tuple[int, bytes]:  # noqa: ANN401 - the library's own
        """Ask, and note an answer that is none of trouble."""
        status, body = await super().do_request(*words, **more)
        if status == HTTPStatus.OK:
            self.last_response = monotonic()
        return status, body


def build(access: Access, heartbeat: Heartbeat) -> App:
    """Return the application, not yet running."""
    # The library warns whenever it tells of a span of time, unless it may do so in its new way.
    os.environ.setdefault("PTB_TIMEDELTA", "true")
    builder = (
        ApplicationBuilder()
        .token(access.token)
        .base_url(f"{access.api}/bot")
        .base_file_url(f"{access.api}/file/bot")
        .get_updates_request(heartbeat)
        .concurrent_updates(InOrderProcessor())
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
        await briefly(_disconnect(app))


async def briefly(farewell: Awaitable[object]) -> None:
    """Do what should be done before the end, and not for long: nobody waits for Ctrl-C."""
    with suppress(TimeoutError, TelegramError):
        async with asyncio.timeout(SHUTDOWN_TIMEOUT):
            await farewell


async def _disconnect(app: App) -> None:
    if app.running:
        await app.stop()
    await app.shutdown()
    # The line above leaves connections open that were made before it was ready.
    await app.bot.shutdown()


async def _connect(app: App) -> None:
    try:
        await retry(app.initialize)
    except InvalidToken:
        raise TokenRefused from None


async def retry(ask: Callable[[], Awaitable[object]]) -> None:
    """Ask until Telegram answers; raise what it answers."""
    pause = _RETRY_PAUSE
    while True:
        try:
            await ask()
        except BadRequest:
            raise
        except RetryAfter as error:
            _log.warning("told to wait", why=error.message)
            await asyncio.sleep(retry_after(error))
        except NetworkError as error:
            _log.warning("Telegram cannot be reached, trying again", why=error.message)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _MAX_RETRY_PAUSE)
        else:
            return


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
