"""Discord: slash commands, one public board message a table, and buttons that survive restarts."""

from bot.chat.discord_chat.chat import ConnectionRefused, DiscordChat, TokenRefused
from bot.chat.discord_chat.timeouts import Timeouts

__all__ = ["ConnectionRefused", "DiscordChat", "Timeouts", "TokenRefused"]
