"""Ways in which a platform's server fails, for some requests and then no more."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum, auto

from aiohttp import web

_PAGE = "<html><head><title>Sorry</title></head><body><h1>Try again later</h1></body></html>"


class Failure(StrEnum):
    """What becomes of a request."""

    UNAVAILABLE = auto()
    """Something in front of the server answers with an error and a page."""
    PAGE = auto()
    """Something in front of the server answers with a page, as if all were well."""
    FORBIDDEN_PAGE = auto()
    """Something in front of the server refuses the request with a page."""
    SILENCE = auto()
    """It is never carried out, and nobody answers."""
    DROPPED = auto()
    """The connection is closed before the request is carried out."""
    LOST_ANSWER = auto()
    """It is carried out, and the connection is closed before the answer."""
    SILENT_SUCCESS = auto()
    """It is carried out, and nobody answers."""


CARRIED_OUT = (Failure.LOST_ANSWER, Failure.SILENT_SUCCESS)
NOT_CARRIED_OUT = tuple(failure for failure in Failure if failure not in CARRIED_OUT)


@dataclass
class Outages:
    """Fails requests."""

    planned: list[tuple[str, Failure]] = field(default_factory=list)
    """The beginnings of requests, each with its failure; the first that fits is used up."""
    failed: list[str] = field(default_factory=list)
    changed: Callable[[], None] = lambda: None
    """Called after every failure."""

    def plan(self, request: str, *failures: Failure) -> None:
        """Let the next requests fail whose name contains a word."""
        self.planned += [(request, failure) for failure in failures]

    @property
    def over(self) -> bool:
        """Return whether everything has failed that should."""
        return not self.planned

    async def answer(
        self,
        name: str,
        request: web.Request,
        handle: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Answer a request, or fail."""
        failure = self._next(name)
        match failure:
            case None:
                return await handle(request)
            case Failure.UNAVAILABLE:
                return _page(503)
            case Failure.FORBIDDEN_PAGE:
                return _page(403)
            case Failure.PAGE:
                return _page(200)
            case Failure.LOST_ANSWER | Failure.SILENT_SUCCESS:
                await handle(request)
            case Failure.SILENCE | Failure.DROPPED:
                pass
        if failure in {Failure.SILENCE, Failure.SILENT_SUCCESS}:
            await asyncio.Event().wait()
        if request.transport:
            request.transport.abort()
        return _page(500)

    def _next(self, name: str) -> Failure | None:
        for at, (word, failure) in enumerate(self.planned):
            if word in name:
                del self.planned[at]
                self.failed.append(name)
                self.changed()
                return failure
        return None


def _page(status: int) -> web.Response:
    return web.Response(text=_PAGE, content_type="text/html", status=status)
