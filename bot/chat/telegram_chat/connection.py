"""The connection to Telegram: token and server, start and stop, and retries."""

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
UPDATE_KINDS: Final = (
    "message",
    "edited_message",
    "callback_query",
    "my_chat_member",
    "inline_query",
    "chosen_inline_result",
    "guest_message",
    "poll_answer",
)
"""The kinds of updates that the bot handles."""
READ_TIMEOUT: Final = 5.0
"""Seconds after which a call has failed that Telegram does not answer."""
_CONNECTIONS: Final = 256
"""How many calls are made at the same time."""
SHUTDOWN_TIMEOUT: Final = 0.3
"""Seconds for each step of a shutdown."""
SILENCE_LIMIT: Final = 45.0
"""Seconds without a response after which Telegram counts as unreachable; we poll every ten."""
RETRY_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Seconds between two attempts to connect: the first pause, and the longest."""

_log: Final = structlog.get_logger("telegram")

App = Application[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Webhook:
    """The webhook: its public address, and the port that the bot listens on."""

    url: str
    port: int
    host: str = "0.0.0.0"  # noqa: S104 - it is behind a load balancer on another host
    routes: tuple[web.RouteDef, ...] = ()
    """Other routes on the same port, such as health checks."""


@dataclass(frozen=True, slots=True)
class Access:
    """The token of the bot, and how to reach Telegram."""

    token: str
    api: str = API
    webhook: Webhook | None = None
    staging_chat: int | None = None
    """The chat that pictures are sent to before they are shown where none can be uploaded."""

    @property
    def secret(self) -> str:
        """Return the secret that Telegram sends with each update, the same in all processes."""
        return hashlib.sha256(f"webhook {self.token}".encode()).hexdigest()


class Requests(HTTPXRequest):
    """Calls Telegram. What is no JSON is not Telegram's word but a page of something between.

    Only files are fetched with GET, and may be anything.
    """

    async def do_request(self, *args: Any, **kwargs: Any) -> tuple[int, bytes]:  # noqa: ANN401 - the library's own
        """Send a request; raise NetworkError if the response is not Telegram's."""
        status, body = await super().do_request(*args, **kwargs)
        if kwargs.get("method") != "GET" and not body.lstrip().startswith(b"{"):
            why = f"something else than Telegram has answered, with status {status}"
            raise NetworkError(why)
        return status, body


class Heartbeat(Requests):
    """Polls for updates, and notes when Telegram last responded."""

    last_response: float = float("-inf")

    @property
    def is_alive(self) -> bool:
        """Return whether Telegram has responded recently."""
        return monotonic() - self.last_response < SILENCE_LIMIT

    async def do_request(self, *args: Any, **kwargs: Any) -> tuple[int, bytes]:  # noqa: ANN401 - the library's own
        """Send a request, and note a successful response."""
        status, body = await super().do_request(*args, **kwargs)
        if status == HTTPStatus.OK:
            self.last_response = monotonic()
        return status, body


def build(access: Access, heartbeat: Heartbeat) -> App:
    """Return the application, not yet running."""
    # Without this the library warns about every duration that it returns.
    os.environ.setdefault("PTB_TIMEDELTA", "true")
    builder = (
        ApplicationBuilder()
        .token(access.token)
        .base_url(f"{access.api}/bot")
        .base_file_url(f"{access.api}/file/bot")
        .get_updates_request(heartbeat)
        .request(Requests(_CONNECTIONS, read_timeout=READ_TIMEOUT))
        .concurrent_updates(InOrderProcessor())
        .job_queue(None)
    )
    return builder.updater(None).build()


@asynccontextmanager
async def connected(app: App) -> AsyncIterator[None]:
    """Connect while the block runs; if Telegram is unreachable, wait for it."""
    try:
        await _connect(app)
        await app.start()
        yield
    finally:
        await briefly(_disconnect(app))


async def briefly(cleanup: Awaitable[object]) -> None:
    """Await a step of a shutdown, but not for long."""
    with suppress(TimeoutError, TelegramError):
        async with asyncio.timeout(SHUTDOWN_TIMEOUT):
            await cleanup


async def _disconnect(app: App) -> None:
    if app.running:
        await app.stop()
    await app.shutdown()
    # The line above leaves connections open that were made before the app was ready.
    await app.bot.shutdown()


async def _connect(app: App) -> None:
    try:
        await retry(app.initialize)
    except InvalidToken:
        raise TokenRefused from None


async def retry(request: Callable[[], Awaitable[object]]) -> None:
    """Repeat a request until Telegram responds; raise the error if it refuses."""
    pause = RETRY_PAUSE
    while True:
        try:
            await request()
        except BadRequest:
            raise
        except RetryAfter as error:
            _log.warning("rate limited by Telegram", why=error.message)
            await asyncio.sleep(retry_after(error))
        except NetworkError as error:
            _log.warning("Telegram unreachable, retrying", why=error.message)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            return


@contextmanager
def quiet_requests() -> Iterator[None]:
    """Hide httpx's log line for every request while the block runs."""
    requests = logging.getLogger("httpx")

    def is_warning(record: logging.LogRecord) -> bool:
        return record.levelno >= logging.WARNING

    requests.addFilter(is_warning)
    try:
        yield
    finally:
        requests.removeFilter(is_warning)
