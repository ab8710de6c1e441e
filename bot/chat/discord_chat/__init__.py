"""Discord: slash commands, one public board a table, and buttons that outlive a restart."""

from bot.chat.discord_chat.chat import DiscordChat, TokenRefused
from bot.chat.discord_chat.timeouts import Timeouts

__all__ = ["DiscordChat", "Timeouts", "TokenRefused"]
