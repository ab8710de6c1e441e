"""Parlour on Discord and nothing else, in a process of its own."""

import asyncio
import signal
from contextlib import suppress

from bot.app.logs import configure_logs
from bot.app.settings import Settings, read_settings
from bot.chat.discord_chat import DiscordChat
from bot.desk.desk import Desk
from bot.store.opening import open_store


async def _run(settings: Settings) -> None:
    """Serve until somebody wants it to stop."""
    if settings.discord_token is None:
        raise AssertionError
    DiscordChat.use_host(settings.discord_api_url, settings.discord_gateway_url)
    async with open_store(settings.store_address, settings.data) as store:
        chat = DiscordChat(Desk(store))
        running = asyncio.create_task(chat.run(settings.discord_token.get_secret_value()))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
        with suppress(asyncio.CancelledError):
            await running


if __name__ == "__main__":
    chosen = read_settings()
    configure_logs(chosen.log_level, chosen.log_format, chosen.secrets)
    asyncio.run(_run(chosen))
