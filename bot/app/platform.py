"""What Parlour needs to know about a platform to serve it."""

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from aiohttp import web

from bot.chat.local_chat.frames import Frame
from bot.desk.outgoing import Outgoing, Presence
from bot.desk.problem_poster import Poser


class Recipient(Outgoing, Poser, Presence, Protocol):
    """A chat that takes everything that nobody asked for."""


class Platform(NamedTuple):
    """A platform: how messages are sent there, what serves it, and whether it is connected."""

    name: str
    outgoing: Recipient
    run: Callable[[], Coroutine[Any, Any, None]]
    connected: Callable[[], bool]
    frame: Frame | None = None
    """How the platform shows our page in its own app, if it does."""
    routes: tuple[web.RouteDef, ...] = ()
    """What the page serves for the platform."""
