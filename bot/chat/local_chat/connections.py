"""The connections of browsers, before and beside their requests.

Whoever opens connections and says nothing, or takes nothing of what is sent, keeps nobody out.
"""

import asyncio
import resource
from collections import Counter
from typing import Any, Final, cast

from aiohttp import web
from aiohttp.typedefs import Handler

HEADERS_WITHIN: Final = 10.0
"""Seconds for the first request of a connection to arrive."""
TAKEN_WITHIN: Final = 30.0
"""Seconds for a browser to take some of what waits for it."""
IDLE: Final = 75.0
"""Seconds for which a connection stays open between two requests."""
EACH: Final = 256
"""Connections from one address; a browser has six and one for each window."""
MOST: Final = 4_096
"""Connections in all, unless the system allows too few files."""


def most_connections() -> int:
    """Return how many connections there may be, so that half of the files are left for others."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else min(MOST, files // 2)


class Connections:
    """All connections. If there are too many, one that has not asked for anything has to go.

    Behind a proxy all come from its address, and only their number is limited.
    """

    def __init__(self, *, each: int | None = EACH, most: int | None = None) -> None:
        self._each = each
        self._most = most or most_connections()
        self._silent: dict[Connection, None] = {}
        self._open: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """Return how many connections are open."""
        return self._open.total()

    def admit(self, connection: "Connection") -> bool:
        """Count a connection; return whether there is room for it."""
        if self.count >= self._most and not self._drop_silent(""):
            return False
        address = connection.address
        crowded = self._each is not None and self._open[address] >= self._each
        if crowded and not self._drop_silent(address):
            return False
        self._open[address] += 1
        self._silent[connection] = None
        return True

    def note_request(self, connection: "Connection") -> None:
        """Note that a connection has asked for something."""
        self._silent.pop(connection, None)

    def release(self, connection: "Connection") -> None:
        """Note that a connection that was admitted is closed."""
        self._silent.pop(connection, None)
        self._open[connection.address] -= 1
        if not self._open[connection.address]:
            del self._open[connection.address]

    def _drop_silent(self, address: str) -> bool:
        """Close the oldest connection, of an address if one is given, that has asked nothing."""
        for connection in self._silent:
            if connection.address == address or not address:
                connection.drop()
                return True
        return False


class Connection(web.RequestHandler):
    """A connection that is closed if its first request, or its reader, takes too long."""

    def __init__(self, all_: Connections, server: web.Server, **settings: Any) -> None:  # noqa: ANN401 - aiohttp's
        super().__init__(server, keepalive_timeout=IDLE, **settings)
        self._all = all_
        self._admitted = False
        self._waits: dict[str, asyncio.TimerHandle] = {}
        self.address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, if there is room."""
        self.address = (transport.get_extra_info("peername") or ("",))[0]
        self._admitted = self._all.admit(self)
        if not self._admitted:
            cast("asyncio.Transport", transport).abort()
            return
        super().connection_made(transport)
        self._wait("headers", HEADERS_WITHIN)

    def connection_lost(self, exc: BaseException | None) -> None:
        """End."""
        self._release()
        super().connection_lost(exc)

    def note_request(self) -> None:
        """Note that a request has arrived."""
        self._all.note_request(self)
        self._arrived("headers")

    def pause_writing(self) -> None:
        """Wait for the browser, but not for ever."""
        super().pause_writing()
        self._wait("taken", TAKEN_WITHIN)

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        self._arrived("taken")

    def drop(self) -> None:
        """Close the connection without waiting for what is still to be sent."""
        self._release()
        cast("asyncio.Transport", self.transport).abort()

    def _release(self) -> None:
        if self._admitted:
            self._admitted = False
            self._all.release(self)
        for wait in self._waits.values():
            wait.cancel()

    def _wait(self, what: str, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._waits[what] = loop.call_later(seconds, self.drop)

    def _arrived(self, what: str) -> None:
        if wait := self._waits.pop(what, None):
            wait.cancel()


@web.middleware
async def note_requests(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Tell each connection that a request has arrived."""
    if isinstance(request.protocol, Connection):
        request.protocol.note_request()
    return await handler(request)
