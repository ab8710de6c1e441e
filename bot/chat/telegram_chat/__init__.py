"""Telegram, by python-telegram-bot."""

from bot.chat.telegram_chat.chat import TelegramChat
from bot.chat.telegram_chat.connection import Access, Webhook

__all__ = ["Access", "TelegramChat", "Webhook"]
