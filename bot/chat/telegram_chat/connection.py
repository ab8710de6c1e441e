"""How Telegram is reached, and how updates come: by asking for them, or by being called."""

import asyncio
import hashlib
import hmac
import logging
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Final, cast
from urllib.parse import urlsplit

import structlog
from aiohttp import web
from telegram import Update
from telegram.error import Conflict, InvalidToken, NetworkError, TelegramError
from telegram.ext import Application, ApplicationBuilder, Updater

from bot.chat.telegram_chat.order import InOrder

API: Final = "https://api.telegram.org"
_WANTED: Final = ("message", "callback_query", "my_chat_member")
_SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header
_FOR_EVER: Final = -1
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


class UnknownToken(Exception):
    """Telegram knows no bot with that token."""


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
    pause = _PAUSE
    while True:
        try:
            return await app.initialize()
        except InvalidToken:
            raise UnknownToken from None
        except NetworkError as error:
            _log.warning("Telegram cannot be reached, trying again", why=error.message)
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


@contextmanager
def quiet_requests() -> Iterator[None]:
    """Keep the line that is logged for every request out of the log while the block runs."""
    requests = logging.getLogger("httpx")
    before = requests.level
    requests.setLevel(max(logging.WARNING, before))
    try:
        yield
    finally:
        requests.setLevel(before)


def receiving(app: App, access: Access) -> AbstractAsyncContextManager[None]:
    """Let updates come in while the block runs."""
    if access.webhook:
        return _called(app, access.secret, access.webhook)
    return _polling(cast("Updater", app.updater))


@asynccontextmanager
async def _polling(updater: Updater) -> AsyncIterator[None]:
    await updater.start_polling(
        allowed_updates=_WANTED, bootstrap_retries=_FOR_EVER, error_callback=_explain
    )
    try:
        yield
    finally:
        await updater.stop()


def _explain(error: TelegramError) -> None:
    """Say what is wrong with asking for updates; it is tried again by itself."""
    if isinstance(error, Conflict):
        _log.warning(
            "another program receives the updates of this bot: stop it, or use another token; "
            "trying again"
        )
    else:
        _log.warning("no updates from Telegram, trying again", why=error.message)


@asynccontextmanager
async def _called(app: App, secret: str, webhook: Webhook) -> AsyncIterator[None]:
    server = web.Application()
    server.router.add_post(urlsplit(webhook.url).path or "/", _Door(app, secret).open)
    runner = web.AppRunner(server, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, webhook.host, webhook.port).start()
        await app.bot.set_webhook(webhook.url, secret_token=secret, allowed_updates=_WANTED)
        yield
    finally:
        await runner.cleanup()


class _Door:
    """Lets in what Telegram sends, and nobody else."""

    def __init__(self, app: App, secret: str) -> None:
        self._app = app
        self._secret = secret

    async def open(self, request: web.Request) -> web.Response:
        """Handle an update, and only then say that it need not come again."""
        told = request.headers.get(_SECRET_HEADER, "")
        if not hmac.compare_digest(told.encode(), self._secret.encode()):
            return web.Response(status=403)
        update = Update.de_json(await request.json(), self._app.bot)
        processing = self._app.process_update(update)
        await asyncio.shield(self._app.update_processor.process_update(update, processing))
        return web.Response()
