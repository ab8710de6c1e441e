"""Files that windows hand in: each is sent to an address that its window alone was told."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Final

from aiohttp import web

from bot.chat.local_chat.guard import check_origin
from bot.commands.request import AttachedFile, NotFetched

WITHIN: Final = 30.0
"""Seconds for a file to arrive once it was asked for."""


@dataclass(frozen=True, slots=True, eq=False)
class _Wanted:
    """A file that is being waited for."""

    size: int
    content: asyncio.Future[bytes]


class Uploads:
    """The files that are being waited for. None is stored here, and none comes unasked."""

    def __init__(self, within: float = WITHIN) -> None:
        self._within = within
        self._wanted: dict[str, _Wanted] = {}

    def expect(self, size: int, ask: Callable[[str], None]) -> AttachedFile:
        """Return a file that a window has. `ask` tells the window where to send it."""

        async def fetch() -> bytes:
            name, wanted = token_urlsafe(16), _Wanted(size, asyncio.Future())
            self._wanted[name] = wanted
            ask(f"uploads/{name}")
            try:
                async with asyncio.timeout(self._within):
                    return await wanted.content
            except TimeoutError:
                raise NotFetched from None
            finally:
                del self._wanted[name]

        return AttachedFile(size, fetch)

    async def take(self, request: web.Request) -> web.Response:
        """Take a file that was asked for, if it is as large as its window said."""
        check_origin(request)
        wanted = self._wanted.get(request.match_info["name"])
        if wanted is None:
            raise web.HTTPNotFound
        if request.content_length != wanted.size:
            raise web.HTTPRequestEntityTooLarge(wanted.size, request.content_length or 0)
        try:
            async with asyncio.timeout(self._within):
                content = await request.content.read()
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        if not wanted.content.done():
            wanted.content.set_result(content)
        return web.Response(status=web.HTTPNoContent.status_code)
