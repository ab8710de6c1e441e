"""The network address that a request comes from."""

import ipaddress

from aiohttp import web

from bot.chat.local_chat.frames import FRAMES


def address_of(request: web.Request) -> str:
    """Return the address of the browser.

    Where the page has a public address, a proxy passes requests on and says for whom. Only what it
    has added itself counts, which is the last: the rest may have been written by anybody.
    """
    peer = request.remote or ""
    passed_on = request.headers.get("X-Forwarded-For", "")
    proxied = request.app[FRAMES].public_url and passed_on
    if proxied and peer and ipaddress.ip_address(peer).is_private:
        return passed_on.rpartition(",")[2].strip()[:64]
    return peer
