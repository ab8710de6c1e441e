"""Discord: slash commands, one public board a table, and buttons that outlive a restart."""

from bot.chat.discord_chat.chat import DiscordChat, TokenRefused
from bot.chat.discord_chat.timeouts import Pace

__all__ = ["DiscordChat", "Pace", "TokenRefused"]
