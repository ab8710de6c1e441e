"""Telegram, as the settings ask for it."""

from collections.abc import Iterable

from aiohttp import web

from bot.app.platform import Platform
from bot.app.settings import Settings
from bot.chat.local_chat.frames import TELEGRAM_ANCESTORS, Frame
from bot.chat.telegram_chat import Access, MiniApp, TelegramChat, Webhook
from bot.desk.desk import Desk


def telegram_platform(
    settings: Settings, token: str, desk: Desk, routes: Iterable[web.RouteDef]
) -> Platform:
    """Return Telegram; the server of its webhook has the other routes as well."""
    url, port = settings.telegram_webhook_url, settings.telegram_webhook_port
    webhook = Webhook(url, port, routes=tuple(routes)) if url else None
    access = Access(token, settings.telegram_api_url, webhook, settings.telegram_staging_chat)
    chat = TelegramChat(desk, access, language=settings.language, mini_app=mini_app(settings))
    frame, pages = telegram_frame(chat, token), tuple(chat.routes)
    return Platform(chat.platform, chat, chat.run, lambda: chat.connected, frame, pages)


def mini_app(settings: Settings) -> MiniApp | None:
    """Return the page as Telegram opens it; None if the internet does not reach it."""
    page = settings.public_url
    return MiniApp(page, settings.telegram_app or "") if page else None


def telegram_frame(chat: TelegramChat, token: str) -> Frame | None:
    """Return how Telegram shows our page; None if it does not."""
    gate = chat.gate
    return Frame(chat.platform, chat, gate, TELEGRAM_ANCESTORS, token) if gate else None
