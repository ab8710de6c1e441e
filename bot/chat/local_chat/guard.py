"""Who may talk to the server, and what a browser may do with what it gets.

A page elsewhere on the web must not act for a guest: it can send requests to this machine, also
under a name that it made point here, but it cannot choose what its browser says about both.
"""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

PUBLIC_PATHS: Final = frozenset({"/healthz", "/metrics"})
"""Nothing there is worth hiding, and monitors call machines by names of their own."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn away who came by a name that is not ours; tell browsers to be strict."""
    if request.path not in PUBLIC_PATHS and not is_ours(_host(request.host)):
        raise web.HTTPMisdirectedRequest
    return await handler(request)


async def add_security_headers(_: web.Request, response: web.StreamResponse) -> None:
    """Put the headers on a response, whatever it is."""
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-cache")


def check_origin(request: web.Request) -> None:
    """Raise unless the request was made by our own page."""
    origin = request.headers.get("Origin", "")
    if urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden


def is_local(request: web.Request) -> bool:
    """Tell whether a browser on this machine asks, not through somebody else's server."""
    return _is_loopback(request.remote or "") and _is_loopback(_host(request.host))


def is_ours(host: str) -> bool:
    """Tell whether a host is a number, or a name that this machine has by itself."""
    name = socket.gethostname().casefold()
    return host.casefold() in {"localhost", name, f"{name}.local"} or _is_address(host)


def _host(written: str) -> str:
    try:
        return urlsplit(f"//{written}").hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    return _is_address(host) and ipaddress.ip_address(host).is_loopback
