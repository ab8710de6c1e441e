"""Discord, as the settings ask for it."""

from functools import partial

from bot.app.platform import Platform
from bot.app.settings import Settings
from bot.chat.discord_chat import DiscordChat
from bot.chat.local_chat.frames import DISCORD_ANCESTORS, Frame
from bot.desk.desk import Desk


def discord_platform(settings: Settings, token: str, desk: Desk) -> Platform:
    """Return Discord."""
    DiscordChat.use_host(settings.discord_api_url, settings.discord_gateway_url)
    secret = settings.discord_client_secret if settings.public_url else None
    chat = DiscordChat(
        desk,
        language=settings.language,
        shards=settings.discord_shards,
        client_secret=secret.get_secret_value() if secret else "",
        source=settings.source_url or "",
        hears_owners=any(owner.startswith("discord:") for owner in settings.owners),
    )
    run = partial(chat.run, token)
    return Platform(chat.platform, chat, run, lambda: chat.connected, discord_frame(chat, token))


def discord_frame(chat: DiscordChat, token: str) -> Frame | None:
    """Return how Discord shows our page; None if it does not."""
    gate = chat.gate
    if gate is None:
        return None
    return Frame(chat.platform, chat, gate, DISCORD_ANCESTORS, token, lambda: chat.application_id)
