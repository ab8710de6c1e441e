"""Telegram, by python-telegram-bot."""

from bot.chat.telegram_chat.chat import TelegramChat
from bot.chat.telegram_chat.connection import Access, UnknownToken, Webhook

__all__ = ["Access", "TelegramChat", "UnknownToken", "Webhook"]
