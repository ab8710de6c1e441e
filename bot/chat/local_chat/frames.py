"""The frames in which platforms show our page in their own apps."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.desk.outgoing import Outgoing
from bot.desk.visitors import Gate

TELEGRAM_ANCESTORS: Final = ("https://web.telegram.org",)
DISCORD_ANCESTORS: Final = ("https://discord.com", "https://*.discord.com")
"""The pages of each platform that may show ours."""


def _nothing() -> None:
    """Return None: most platforms show our page under its own address."""


@dataclass(frozen=True)
class Frame:
    """A platform that shows our page."""

    platform: str
    outgoing: Outgoing
    """Its chat, where everybody sees what a visitor does."""
    gate: Gate
    ancestors: tuple[str, ...]
    secret: str
    """What only we and the platform know."""
    client_id: Callable[[], str | None] = _nothing
    """Discord's id of the application: our page runs under it, and has to name it."""


@dataclass(frozen=True)
class Frames:
    """All platforms that show our page, and the address under which the internet reaches it."""

    frames: tuple[Frame, ...] = ()
    public_url: str = ""

    def gate(self, platform: str) -> Gate | None:
        """Return what admits the visitors of a platform; None if it shows no page of ours."""
        return next((each.gate for each in self.frames if each.platform == platform), None)

    @property
    def client_id(self) -> str:
        """Return Discord's id of the application; empty until it is known."""
        return next((found for each in self.frames if (found := each.client_id())), "")

    def is_host(self, host: str) -> bool:
        """Return whether a host is our public one."""
        return bool(self._host) and host.casefold() == self._host

    def is_origin(self, origin: str) -> bool:
        """Return whether our page runs under an origin of Discord's."""
        return bool(self.client_id) and origin == f"https://{self.client_id}.discordsays.com"

    @property
    def ancestors(self) -> str:
        """Return who may show our page, as a security policy writes it."""
        return " ".join(page for each in self.frames for page in each.ancestors) or "'none'"

    @cached_property
    def _host(self) -> str:
        return (urlsplit(self.public_url).hostname or "").casefold()


FRAMES: Final = web.AppKey("frames", Frames)
"""Where a web application has them."""
