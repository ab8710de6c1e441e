"""The health of chats that are not connected yet."""

import asyncio

from bot.chat.discord_chat import DiscordChat
from bot.chat.telegram_chat import Access, TelegramChat
from bot.desk.desk import Desk
from bot.store.memory import MemoryStore


def test_a_chat_that_has_not_come_up_is_not_connected() -> None:
    async def ask() -> list[bool]:
        desk = Desk(MemoryStore())
        telegram = TelegramChat(desk, Access("123456:AAbbCCddEEffGGhhIIjjKK"))
        return [DiscordChat(desk).connected, telegram.connected]

    assert asyncio.run(ask()) == [False, False]
