"""Receiving updates by webhook, on a server of our own."""

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from telegram import Update
from telegram.error import BadRequest

from bot.chat.telegram_chat.connection import SHUTDOWN_TIMEOUT, UPDATE_KINDS, App, Webhook, retry
from bot.chat.telegram_chat.errors import PortTaken, WebhookRefused
from bot.chat.telegram_chat.unsent import handle_fully

_SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header

_PATIENCE: Final = 10.0
"""Seconds for which Telegram waits until the answers to an update were sent."""


@asynccontextmanager
async def serve_webhook(app: App, secret: str, webhook: Webhook) -> AsyncIterator[None]:
    """Receive updates on the webhook while the block runs."""
    server = web.Application()
    server.router.add_post(urlsplit(webhook.url).path or "/", _Endpoint(app, secret).receive)
    server.add_routes(webhook.routes)
    runner = web.AppRunner(server, access_log=None, shutdown_timeout=SHUTDOWN_TIMEOUT)
    await runner.setup()
    try:
        await _listen(runner, webhook)
        await _register(app, secret, webhook)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, webhook: Webhook) -> None:
    try:
        await web.TCPSite(runner, webhook.host, webhook.port).start()
    except OSError:
        raise PortTaken from None


async def _register(app: App, secret: str, webhook: Webhook) -> None:
    try:
        await retry(
            lambda: app.bot.set_webhook(
                webhook.url, secret_token=secret, allowed_updates=UPDATE_KINDS
            )
        )
    except BadRequest as error:
        raise WebhookRefused(error.message) from None


class _Endpoint:
    """The webhook's endpoint, for Telegram alone."""

    def __init__(self, app: App, secret: str) -> None:
        self._app = app
        self._secret = secret

    async def receive(self, request: web.Request) -> web.Response:
        """Handle an update, and only then confirm it: unconfirmed updates are sent again."""
        given = request.headers.get(_SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            return web.Response(status=403)
        try:
            update = Update.de_json(await request.json(), self._app.bot)
        except (ValueError, LookupError, TypeError, AttributeError):
            return web.Response(status=400)
        # Handled by a task of its own, because Telegram may hang up.
        await asyncio.shield(handle_fully(self._app, update, _PATIENCE))
        return web.Response()
