"""Telegram: commands, one board message a table, and buttons, with python-telegram-bot."""

from bot.chat.telegram_chat.chat import TelegramChat
from bot.chat.telegram_chat.connection import Access, Webhook
from bot.chat.telegram_chat.errors import PortTaken, TokenRefused, WebhookRefused

__all__ = ["Access", "PortTaken", "TelegramChat", "TokenRefused", "Webhook", "WebhookRefused"]
