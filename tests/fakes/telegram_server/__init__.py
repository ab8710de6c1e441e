"""A Bot API server on loopback, as strict as Telegram's own.

What it refuses it also remembers in `faults`, so that a test can ask that nothing was refused.
"""

from tests.fakes.telegram_server.server import TelegramServer
from tests.fakes.telegram_server.world import Chat, Message, User

__all__ = ["Chat", "Message", "TelegramServer", "User"]
