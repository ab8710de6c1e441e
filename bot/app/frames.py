"""The frames in which Telegram and Discord show our page."""

from bot.chat.discord_chat import DiscordChat
from bot.chat.local_chat.frames import DISCORD_ANCESTORS, TELEGRAM_ANCESTORS, Frame
from bot.chat.telegram_chat import TelegramChat


def telegram_frame(chat: TelegramChat, token: str) -> Frame | None:
    """Return Telegram's frame; None if it does not open our page."""
    gate = chat.gate
    return Frame(chat.platform, chat, gate, TELEGRAM_ANCESTORS, token) if gate else None


def discord_frame(chat: DiscordChat, token: str) -> Frame | None:
    """Return Discord's frame; None if it does not open our page."""
    gate = chat.gate
    if gate is None:
        return None
    return Frame(chat.platform, chat, gate, DISCORD_ANCESTORS, token, lambda: chat.application_id)
