"""The lines that Parlour prints at startup: what is running, and where."""

from importlib.metadata import version
from socket import socket

from bot.app.settings import Settings
from bot.chat.local_chat.server import address, network_address
from rules import GAMES


def summary(settings: Settings, page: socket) -> str:
    """Return a few lines that say what is running."""
    store = "the server at REDIS_URL" if settings.redis_url else "built-in, in the data folder"
    chats = (*settings.chats, "local page")
    return "\n".join(
        (
            f"Parlour {version('parlour')} (press Ctrl-C to stop)",
            f"  games   {', '.join(GAMES)}",
            f"  folder  {settings.data.absolute()}",
            f"  store   {store}",
            f"  chats   {', '.join(chats)}",
            f"  page    {_page_address(settings, page)}",
        )
    )


def _page_address(settings: Settings, page: socket) -> str:
    taken = settings.port not in {0, page.getsockname()[1]}
    network = network_address(page)
    return (
        address(page)
        + (f" (port {settings.port} is taken)" if taken else "")
        + (f", on the network {network}" if network else "")
        + (f", public {settings.public_url}" if settings.public_url else "")
    )
