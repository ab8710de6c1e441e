"""Limits what one address may ask of the web server in a short time."""

from math import ceil
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.chat.local_chat.addresses import address_of
from bot.desk.budgets import Buckets, Budget

REQUESTS: Final = Budget(300, 40)
"""Whoever steps through a game with a key held down asks for thirty positions a second."""
COSTLY: Final = ("/games/", "/pictures/", "/qr", "/uploads/", "/words", "/visits")
"""What is made for each request; files and the pictures of messages are just sent."""


def throttle() -> Middleware:
    """Return a middleware that refuses an address that asks for too much."""
    buckets = Buckets(REQUESTS)

    @web.middleware
    async def limited(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith(COSTLY):
            address = address_of(request)
            if wait := buckets.wait(address):
                raise web.HTTPTooManyRequests(headers={"Retry-After": str(ceil(wait))})
            buckets.spend(address)
        return await handler(request)

    return limited
