"""Frames: only where a platform can open the page."""

from bot.app.discord_platform import discord_frame
from bot.app.telegram_platform import telegram_frame
from bot.chat.discord_chat import DiscordChat
from bot.chat.telegram_chat import Access, MiniApp, TelegramChat
from bot.desk.desk import Desk
from bot.store.memory import MemoryStore

TOKEN = "7:a-token-that-nobody-gave-to-anybody"  # noqa: S105 - it opens nothing


def test_telegram_has_a_frame_if_the_internet_reaches_the_page() -> None:
    desk, access = Desk(MemoryStore()), Access(TOKEN, "http://127.0.0.1:9", None)
    assert telegram_frame(TelegramChat(desk, access), TOKEN) is None
    opens = TelegramChat(desk, access, mini_app=MiniApp("https://parlour.example"))
    frame = telegram_frame(opens, TOKEN)
    assert frame is not None
    assert (frame.platform, frame.outgoing, frame.client_id()) == ("telegram", opens, None)


def test_discord_has_a_frame_if_the_client_secret_is_known() -> None:
    desk = Desk(MemoryStore())
    assert discord_frame(DiscordChat(desk), TOKEN) is None
    opens = DiscordChat(desk, client_secret="secret")  # noqa: S106 - it opens nothing
    frame = discord_frame(opens, TOKEN)
    assert frame is not None
    assert (frame.platform, frame.gate, frame.client_id()) == ("discord", opens.gate, None)
