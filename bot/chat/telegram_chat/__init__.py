"""Telegram: commands, one board message a table, and buttons, with python-telegram-bot."""

from bot.chat.telegram_chat.chat import TelegramChat
from bot.chat.telegram_chat.connection import Access, Webhook
from bot.chat.telegram_chat.errors import PortTaken, TokenRefused, WebhookRefused
from bot.chat.telegram_chat.mini_app import MiniApp

__all__ = [
    "Access",
    "MiniApp",
    "PortTaken",
    "TelegramChat",
    "TokenRefused",
    "Webhook",
    "WebhookRefused",
]
